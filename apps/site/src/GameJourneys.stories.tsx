import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { localStore } from '#features/shared/storage.ts';
import en from '#locales/en/launch.json';
import th from '#locales/th/launch.json';
import preview from '#storybook/preview.tsx';
import type { SandboxContext } from '#storybook/sandboxAddon.ts';
import { brands } from '#themes/brands.ts';
import { BrandContext } from './brand.ts';
import { RootScreen } from './RootScreen.tsx';

/** Into games and back, through the whole site. */
const meta = preview.meta({
  title: 'Journeys/Games',
  parameters: { layout: 'fullscreen', sandbox: { persona: 'member', path: '/rng' } },
  globals: { viewport: { value: 'wide' } },
  // The news have stories of their own.
  beforeEach: () => localStore.set('newsHiddenThrough', '9999-12-31'),
  render: (_args, { globals }) => (
    <BrandContext value={brands.find(({ id }) => id === globals['brand']) ?? brands[0]}>
      <RootScreen />
    </BrandContext>
  ),
});

type Globals = { readonly language?: unknown };
const wordsOf = (globals: Globals) => (globals.language === 'en' ? en : th);
const tiles = () => [...document.querySelectorAll<HTMLAnchorElement>('main a[href^="/game?"]')];
const opened = () => waitFor(() => expect(document.querySelector('iframe')).toBeVisible());
const launches = ({ world }: SandboxContext) => [...world.store.entries('launches')].map(([, launch]) => launch);
const at = (path: string, more: object = {}) => ({
  layout: 'fullscreen' as const,
  sandbox: { persona: 'member' as const, path, ...more },
});
const practise = /ทดลองเล่นโดยไม่ใช้เงินจริง|Practise without money/;

/** Back from a game to the same place of the same list. */
export const BackWhereOneWas = meta.story({
  parameters: at('/rng?minBet=0.1&p=2'),
  play: async ({ globals }) => {
    await waitFor(() => expect(tiles()).toHaveLength(15));
    const pressed = tiles().at(-1) as HTMLElement;
    const name = pressed.textContent;
    pressed.scrollIntoView({ block: 'center', behavior: 'instant' });
    await waitFor(() => expect(scrollY).toBeGreaterThan(100));
    const top = scrollY;
    // The page hears of it a moment later.
    await new Promise(requestAnimationFrame);
    await userEvent.click(pressed);
    await opened();
    await expect(scrollY).toBe(0);
    await userEvent.click(screen.getByRole('link', { name: wordsOf(globals).back }));
    await waitFor(() => expect(tiles().at(-1)?.textContent).toBe(name));
    await waitFor(() => expect(Math.abs(scrollY - top)).toBeLessThan(5));
  },
});

/** GAM-02: an entry that is no game shows the games of its vendor, and one of those opens. */
export const FromAListOfGames = meta.story({
  parameters: at('/pvp?q=pok%20deng%20club'),
  play: async ({ sandbox }) => {
    const entry = () => document.querySelector<HTMLAnchorElement>('main a[href*="games=PVP.PDNG"]');
    await waitFor(() => expect(entry()).toBeVisible());
    await userEvent.click(entry() as HTMLElement);
    const games = within(await screen.findByRole('dialog')).findAllByRole('link');
    await userEvent.click((await games)[0] as HTMLElement);
    await opened();
    await expect(launches(sandbox)).toMatchObject([{ vassalage: 'PDNG', gameType: 'PVP' }]);
  },
});

/** LGN-12: who is asked to log in may practise instead, without an account. */
export const VisitorPractises = meta.story({
  parameters: at('/rng', { persona: 'visitor', scenario: 'everyWayIn' }),
  play: async ({ sandbox, globals }) => {
    await waitFor(() => expect(tiles()).toHaveLength(15));
    await userEvent.click(tiles()[0] as HTMLElement);
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('link', { name: practise }));
    await opened();
    await expect(screen.getByText(wordsOf(globals).practice)).toBeVisible();
    await expect(sandbox.platform.session.current()).toBeNull();
    await expect(launches(sandbox)).toMatchObject([{ memberId: null }]);
  },
});

/** Where the operator has no free play, nothing of it is offered. */
export const NoPractice = meta.story({
  parameters: at('/rng', { persona: 'visitor' }),
  play: async () => {
    await waitFor(() => expect(tiles()).toHaveLength(15));
    await userEvent.click(tiles()[0] as HTMLElement);
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByText(/^(คุณยังไม่ได้เข้าสู่ระบบ|You are not logged in)/);
    await expect(dialog.queryByRole('link', { name: practise })).toBeNull();
  },
});

export const TrialPractises = meta.story({
  parameters: at('/rng', { persona: 'trial', scenario: 'everyWayIn' }),
  play: async ({ globals, sandbox }) => {
    await waitFor(() => expect(tiles()).toHaveLength(15));
    await userEvent.click(tiles()[0] as HTMLElement);
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(await dialog.findByRole('link', { name: practise }));
    await opened();
    await expect(screen.getByText(wordsOf(globals).practice)).toBeVisible();
    await expect(launches(sandbox)).toMatchObject([{ memberId: null }]);
  },
});

/** GAM-01, ROL-01: a launch page without an account asks for one, and nothing is launched. */
export const LaunchPageOfAVisitor = meta.story({
  parameters: at('/fbsports?practice=1', { persona: 'visitor' }),
  play: async ({ sandbox }) => {
    await screen.findByText(/^(คุณยังไม่ได้เข้าสู่ระบบ|You are not logged in)/);
    await waitFor(() => expect(screen.getByLabelText(/^(ชื่อผู้ใช้|User name)/)).toBeVisible());
    await expect(launches(sandbox)).toEqual([]);
  },
});
