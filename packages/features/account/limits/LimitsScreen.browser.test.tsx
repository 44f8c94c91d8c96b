import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { test } from 'vitest';
import { announcementList } from '#api/announcements.ts';
import { playLimitSet } from '#api/playLimits.ts';
import { limitKinds } from '#api/responsiblePlay.ts';
import { useAnnouncements } from '#core/site/announcements.ts';
import { demoPassword } from '#sandbox/accounts/password.ts';
import { playStatusOf } from '#sandbox/play/guard.ts';
import { memberIdOf } from '#sandbox/seed/members.ts';
import { type RenderOptions, renderOnPlatform } from '#storybook/renderOnPlatform.tsx';
import { accounts } from '#storybook/sandboxPlatform.ts';
import { LimitsScreen } from './LimitsScreen.tsx';
import { useLimitsScreen } from './useLimitsScreen.ts';

async function renderLimits(options: RenderOptions = {}) {
  const rendered = await renderOnPlatform(LimitsScreen, useLimitsScreen, { persona: 'member', ...options });
  const { canvas, sandbox, t } = rendered;
  const openForm = async (button: string) => {
    await userEvent.click(await canvas.findByRole('button', { name: `${button} ${t('limits:kinds.deposit')}` }));
    const dialog = within(await screen.findByRole('dialog'));
    const field = await dialog.findByRole('textbox', { name: t('limits:form.amount') });
    return { dialog, field, save: dialog.getByRole('button', { name: t('limits:form.save') }) };
  };
  return { ...rendered, openForm, state: () => playStatusOf(sandbox, { id: memberIdOf(accounts.member) }) };
}

test('a limit holds at once; a raise waits, and is not shown as done', async () => {
  const { canvas, openForm, state, t } = await renderLimits();
  const first = await openForm(t('limits:set'));
  await userEvent.type(first.field, '500');
  await userEvent.click(first.save);
  const meter = await canvas.findByRole('meter');
  await expect(meter).toHaveAttribute('aria-valuetext', expect.stringContaining('฿500.00'));
  await expect(state().limits).toMatchObject([{ limit: { kind: 'deposit', period: 'week', value: 50_000 } }]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  const raise = await openForm(t('limits:change'));
  await userEvent.type(raise.field, '900');
  await userEvent.click(raise.save);
  const keep = t('limits:pending.keep', { value: '฿500.00' });
  await expect(await canvas.findByRole('button', { name: keep })).toBeVisible();
  await expect(canvas.getByRole('meter')).toHaveAttribute('aria-valuetext', expect.stringContaining('฿500.00'));
  await expect(state().limits).toMatchObject([{ limit: { value: 50_000, pending: { value: 90_000 } } }]);
  // Both changes are in the history.
  await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(2));
});

test('a lost answer keeps what was typed; the page then shows what the platform has', async () => {
  const { calls, canvas, openForm, t } = await renderLimits({
    faults: [{ match: 'playLimitSet', when: { calls: [1] }, fault: { kind: 'network' }, effect: 'applied' }],
  });
  const { dialog, field, save } = await openForm(t('limits:set'));
  await userEvent.type(field, '500');
  await userEvent.click(save);
  await expect(await dialog.findByText(t('limits:form.failed'))).toBeInTheDocument();
  await expect(field).toHaveValue('500');
  await expect(calls(playLimitSet)).toHaveLength(1);
  await userEvent.keyboard('{Escape}');
  await expect(await canvas.findByRole('meter')).toBeInTheDocument();
});

test('a break begins with the right password, and the page says until when', async () => {
  const { canvas, state, t } = await renderLimits();
  await userEvent.click(await canvas.findByRole('button', { name: t('limits:break.timeout') }));
  const dialog = within(await screen.findByRole('dialog'));
  const password = await dialog.findByLabelText(t('limits:break.password'));
  const start = dialog.getByRole('button', { name: t('limits:break.start', { length: t('limits:lengths.1d') }) });
  await userEvent.click(dialog.getByRole('checkbox'));
  await userEvent.type(password, 'not this one');
  await userEvent.click(start);
  await waitFor(() => expect(password).toBeInvalid());
  await expect(state().rest).toBeNull();
  await userEvent.clear(password);
  await userEvent.type(password, demoPassword);
  await userEvent.click(start);
  await expect(await canvas.findByRole('heading', { name: t('limits:stop.breakTitle') })).toBeInTheDocument();
  await expect(state().rest).toMatchObject({ kind: 'timeout' });
});

test('RSP-09: setting, lowering, raising and lifting a limit, and a break, are equally near', async () => {
  const { canvas, t } = await renderOnPlatform(LimitsScreen, useLimitsScreen, {
    persona: 'member',
    scenario: 'limited',
  });
  const { change, form } = { change: t('limits:change'), form: t('limits:form.save') };
  await canvas.findAllByRole('meter');
  const near = async (button: string): Promise<HTMLElement> => {
    await userEvent.click(canvas.getByRole('button', { name: button }));
    return screen.findByRole('dialog');
  };
  const close = async (): Promise<void> => {
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  };
  for (const kind of limitKinds) {
    // One tap to the form, one more for any change of the limit.
    const dialog = within(await near(`${change} ${t(`limits:kinds.${kind}`)}`));
    await expect(await dialog.findByRole('button', { name: form })).toBeEnabled();
    const remove = dialog.queryByRole('button', { name: t('limits:form.remove') });
    // A removal that waits can be withdrawn in the card, one tap away.
    await expect(remove !== null).toBe(kind !== 'time');
    await close();
  }
  for (const kind of ['timeout', 'exclusion'] as const) {
    const dialog = within(await near(t(`limits:break.${kind}`)));
    await dialog.findByLabelText(t('limits:break.password'));
    await close();
  }
});

function Announcements() {
  useAnnouncements();
  return null;
}

test('RSP-06: a break takes the advertising away at once', async () => {
  const { calls, canvas, t } = await renderOnPlatform(LimitsScreen, useLimitsScreen, {
    persona: 'member',
    beside: <Announcements />,
  });
  await waitFor(() => expect(calls(announcementList)[0]?.settled).toBe(true));
  await userEvent.click(await canvas.findByRole('button', { name: t('limits:break.timeout') }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(await dialog.findByLabelText(t('limits:break.password')), demoPassword);
  await userEvent.click(dialog.getByRole('checkbox'));
  await userEvent.click(
    dialog.getByRole('button', { name: t('limits:break.start', { length: t('limits:lengths.1d') }) }),
  );
  await waitFor(() => expect(calls(announcementList)).toHaveLength(2));
});
