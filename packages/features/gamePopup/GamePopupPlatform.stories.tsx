import { useLocation } from 'react-router-dom';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import en from '#locales/en/gamePopup.json';
import th from '#locales/th/gamePopup.json';
import preview from '#storybook/preview.tsx';
import { Link } from '#ui/Link/Link.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { paths } from '../shared/navigation.ts';
import { GamePopup } from './GamePopup.tsx';

/** A page with two entries that stand for lists, as the site has them in its tiles. */
function Page() {
  const { pathname, search } = useLocation();
  return (
    <Stack data-address={pathname + search}>
      <Link href="/rng?p=2">page</Link>
      <Link href={paths.gameList('/rng?p=2', { gameType: 'RNG', vassalage: 'SLKR' })}>one</Link>
      <Link href={paths.gameList('/rng?p=2', { gameType: 'PVP', vassalage: 'PDNG' })}>other</Link>
      <GamePopup />
    </Stack>
  );
}

const meta = preview.meta({
  title: 'Screens/Games/Game popup on the platform',
  component: Page,
  parameters: { sandbox: { persona: 'member', path: '/rng?p=2' } },
});

type Globals = { readonly language?: unknown };
const wordsOf = (globals: Globals) => (globals.language === 'en' ? en : th);
const address = () => document.querySelector('[data-address]')?.getAttribute('data-address');
/** Once it has begun to come into view: before its first frame nothing in it can be seen. */
const dialog = async () => {
  const found = await screen.findByRole('dialog');
  await waitFor(() => expect(found).toBeVisible());
  return found;
};
const links = async () => within(await dialog()).findAllByRole('link');

/** Opens by a link, grows when its end is seen, and gives the focus back when it closes: once, by however many presses. */
export const OpensAndCloses = meta.story({
  parameters: { sandbox: { persona: 'member', path: '/promotions' } },
  play: async ({ canvas, globals }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'page' }));
    await waitFor(() => expect(address()).toBe('/rng?p=2'));
    const link = canvas.getByRole('link', { name: 'one' });
    link.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await links()).toHaveLength(15);
    await expect(address()).toBe('/rng?p=2&games=RNG.SLKR');
    within(await dialog())
      .getByRole('button', { name: wordsOf(globals).more })
      .scrollIntoView();
    await waitFor(async () => expect(await links()).toHaveLength(30));
    const names = new Set((await links()).map((tile) => tile.getAttribute('href')));
    await expect(names.size).toBe(30);
    const close = within(await dialog()).getByRole('button', { name: /^(ปิด|Close)$/ });
    close.click();
    close.click();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(address()).toBe('/rng?p=2');
    await waitFor(() => expect(link).toHaveFocus());
  },
});

/**
 * A link from elsewhere, or a reload: there is nothing behind it to go back to. A break that has ended is none, though the
 * list says so still.
 */
export const FromALink = meta.story({
  parameters: {
    sandbox: {
      persona: 'visitor',
      path: '/pvp?q=x&games=PVP.PDNG',
      settings: { vendorsInMaintenance: ['PDNG'], vendorMaintenanceEnd: 0 },
    },
  },
  play: async ({ sandbox, globals }) => {
    await expect((await links())[0]).toHaveAttribute('href', expect.stringMatching(/^\/game\?vassalage=PDNG/));
    const vendor = sandbox.world.catalogue.vendorByCode.get('PDNG')?.name[globals['language'] === 'en' ? 'en' : 'th'];
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveAccessibleName(expect.stringContaining(vendor ?? '')));
    await expect(screen.queryByText(wordsOf(globals).pause)).toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(address()).toBe('/pvp?q=x'));
  },
});

/** Another vendor never begins with the games of the one before. */
export const AnotherVendor = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'one' }));
    await expect((await links())[0]).toHaveAttribute('href', expect.stringContaining('vassalage=SLKR'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('link', { name: 'other' }));
    const all = await links();
    for (const tile of all) await expect(tile).toHaveAttribute('href', expect.stringContaining('vassalage=PDNG'));
  },
});

export const Searching = meta.story({
  parameters: { sandbox: { persona: 'member', path: '/rng?games=RNG.SLKR' } },
  play: async ({ sandbox, globals }) => {
    await expect(await links()).toHaveLength(15);
    const wanted = sandbox.world.catalogue.games.findLast(({ vassalage }) => vassalage === 'SLKR');
    const field = within(await dialog()).getByRole('searchbox');
    await userEvent.type(field, wanted?.name.en ?? '');
    await waitFor(async () =>
      expect((await links()).some((tile) => tile.getAttribute('href')?.includes(`nodeId=${wanted?.nodeId}&`))).toBe(
        true,
      ),
    );
    await userEvent.clear(field);
    await userEvent.type(field, 'qxqxj');
    await expect(await screen.findByText(wordsOf(globals).notFound.replace('{search}', 'qxqxj'))).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: wordsOf(globals).all }));
    await expect(await links()).toHaveLength(15);
  },
});

/** Typed with the keyboard in the other language: what was meant is asked for, said, and goes on page by page. */
export const OtherKeyboard = meta.story({
  parameters: { sandbox: { persona: 'member', path: '/rng?games=RNG.SLKR' } },
  play: async ({ globals }) => {
    await expect(await links()).toHaveLength(15);
    await userEvent.type(within(await dialog()).getByRole('searchbox'), 'สนะีห');
    const said = wordsOf(globals).shownFor.replace('{name}', 'lotus');
    await expect(await screen.findByText(said)).toBeVisible();
    await expect((await links()).length).toBeGreaterThan(0);
  },
});

/** The second page does not come: the first one stays, and the press on "again" brings it. */
export const MoreFails = meta.story({
  parameters: {
    sandbox: {
      persona: 'member',
      path: '/rng?games=RNG.SLKR',
      faults: [{ match: 'gameList', when: { calls: [2] }, fault: { kind: 'refuse', code: 'unknown' } }],
    },
  },
  play: async ({ globals }) => {
    await expect(await links()).toHaveLength(15);
    await userEvent.click(within(await dialog()).getByRole('button', { name: wordsOf(globals).more }));
    await expect(await within(await dialog()).findByRole('alert')).toBeVisible();
    await expect(await links()).toHaveLength(15);
    await userEvent.click(within(await dialog()).getByRole('button', { name: /ลองใหม่|Try again/ }));
    await waitFor(async () => expect(await links()).toHaveLength(30));
  },
});
