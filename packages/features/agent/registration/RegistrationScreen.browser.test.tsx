import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { test } from 'vitest';
import { agentAccountOpen, agentLinkSave } from '#api/agentRegistration.ts';
import { memberIdOf } from '#sandbox/seed/members.ts';
import { type RenderOptions, renderOnPlatform } from '#storybook/renderOnPlatform.tsx';
import { RegistrationScreen } from './RegistrationScreen.tsx';
import { useRegistrationScreen } from './useRegistrationScreen.ts';

const renderRegistration = (options: RenderOptions = {}) =>
  renderOnPlatform(RegistrationScreen, useRegistrationScreen, {
    persona: 'agent',
    path: '/rng?agent=registerCenter',
    ...options,
  });

test('an account is opened once for two clicks, below the agent', async () => {
  const { canvas, calls, sandbox, t } = await renderRegistration();
  const field = await canvas.findByRole('textbox', { name: (name) => name.startsWith(t('agentRegister:username')) });
  await userEvent.type(field, 'teamnew1');
  await userEvent.dblClick(canvas.getByRole('button', { name: t('agentRegister:open') }));
  await canvas.findByRole('heading', { name: t('agentRegister:opened', { account: 'teamnew1' }) });
  await expect(calls(agentAccountOpen)).toHaveLength(1);
  await expect(sandbox.store.get('members', memberIdOf('teamnew1'))).toMatchObject({
    uplineId: memberIdOf('agent'),
    firstTimeLogin: true,
  });
});

test('an account whose answer is lost keeps its password in view', async () => {
  const { canvas, sandbox, t } = await renderRegistration({
    faults: [{ match: 'agentAccountOpen', when: { calls: [1] }, fault: { kind: 'network' }, effect: 'applied' }],
  });
  const field = await canvas.findByRole('textbox', { name: (name) => name.startsWith(t('agentRegister:username')) });
  await userEvent.type(field, 'teamnew1{Enter}');
  await canvas.findByRole('heading', { name: t('agentRegister:unknown') });
  await expect(canvas.getByRole('button', { name: t('agentRegister:copyPassword') })).toBeVisible();
  await expect(sandbox.store.get('members', memberIdOf('teamnew1'))).toBeDefined();
});

test('a link is made once for two clicks, and listed', async () => {
  const { canvas, calls, t } = await renderRegistration();
  await userEvent.click(await canvas.findByRole('tab', { name: t('agentRegister:tabs.links') }));
  await userEvent.click(await canvas.findByRole('button', { name: t('agentRegister:newLink') }));
  const dialog = within(await screen.findByRole('dialog', { name: t('agentRegister:newLink') }));
  await userEvent.type(
    await dialog.findByRole('textbox', { name: (label) => label.startsWith(t('agentRegister:linkName')) }),
    'LINE',
  );
  await userEvent.dblClick(dialog.getByRole('button', { name: t('agentRegister:saveLink') }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await canvas.findByRole('heading', { name: 'LINE' });
  await expect(calls(agentLinkSave)).toHaveLength(1);
});
