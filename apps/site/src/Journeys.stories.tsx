import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { localStore } from '#features/shared/storage.ts';
import { demoPassword } from '#sandbox/password.ts';
import { changeSettings } from '#sandbox/settings.ts';
import preview from '#storybook/preview.tsx';
import type { SandboxContext } from '#storybook/sandboxAddon.ts';
import { brands } from '#themes/brands.ts';
import { BrandContext } from './brand.ts';
import { RootScreen } from './RootScreen.tsx';

/** The whole site inside a story: every step goes through the same code as on the site, against the story's own world. */
const meta = preview.meta({
  title: 'Journeys/Site',
  parameters: { layout: 'fullscreen', sandbox: { persona: 'visitor', path: '/rng' } },
  globals: { viewport: { value: 'wide' } },
  // The news have stories of their own.
  beforeEach: () => localStore.set('newsHiddenThrough', '9999-12-31'),
  render: (_args, { globals }) => (
    <BrandContext value={brands.find(({ id }) => id === globals['brand']) ?? brands[0]}>
      <RootScreen />
    </BrandContext>
  ),
});

const tiles = () => [...document.querySelectorAll<HTMLAnchorElement>('main a[href^="/game"]')];
const balance = () => screen.findByText(/10,000\.00/);

async function logIn(dialog: HTMLElement, account = 'demo'): Promise<void> {
  const form = within(dialog);
  await userEvent.type(await form.findByLabelText(/^(ชื่อผู้ใช้|User name)/), account);
  await userEvent.type(form.getByLabelText(/^(รหัสผ่าน|Password)/, { selector: 'input' }), `${demoPassword}{Enter}`);
}

/** A visitor presses a game, is asked to log in, and is then in front of it. */
export const FromVisitorToGame = meta.story({
  play: async ({ sandbox }: { sandbox: SandboxContext }) => {
    await waitFor(() => expect(tiles()).toHaveLength(15));
    const wanted = sandbox.world.catalogue.gameById.get(
      Number(new URL(tiles()[0]?.href ?? '').searchParams.get('nodeId')),
    );
    await userEvent.click(tiles()[0] as HTMLElement);
    await logIn(await screen.findByRole('dialog'));
    await waitFor(() => expect(document.querySelector('iframe')?.src).toContain('/sandbox-games/slot/'));
    const heading = screen.getByRole('heading', { level: 1 });
    await expect([wanted?.name.th, wanted?.name.en]).toContain(heading.textContent);
    await expect([...sandbox.world.store.entries('launches')]).toHaveLength(1);
  },
});

/** Log in, keep a favourite, find it again, sign out: nothing of the account is left on the screen. */
export const FavouriteAndGoodbye = meta.story({
  play: async ({ sandbox }: { sandbox: SandboxContext }) => {
    await waitFor(() => expect(tiles()).toHaveLength(15));
    await userEvent.click(await screen.findByRole('button', { name: /^(เข้าสู่ระบบ|Log in)$/ }));
    await logIn(await screen.findByRole('dialog'));
    await expect(await balance()).toBeVisible();
    const heart = () => document.querySelector<HTMLButtonElement>('main button[aria-pressed]') as HTMLButtonElement;
    await waitFor(() => expect(heart()).toBeVisible());
    // Until it is known which are kept it takes no press.
    await waitFor(() => expect(heart()).not.toHaveAttribute('aria-busy'));
    await userEvent.click(heart());
    await waitFor(() => expect(heart()).toHaveAttribute('aria-pressed', 'true'));
    await userEvent.click(await screen.findByRole('link', { name: /^(เกมโปรด|Favourites)$/ }));
    await waitFor(() => expect(tiles()).toHaveLength(1));
    await userEvent.click(screen.getByRole('button', { name: /เมนูบัญชี|Account menu/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /ออกจากระบบ|Sign out/ }));
    const question = await screen.findByRole('alertdialog').catch(() => screen.findByRole('dialog'));
    const confirm = within(question).getAllByRole('button').at(-1) as HTMLElement;
    await userEvent.click(confirm);
    await waitFor(() => expect(sandbox.platform.session.current()).toBeNull());
    await waitFor(() => expect(screen.queryByText(/10,000\.00/)).toBeNull());
    await expect([...sandbox.world.store.entries('sessions')]).toHaveLength(0);
  },
});

/** Ctrl K searches from anywhere, but never over another dialog: the list of a vendor's games keeps what it began. */
export const QuickOpenOverNothing = meta.story({
  parameters: { layout: 'fullscreen', sandbox: { persona: 'member', path: '/pvp?q=pok%20deng%20club' } },
  play: async () => {
    const press = () => userEvent.keyboard('{Control>}k{/Control}');
    const quickOpen = () => screen.findByRole('dialog', { name: /ค้นหาด่วน|Quick search/ });
    const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const door = () => document.querySelector<HTMLElement>('main a[href*="games=PVP.PDNG"]');
    await waitFor(() => expect(door()).toBeVisible());
    await press();
    await within(await quickOpen()).findAllByRole('option');
    await userEvent.keyboard('{Escape}');
    await closed();
    await userEvent.click(door() as HTMLElement);
    const games = await screen.findByRole('dialog');
    await within(games).findAllByRole('link');
    await press();
    await expect(screen.getByRole('dialog')).toBe(games);
    await userEvent.keyboard('{Escape}');
    await closed();
    await press();
    const again = await quickOpen();
    await waitFor(() => expect(again).toBeVisible());
  },
});

/** ROL-04: a trial account is told why not, wherever it presses. */
export const TrialEverywhere = meta.story({
  parameters: { layout: 'fullscreen', sandbox: { persona: 'trial', path: '/rng' } },
  play: async () => {
    await waitFor(() => expect(tiles()).toHaveLength(15));
    await userEvent.click(tiles()[0] as HTMLElement);
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button'));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
});

/** The platform closes while somebody is browsing: the next answer says so, and the site with it; and it opens again. */
export const MaintenanceAndBack = meta.story({
  play: async ({ sandbox }: { sandbox: SandboxContext }) => {
    const { world } = sandbox;
    await waitFor(() => expect(tiles()).toHaveLength(15));
    world.store.transaction(() => changeSettings(world, { maintenance: true, maintenanceEnd: null }));
    const vendor = document.querySelector<HTMLAnchorElement>('main a[href*="vassalage="]');
    await userEvent.click(vendor as HTMLElement);
    await waitFor(() => expect(document.querySelector('header nav')).toBeNull());
    world.store.transaction(() => changeSettings(world, { maintenance: false }));
    await userEvent.click(await screen.findByRole('button', { name: /ตรวจสอบ|Check/ }));
    await waitFor(() => expect(tiles().length).toBeGreaterThan(0));
  },
});

/** RT-14. */
export const MembersOnly = meta.story({
  parameters: { layout: 'fullscreen', sandbox: { persona: 'visitor', scenario: 'gated', path: '/rng?q=lotus' } },
  play: async () => {
    await waitFor(() => expect(screen.queryByRole('banner')).toBeNull());
    await logIn(await screen.findByRole('main'));
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveValue('lotus'));
  },
});

export const UnknownAddress = meta.story({
  parameters: { layout: 'fullscreen', sandbox: { path: '/nowhere' } },
  play: async () => {
    const way = await screen.findByRole('link', { name: /หน้าแรก|home page/, current: false });
    await expect(way).toHaveAttribute('href', '/');
  },
});
