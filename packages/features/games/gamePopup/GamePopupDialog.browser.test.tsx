import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { test } from 'vitest';
import { siteConstants } from '#api/primitives.ts';
import { paths } from '#core/routing/paths.ts';
import { changeSettings } from '#sandbox/changeSettings.ts';
import { type RenderOptions, renderOnPlatform } from '#storybook/renderOnPlatform.tsx';
import type { SandboxContext } from '#storybook/sandboxPlatform.ts';
import { Link } from '#ui/Link/Link.tsx';
import { vendorOf } from '../catalogue.testing.ts';
import { GamePopupDialog } from './GamePopupDialog.tsx';
import { useGamePopup } from './useGamePopup.ts';

const { pageSize } = siteConstants;
/** "lotus", typed with the Thai keyboard layout. */
const lotusInThai = 'สนะีห';
/** Part of no name. */
const unknownName = 'qxqxj';

/** A vendor of slots, with games about the lotus among them. */
const slots = (sandbox: SandboxContext) => {
  const game = sandbox.catalogue.games.find(({ name }) => /lotus/i.test(name.en));
  return { gameType: 'RNG', vassalage: game?.vassalage ?? '' } as const;
};
const cards = (sandbox: SandboxContext) =>
  ({ gameType: 'PVP', vassalage: vendorOf(sandbox, 'PVP').vassalage }) as const;
const slotsOpen = (sandbox: SandboxContext): string => paths.gameList('/rng', slots(sandbox));

/** Opens links to the popup, like the tiles of a page. */
const openers = (sandbox: SandboxContext) => (
  <>
    <Link href="/rng?p=2">page</Link>
    <Link href={paths.gameList('/rng?p=2', slots(sandbox))}>one</Link>
    <Link href={paths.gameList('/rng?p=2', cards(sandbox))}>other</Link>
  </>
);

const renderPopup = (options: RenderOptions) =>
  renderOnPlatform(GamePopupDialog, useGamePopup, { persona: 'member', beside: openers, ...options });

/** The dialog, once its entry animation has made it visible. */
const dialog = async () => {
  const found = await screen.findByRole('dialog');
  await waitFor(() => expect(found).toBeVisible());
  return found;
};
const links = async () => within(await dialog()).findAllByRole('link');
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

test('opens by a link, loads more at its end and restores focus; two clicks on close go back once', async () => {
  const { canvas, sandbox, t, url } = await renderPopup({ path: '/promotions' });
  await userEvent.click(canvas.getByRole('link', { name: 'page' }));
  await waitFor(() => expect(url()).toBe('/rng?p=2'));
  const link = canvas.getByRole('link', { name: 'one' });
  link.focus();
  await userEvent.keyboard('{Enter}');
  await expect(await links()).toHaveLength(pageSize);
  await expect(url()).toBe(`/rng?p=2&games=RNG.${slots(sandbox).vassalage}`);
  within(await dialog())
    .getByRole('button', { name: t('gamePopup:more') })
    .scrollIntoView();
  await waitFor(async () => expect(await links()).toHaveLength(2 * pageSize));
  const names = new Set((await links()).map((tile) => tile.getAttribute('href')));
  await expect(names.size).toBe(2 * pageSize);
  const close = within(await dialog()).getByRole('button', { name: t('common:close') });
  close.click();
  close.click();
  await closed();
  await expect(url()).toBe('/rng?p=2');
  await waitFor(() => expect(link).toHaveFocus());
});

test('opened by a link from outside, closing removes it from the URL; maintenance that has ended is not shown', async () => {
  const { language, sandbox, t, url } = await renderPopup({
    persona: 'visitor',
    path: (it) => paths.gameList('/pvp?q=x', cards(it)),
    // The cached vendor list still says that the vendor is in maintenance.
    prepare: (it) => {
      const { vassalage } = cards(it);
      it.store.transaction(() => changeSettings(it, { vendorsInMaintenance: [vassalage], vendorMaintenanceEnd: 0 }));
    },
  });
  const vendor = vendorOf(sandbox, 'PVP');
  const href = new RegExp(String.raw`^/game\?vassalage=${vendor.vassalage}`);
  await expect((await links())[0]).toHaveAttribute('href', expect.stringMatching(href));
  const name = expect.stringContaining(vendor.name[language]);
  await waitFor(() => expect(screen.getByRole('dialog')).toHaveAccessibleName(name));
  await expect(screen.queryByText(t('gamePopup:pause'))).toBeNull();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(url()).toBe('/pvp?q=x'));
});

test('never shows the games of the previous vendor', async () => {
  const { canvas, sandbox } = await renderPopup({ path: '/rng?p=2' });
  const ofVendor = ({ vassalage }: { vassalage: string }) => expect.stringContaining(`vassalage=${vassalage}`);
  await userEvent.click(canvas.getByRole('link', { name: 'one' }));
  await expect((await links())[0]).toHaveAttribute('href', ofVendor(slots(sandbox)));
  await userEvent.keyboard('{Escape}');
  await closed();
  await userEvent.click(canvas.getByRole('link', { name: 'other' }));
  for (const tile of await links()) await expect(tile).toHaveAttribute('href', ofVendor(cards(sandbox)));
});

test('searches the games of the vendor, and shows all of them again', async () => {
  const { sandbox, t } = await renderPopup({ path: slotsOpen });
  await expect(await links()).toHaveLength(pageSize);
  const { vassalage: vendor } = slots(sandbox);
  const wanted = sandbox.catalogue.games.findLast(({ vassalage }) => vassalage === vendor);
  const field = within(await dialog()).getByRole('searchbox');
  await userEvent.type(field, wanted?.name.en ?? '');
  const isWanted = (tile: HTMLElement) => tile.getAttribute('href')?.includes(`nodeId=${wanted?.nodeId}&`) === true;
  await waitFor(async () => expect((await links()).some(isWanted)).toBe(true));
  await userEvent.clear(field);
  await userEvent.type(field, unknownName);
  await expect(await screen.findByText(t('gamePopup:notFound', { search: unknownName }))).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: t('gamePopup:all') }));
  await expect(await links()).toHaveLength(pageSize);
});

test('reads text of the other keyboard layout as it was meant, and says so', async () => {
  const { t } = await renderPopup({ path: slotsOpen });
  await expect(await links()).toHaveLength(pageSize);
  await userEvent.type(within(await dialog()).getByRole('searchbox'), lotusInThai);
  await expect(await screen.findByText(t('gamePopup:shownFor', { name: 'lotus' }))).toBeVisible();
  await expect((await links()).length).toBeGreaterThan(0);
});

test('keeps the first page when the second fails, and loads it on retry', async () => {
  const { t } = await renderPopup({
    path: slotsOpen,
    faults: [{ match: 'gameList', when: { calls: [2] }, fault: { kind: 'refuse', code: 'unknown' } }],
  });
  await expect(await links()).toHaveLength(pageSize);
  await userEvent.click(within(await dialog()).getByRole('button', { name: t('gamePopup:more') }));
  await expect(await within(await dialog()).findByRole('alert')).toBeVisible();
  await expect(await links()).toHaveLength(pageSize);
  await userEvent.click(within(await dialog()).getByRole('button', { name: t('common:retry') }));
  await waitFor(async () => expect(await links()).toHaveLength(2 * pageSize));
});
