import { expect, userEvent, waitFor, within } from 'storybook/test';
import { test } from 'vitest';
import { announcementList } from '#api/announcements.ts';
import { exclusionLengths, playLimitSet, timeoutLengths } from '#api/playLimits.ts';
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
    const form = within(canvas.getByRole('form', { name: t('limits:form.title') }));
    const field = form.getByRole('textbox', { name: t('limits:form.amount') });
    await expect(field).toHaveFocus();
    return { form, field, save: form.getByRole('button', { name: t('limits:form.save') }) };
  };
  const breakForm = async () => within(await canvas.findByRole('form', { name: t('limits:break.title') }));
  return { ...rendered, openForm, breakForm, state: () => playStatusOf(sandbox, { id: memberIdOf(accounts.member) }) };
}

test('a limit holds at once; a raise waits, and is not shown as done', async () => {
  const { canvas, openForm, state, t } = await renderLimits();
  const first = await openForm(t('limits:set'));
  await userEvent.type(first.field, '500');
  await userEvent.click(first.save);
  const meter = await canvas.findByRole('meter');
  await expect(meter).toHaveAttribute('aria-valuetext', expect.stringContaining('฿500.00'));
  await expect(state().limits).toMatchObject([{ limit: { kind: 'deposit', period: 'week', value: 50_000 } }]);
  // Said once all that the limit changes has been read.
  await waitFor(() => expect(first.form.getByRole('status')).toHaveTextContent(t('limits:form.saved')));

  const raise = await openForm(t('limits:change'));
  await userEvent.type(raise.field, '900');
  await userEvent.click(raise.save);
  const keep = t('limits:pending.keep', { value: '฿500.00' });
  await expect(await canvas.findByRole('button', { name: keep })).toBeVisible();
  await expect(canvas.getByRole('meter')).toHaveAttribute('aria-valuetext', expect.stringContaining('฿500.00'));
  await expect(state().limits).toMatchObject([{ limit: { value: 50_000, pending: { value: 90_000 } } }]);
  // Both changes are in the history.
  const history = (): HTMLElement | undefined => canvas.getAllByRole('list').at(-1);
  await waitFor(() => expect(history()?.children).toHaveLength(2));
});

test('a lost answer keeps what was typed; the page then shows what the platform has', async () => {
  const { calls, canvas, openForm, t } = await renderLimits({
    faults: [{ match: 'playLimitSet', when: { calls: [1] }, fault: { kind: 'network' }, effect: 'applied' }],
  });
  const { form, field, save } = await openForm(t('limits:set'));
  await userEvent.type(field, '500');
  await userEvent.click(save);
  await expect(await form.findByText(t('limits:form.failed'))).toBeInTheDocument();
  await expect(field).toHaveValue('500');
  await expect(calls(playLimitSet)).toHaveLength(1);
  await expect(await canvas.findByRole('meter')).toBeInTheDocument();
});

test('a break begins with the right password, and the page says until when', async () => {
  const { breakForm, canvas, state, t } = await renderLimits();
  const form = await breakForm();
  const password = form.getByLabelText(t('limits:break.password'));
  const start = form.getByRole('button', { name: t('limits:break.start', { length: t('limits:lengths.1d') }) });
  await userEvent.click(form.getByRole('checkbox'));
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

test('RSP-09: setting, lowering, raising and lifting a limit, and a break, take no tap to the form', async () => {
  const { breakForm, canvas, t } = await renderLimits({ scenario: 'limited' });
  const form = within(await canvas.findByRole('form', { name: t('limits:form.title') }));
  await canvas.findAllByRole('meter');
  for (const kind of limitKinds) {
    await userEvent.selectOptions(form.getByLabelText(t('limits:form.kind')), t(`limits:kinds.${kind}`));
    await userEvent.selectOptions(form.getByLabelText(t('limits:form.period')), t('limits:periods.day'));
    await expect(form.getByRole('button', { name: t('limits:form.save') })).toBeEnabled();
  }
  const { getByLabelText, getByRole } = await breakForm();
  const lengths = within(getByLabelText(t('limits:break.length'))).getAllByRole('option');
  await expect(lengths).toHaveLength(timeoutLengths.length + exclusionLengths.length);
  await expect(getByLabelText(t('limits:break.password'))).toBeEnabled();
  await expect(getByRole('checkbox')).toBeEnabled();
});

test('RSP-09: a limit is lifted with one tap, and what waits is withdrawn with another', async () => {
  const { canvas, openForm, t } = await renderLimits();
  const first = await openForm(t('limits:set'));
  await userEvent.type(first.field, '500{Enter}');
  await userEvent.click(await first.form.findByRole('button', { name: t('limits:form.remove') }));
  await userEvent.click(await canvas.findByRole('button', { name: t('limits:pending.keep', { value: '฿500.00' }) }));
  await expect(await first.form.findByRole('button', { name: t('limits:form.remove') })).toBeEnabled();
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
  const form = within(await canvas.findByRole('form', { name: t('limits:break.title') }));
  await userEvent.type(form.getByLabelText(t('limits:break.password')), demoPassword);
  await userEvent.click(form.getByRole('checkbox'));
  await userEvent.click(
    form.getByRole('button', { name: t('limits:break.start', { length: t('limits:lengths.1d') }) }),
  );
  await waitFor(() => expect(calls(announcementList)).toHaveLength(2));
});
