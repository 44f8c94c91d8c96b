import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { test } from 'vitest';
import { page } from 'vitest/browser';
import { memberIdOf } from '#sandbox/seed/members.ts';
import { renderSite } from './renderSite.testing.tsx';

test('at 390 px, a message to twenty quiet players takes five taps from the home page', async () => {
  const ids = Array.from({ length: 20 }, (_, at) => `quiet-${at}`);
  const { sandbox, t } = await renderSite({
    persona: 'agent',
    scenario: 'transfers',
    path: '/agentHome',
    settings: { humanCheck: 'none' },
    prepare: ({ store }) =>
      store.transaction(() => {
        const like = store.get('members', memberIdOf('malee'));
        for (const [at, id] of ids.entries())
          if (like) store.put('members', id, { ...like, id, account: `quiet${at}` });
      }),
  });
  await page.viewport(390, 844);
  let taps = 0;
  const tap = async (element: HTMLElement) => {
    taps += 1;
    await userEvent.click(element);
  };
  await tap(await screen.findByRole('link', { name: t('agentOverview:quiet.all') }));
  const team = within(await screen.findByRole('group', { name: t('agentTeam:title') }));
  await tap(await team.findByRole('button', { name: t('agentMany:select') }));
  const begins = t('agentMany:all', { count: '' }).trim();
  await tap(await team.findByRole('button', { name: (name) => name.startsWith(begins) }));
  const write = team.getByRole('button', { name: t('agentMany:actions.message') });
  await waitFor(() => expect(write).toBeEnabled());
  await tap(write);
  // The field has the focus: typing begins without a tap.
  const field = await screen.findByRole('textbox', { name: (name) => name.startsWith(t('agentTeam:messageText')) });
  await waitFor(() => expect(field).toHaveFocus());
  await userEvent.keyboard('hello');
  const form = within(screen.getByRole('form', { name: t('agentTeam:tabs.message') }));
  await tap(form.getByRole('button'));
  await waitFor(() => {
    for (const id of ids) void expect(sandbox.store.get('memberMessages', id)?.ids ?? []).toHaveLength(1);
  });
  await expect(taps).toBe(5);
});
