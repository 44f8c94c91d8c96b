import { expect, screen, userEvent, within } from 'storybook/test';
import { test, vi } from 'vitest';
import { agentTagsSet, agentViewSet } from '#api/agentBook.ts';
import { agentDownlines } from '#api/agentTeam.ts';
import { memberIdOf } from '#sandbox/seed/members.ts';
import { type RenderOptions, renderOnPlatform } from '#storybook/renderOnPlatform.tsx';
import { TeamScreen } from './TeamScreen.tsx';
import { useTeamScreen } from './useTeamScreen.ts';

const vip = 'VIP เดิมพันสูงสุด';

/** The team of the demonstration, in which `agent` has notes, tags and a saved view. */
async function renderTeam(options: RenderOptions = {}) {
  const rendered = await renderOnPlatform(TeamScreen, useTeamScreen, {
    persona: 'agent',
    scenario: 'demonstration',
    path: '/rng?agent=teamManagement',
    ...options,
  });
  const { canvas, t, url } = rendered;
  return {
    ...rendered,
    /** What the address lists. */
    chosen: () =>
      Object.fromEntries(new URLSearchParams(new URL(url(), 'https://kinnari.test').searchParams.get('ref') ?? '')),
    async views(name?: string) {
      const label = name === undefined ? t('agentBook:views.label') : t('agentBook:views.current', { name });
      await userEvent.click(await canvas.findByRole('button', { name: label }));
      return within(await screen.findByRole('menu'));
    },
  };
}

test('a tag filters the whole branch, is in the address, and is saved as a view under a name', async () => {
  const { canvas, calls, chosen, sandbox, t, views } = await renderTeam();
  await canvas.findByRole('link', { name: /krit/ });
  const filter = await canvas.findByRole('combobox', { name: t('agentTeam:tag') });
  await userEvent.selectOptions(filter, t('agentTeam:tagCount', { tag: 'มาใหม่', count: '1' }));
  // Two levels down.
  await expect(await canvas.findByRole('link', { name: /ploy/ })).toBeVisible();
  await vi.waitFor(() => expect(canvas.queryByRole('link', { name: /krit/ })).toBeNull());
  await vi.waitFor(() => expect(chosen()).toEqual({ list: 'chosen', tag: 'มาใหม่' }));
  // Asked for once: neither the old list nor another one while the address follows.
  await expect(calls(agentDownlines).map(({ input }) => (input as { tag?: string }).tag)).toEqual([undefined, 'มาใหม่']);
  const menu = await views();
  await userEvent.click(menu.getByRole('menuitem', { name: t('agentBook:views.save') }));
  const dialog = within(await screen.findByRole('dialog', { name: t('agentBook:views.save') }));
  await userEvent.type(dialog.getByRole('textbox'), 'คนใหม่{Enter}');
  await expect(
    await canvas.findByRole('button', { name: t('agentBook:views.current', { name: 'คนใหม่' }) }),
  ).toBeVisible();
  await expect(calls(agentViewSet)).toHaveLength(1);
  await expect(sandbox.store.get('agentViews', memberIdOf('agent'))?.views.map(({ name }) => name)).toEqual([
    'คนใหม่',
    vip,
  ]);
});

test('a view sets the address, its columns and the list, and is brought back after it was removed', async () => {
  const { canvas, chosen, sandbox, t, views } = await renderTeam();
  await canvas.findByRole('link', { name: /krit/ });
  const menu = await views();
  await userEvent.click(menu.getByRole('menuitemradio', { name: vip }));
  await vi.waitFor(() => expect(chosen()).toEqual({ list: 'chosen', tag: 'VIP', sort: 'stake', order: 'desc' }));
  await vi.waitFor(() => expect(canvas.queryByRole('link', { name: /krit/ })).toBeNull());
  await expect(canvas.queryByRole('columnheader', { name: t('agentTeam:columns.rates') })).toBeNull();
  await expect(canvas.getByRole('columnheader', { name: t('agentTeam:columns.tags') })).toBeVisible();
  const names = () => sandbox.store.get('agentViews', memberIdOf('agent'))?.views.map(({ name }) => name);
  const known = await views(vip);
  await userEvent.click(known.getByRole('menuitem', { name: t('agentBook:views.remove', { name: vip }) }));
  const undo = await screen.findByRole('button', { name: t('agentBook:views.undo') });
  await expect(names()).toEqual([]);
  await userEvent.click(undo);
  await vi.waitFor(() => expect(names()).toEqual([vip]));
});

test('a link to a list is the list, and what it does not know is left out', async () => {
  const { canvas, calls, t } = await renderTeam({
    path: `/rng?agent=teamManagement&ref=${encodeURIComponent('list=chosen&tag=VIP&state=pirates')}`,
  });
  await expect(await canvas.findByRole('link', { name: /somchai/ })).toBeVisible();
  await expect(canvas.getByRole('combobox', { name: t('agentTeam:tag') })).toHaveDisplayValue(
    t('agentTeam:tagCount', { tag: 'VIP', count: '2' }),
  );
  await expect(calls(agentDownlines).map(({ input }) => input)).toMatchObject([{ tag: 'VIP' }]);
});

test('a tag that is lost on its way is taken back, and one that is saved is a filter at once', async () => {
  const { canvas, calls, t } = await renderTeam({
    path: `/rng?agent=teamManagement&ref=${memberIdOf('ploy')}`,
    faults: [{ match: 'agentTagsSet', when: { calls: [1] }, fault: { kind: 'network' } }],
  });
  const add = async () => {
    await userEvent.click(await canvas.findByRole('button', { name: t('agentBook:tags.add') }));
    await userEvent.click(await canvas.findByRole('button', { name: `${t('agentBook:tags.use')} VIP` }));
  };
  const remove = { name: `${t('agentBook:tags.remove')} VIP` };
  await add();
  await canvas.findByText(t('agentBook:tags.failed', { reason: '' }).trim(), { exact: false });
  await expect(canvas.queryByRole('button', remove)).toBeNull();
  await add();
  await expect(await canvas.findByText(t('agentBook:tags.added', { tag: 'VIP' }))).toBeVisible();
  await expect(canvas.getByRole('button', remove)).toBeVisible();
  await expect(calls(agentTagsSet)).toHaveLength(2);
});

test('a note is written, and shown once the platform has it', async () => {
  const { canvas, t } = await renderTeam({ path: `/rng?agent=teamManagement&ref=${memberIdOf('nok')}` });
  await userEvent.click(await canvas.findByRole('button', { name: t('agentBook:note.change') }));
  const field = canvas.getByRole('textbox', { name: (name) => name.startsWith(t('agentBook:note.label')) });
  await userEvent.clear(field);
  await userEvent.type(field, 'โทรกลับวันศุกร์');
  await userEvent.click(canvas.getByRole('button', { name: t('agentBook:note.save') }));
  await expect(await canvas.findByText(t('agentBook:note.saved'))).toBeVisible();
  await expect(canvas.getByText('โทรกลับวันศุกร์')).toBeVisible();
});
