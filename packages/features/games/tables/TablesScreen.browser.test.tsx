import { expect, userEvent, waitFor, within } from 'storybook/test';
import { describe, test } from 'vitest';
import { gameRooms } from '#api/launch.ts';
import { localStore } from '#core/data/storage.ts';
import { changeSettings } from '#sandbox/changeSettings.ts';
import { memberIdOf } from '#sandbox/seed/members.ts';
import { type RenderOptions, renderOnPlatform } from '#storybook/renderOnPlatform.tsx';
import { accounts } from '#storybook/sandboxPlatform.ts';
import { vendorOf } from '../catalogue.testing.ts';
import { favouritesName } from '../favourites/deviceFavourites.ts';
import { TablesScreen } from './TablesScreen.tsx';
import { useTablesScreen } from './useTablesScreen.ts';

const storedMember = { id: memberIdOf(accounts.member), account: accounts.member };

async function renderTables(options: RenderOptions) {
  const rendered = await renderOnPlatform(TablesScreen, useTablesScreen, { persona: 'member', ...options });
  const { canvas, t } = rendered;
  const list = () => canvas.findByRole('list', { name: t('tables:list') });
  return {
    ...rendered,
    list,
    cards: async () => within(await list()).getAllByRole('listitem'),
    hrefs: async () =>
      within(await list())
        .getAllByRole('link')
        .map((link) => new URL(link.getAttribute('href') ?? '', location.href).searchParams),
  };
}

describe('the tables', () => {
  test('are those of all vendors, asked for once, and lead back to the list', async () => {
    const { calls, hrefs, t, canvas, url } = await renderTables({ path: '/live' });
    await waitFor(async () =>
      expect(new Set((await hrefs()).map((href) => href.get('vassalage'))).size).toBeGreaterThan(2),
    );
    await expect(new Set(calls(gameRooms).map(({ input }) => input.vassalage))).toEqual(new Set(['']));
    const tabs = within(canvas.getByRole('navigation', { name: t('tables:games') }));
    await userEvent.click(tabs.getByRole('link', { name: new RegExp(`^${t('tables:kinds.baccarat')}`) }));
    await waitFor(() => expect(url()).toBe('/live?game=baccarat'));
    await waitFor(async () =>
      expect(new Set((await hrefs()).map((href) => href.get('from')))).toEqual(new Set(['/live?game=baccarat'])),
    );
  });

  test('are narrowed to a vendor, whose lobby opens from there, and widened by the same link', async () => {
    const { canvas, hrefs, language, sandbox, t, url } = await renderTables({ path: '/live' });
    const { vassalage, name } = vendorOf(sandbox, 'LIVE');
    await userEvent.click(await canvas.findByRole('link', { name: name[language] }));
    await waitFor(() => expect(url()).toBe(`/live?vassalage=${vassalage}`));
    await waitFor(async () =>
      expect(new Set((await hrefs()).map((href) => href.get('vassalage')))).toEqual(new Set([vassalage])),
    );
    const lobby = canvas.getByRole('link', { name: t('tables:lobby', { vendor: name[language] }) });
    await expect(lobby).toHaveAttribute('href', expect.stringMatching(/^\/seamless\?(?!.*gameCode)/));
    await userEvent.click(canvas.getByRole('link', { name: name[language], current: true }));
    await waitFor(() => expect(url()).toBe('/live'));
  });

  test('that fail can be retried, and leave the vendors unaffected', async () => {
    const { canvas, cards, language, sandbox, t } = await renderTables({
      path: '/live',
      faults: [{ match: 'gameRooms', when: { calls: [1] }, fault: { kind: 'refuse', code: 'unknown' } }],
    });
    await expect(await canvas.findByText(t('tables:failed'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: vendorOf(sandbox, 'LIVE').name[language] })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('common:retry') }));
    await waitFor(async () => expect((await cards()).length).toBeGreaterThan(2));
  });

  test('of a vendor in maintenance are closed, and its lobby has no link', async () => {
    const { canvas, cards, language, sandbox, t } = await renderTables({
      path: (it) => `/live?vassalage=${vendorOf(it, 'LIVE').vassalage}`,
      prepare: (it) =>
        it.store.transaction(() =>
          changeSettings(it, { vendorsInMaintenance: [vendorOf(it, 'LIVE').vassalage], vendorMaintenanceEnd: null }),
        ),
    });
    const vendor = vendorOf(sandbox, 'LIVE').name[language];
    await expect(await canvas.findByText(t('tables:pause.open', { vendor }))).toBeVisible();
    for (const card of await cards()) await expect(within(card).queryByRole('link')).toBeNull();
    await expect(canvas.queryByRole('link', { name: t('tables:lobby', { vendor }) })).toBeNull();
  });
});

describe('the sheet of a table', () => {
  test('makes a favourite, which is kept on the device; taking it back can be undone', async () => {
    const { canvas, t } = await renderTables({ path: '/live?game=roulette' });
    const body = within(document.body);
    const open = async () => {
      const name = new RegExp(t('tables:more').split('{name}')[0]?.trim() ?? '');
      const [more] = await canvas.findAllByRole('button', { name });
      more?.focus();
      await userEvent.keyboard('{Enter}');
    };
    const stored = (): unknown => JSON.parse(localStore.get(favouritesName('table', storedMember).name) ?? '[]');
    await open();
    await userEvent.click(await body.findByRole('button', { name: t('tables:addFavourite') }));
    await waitFor(() => expect(stored()).toHaveLength(1));
    await userEvent.click(await canvas.findByRole('link', { name: t('tables:filters.favourite') }));
    await open();
    await userEvent.click(await body.findByRole('button', { name: t('tables:removeFavourite') }));
    await expect(await canvas.findByText(t('tables:empty.filtered'))).toBeVisible();
    await expect(stored()).toEqual([]);
    await userEvent.click(await body.findByRole('button', { name: t('tables:undo') }));
    await waitFor(() => expect(stored()).toHaveLength(1));
  });

  test('is opened by a finger that rests on the card, whose link is not followed', async () => {
    const { cards, t, url } = await renderTables({ path: '/live?game=hiLo', viewport: 'phone' });
    const link = within((await cards())[1] as HTMLElement).getByRole('link');
    const at = { bubbles: true, pointerType: 'touch', clientX: 50, clientY: 50 };
    link.dispatchEvent(new PointerEvent('pointerdown', at));
    const dialog = await within(document.body).findByRole('dialog');
    link.dispatchEvent(new PointerEvent('pointerup', at));
    link.click();
    await waitFor(() => expect(within(dialog).getByRole('button', { name: t('tables:addFavourite') })).toBeVisible());
    await expect(url()).toBe('/live?game=hiLo');
  });

  test('has no heart for visitors, and there is no filter of favourites', async () => {
    const { canvas, list, t } = await renderTables({ path: '/live', persona: 'visitor' });
    await list();
    await expect(canvas.queryByRole('link', { name: t('tables:filters.favourite') })).toBeNull();
    const name = new RegExp(t('tables:more').split('{name}')[0]?.trim() ?? '');
    (canvas.getAllByRole('button', { name })[0] as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await within(document.body).findByRole('dialog'));
    await expect(dialog.queryByRole('button', { name: t('tables:addFavourite') })).toBeNull();
  });
});
