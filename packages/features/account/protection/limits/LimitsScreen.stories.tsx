import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { loading, ready } from '#core/data/remote.ts';
import { platformStories } from '#storybook/platformStories.tsx';
import preview from '#storybook/preview.tsx';
import { sampleNoon } from '#storybook/sampleOf.ts';
import { translatorOf } from '#storybook/sandboxPlatform.ts';
import { sampleLimit, sampleLimits, sampleStatus } from './limits.samples.ts';
import type { LimitsScreenProps } from './limits.types.ts';
import { LimitsScreen } from './LimitsScreen.tsx';
import { testQuestions } from './selfTest.model.ts';
import { useLimitsScreen } from './useLimitsScreen.ts';

const meta = preview.type<{ args: Partial<LimitsScreenProps> }>().meta({
  title: 'Screens/Member centre/Limits',
  parameters: { sandbox: { at: sampleNoon } },
  render: (args) => (
    <div style={{ maxWidth: 640 }}>
      <LimitsScreen {...sampleLimits()} {...args} />
    </div>
  ),
});

/** The screen with its hook, as the site renders it. */
export const AsMember = meta.story({
  parameters: { sandbox: { persona: 'member', at: null } },
  render: function AsMember() {
    return <LimitsScreen {...useLimitsScreen()} />;
  },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await waitFor(() => expect(canvas.getAllByText(t('limits:none'))).toHaveLength(4));
    await expect(await canvas.findByText(t('limits:history.empty'))).toBeVisible();
  },
});

/** Used, left and the moment of the reset, for each limit. A bar is never alone: the words say the same. */
export const Ready = meta.story({
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    const meter = canvas.getByRole('meter', { name: `${t('limits:kinds.deposit')} ${t('limits:periods.week')}` });
    await expect(meter).toHaveAttribute(
      'aria-valuetext',
      t('limits:usedOf', { used: '฿2,000.00', value: '฿5,000.00' }),
    );
    await expect(meter).toHaveAttribute('aria-valuenow', '40');
    await expect(canvas.getAllByText(t('limits:none'))).toHaveLength(1);
    await expect(canvas.getByRole('link', { name: /1323/ })).toHaveAttribute('href', 'tel:1323');
  },
});

/** Limits of half a year ago are asked about; the answer sets one of them to its own value, and withdraws nothing. */
export const ReviewDue = meta.story({
  args: { status: ready(sampleStatus({ reviewDue: true }), false, sampleNoon), onSet: fn(async () => null) },
  play: async ({ canvas, args, sandbox }) => {
    const t = translatorOf(sandbox);
    await expect(canvas.getByText(t('limits:review'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('limits:reviewed') }));
    await expect(args.onSet).toHaveBeenCalledWith({ kind: 'deposit', period: 'week', value: '5000.00' });
  },
});

/** Without limits, each card offers to set one. */
export const NothingSet = meta.story({
  args: { status: ready(sampleStatus({ limits: [], session: null }), false, sampleNoon) },
  play: async ({ canvas, sandbox }) => {
    await expect(canvas.getAllByRole('button', { name: new RegExp(translatorOf(sandbox)('limits:set')) })).toHaveLength(
      4,
    );
  },
});

/** The form says when a change takes effect, keeps what was typed, and names what is wrong with it. */
export const SetALimit = meta.story({
  args: { onSet: fn(async () => null) },
  play: async ({ canvas, args, sandbox }) => {
    const t = translatorOf(sandbox);
    await userEvent.click(canvas.getByRole('button', { name: `${t('limits:change')} ${t('limits:kinds.loss')}` }));
    const field = canvas.getByRole('textbox', { name: t('limits:form.amount') });
    await expect(field).toHaveFocus();
    await userEvent.type(field, '0');
    await userEvent.click(canvas.getByRole('button', { name: t('limits:form.save') }));
    await expect(field).toHaveAccessibleDescription(expect.stringContaining(t('limits:form.problems.zero')));
    await waitFor(() => expect(field).toHaveFocus());
    await expect(args.onSet).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await userEvent.type(field, '3,000');
    await userEvent.selectOptions(canvas.getByLabelText(t('limits:form.period')), t('limits:periods.month'));
    await userEvent.click(canvas.getByRole('button', { name: t('limits:form.save') }));
    await expect(args.onSet).toHaveBeenCalledWith({ kind: 'loss', period: 'month', value: '3000.00' });
    await waitFor(() => expect(canvas.getByText(t('limits:form.saved'))).toBeVisible());
    await expect(field).toHaveValue('');
  },
});

/** What was typed stays when the platform does not answer. */
export const SetFailed = meta.story({
  args: { onSet: fn(async () => ({ kind: 'timeout', outcomeUnknown: true }) as const) },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    const field = canvas.getByRole('textbox', { name: t('limits:form.amount') });
    await userEvent.type(field, '3000');
    await userEvent.click(canvas.getByRole('button', { name: t('limits:form.save') }));
    await expect(await canvas.findByText(t('limits:form.failed'))).toBeInTheDocument();
    await expect(field).toHaveValue('3000');
  },
});

/** A raise that waits names its moment and can be withdrawn. */
export const RaiseWaits = meta.story({
  args: {
    status: ready(
      sampleStatus({ limits: [sampleLimit({ pending: { value: '9000.00', from: '2026-11-22T05:00:00Z' } })] }),
    ),
    onSet: fn(async () => null),
  },
  play: async ({ canvas, args, sandbox }) => {
    const t = translatorOf(sandbox);
    await expect(canvas.queryByText(t('limits:pending.confirmRaise', { value: '฿9,000.00' }))).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: t('limits:pending.keep', { value: '฿5,000.00' }) }));
    await expect(args.onSet).toHaveBeenCalledWith({ kind: 'deposit', period: 'week', value: '5000.00' });
  },
});

/** After its wait, a raise is confirmed with its number on the button. */
export const RaiseReady = meta.story({
  args: {
    status: ready(
      sampleStatus({ limits: [sampleLimit({ pending: { value: '9000.00', from: '2026-11-21T04:00:00Z' } })] }),
    ),
    onConfirm: fn(async () => null),
  },
  play: async ({ canvas, args, sandbox }) => {
    await userEvent.click(
      canvas.getByRole('button', {
        name: translatorOf(sandbox)('limits:pending.confirmRaise', { value: '฿9,000.00' }),
      }),
    );
    await expect(args.onConfirm).toHaveBeenCalledWith({ kind: 'deposit', period: 'week' });
  },
});

/** The device's clock may be ahead of the platform's: the refusal says from when. */
export const RaiseTooEarly = meta.story({
  args: {
    status: ready(
      sampleStatus({ limits: [sampleLimit({ pending: { value: '9000.00', from: '2026-11-21T04:00:00Z' } })] }),
    ),
    onConfirm: async () => ({
      kind: 'refused',
      code: 'raise_waits',
      message: '',
      detail: { from: '2026-11-21T06:00:00Z' },
    }),
  },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await userEvent.click(
      canvas.getByRole('button', { name: t('limits:pending.confirmRaise', { value: '฿9,000.00' }) }),
    );
    const [before = ''] = t('limits:refused.raise_waits').split('{time}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(before.trim());
    await expect(canvas.getByRole('alert')).toHaveTextContent('13:00');
  },
});

/** A limit that would never hold is asked back once, with what was typed in its place. */
export const FarAbove = meta.story({
  args: {
    onSet: fn<LimitsScreenProps['onSet']>(async ({ confirmed }) =>
      confirmed === true
        ? null
        : { kind: 'refused', code: 'limit_far_above', message: '', detail: { most: '2500.00' } },
    ),
  },
  play: async ({ canvas, args, sandbox }) => {
    const t = translatorOf(sandbox);
    const form = within(canvas.getByRole('form', { name: t('limits:form.title') }));
    await userEvent.type(form.getByLabelText(t('limits:form.amount')), '99999999999');
    await userEvent.click(form.getByRole('button', { name: t('limits:form.save') }));
    const asked = within(await form.findByRole('alert'));
    await expect(asked.getByText(t('limits:refused.limit_far_above', { most: '฿2,500.00' }))).toBeVisible();
    await expect(form.getByLabelText(t('limits:form.amount'))).toHaveValue('99999999999');
    await userEvent.click(
      asked.getByRole('button', { name: t('limits:form.confirm', { value: '฿99,999,999,999.00' }) }),
    );
    await expect(args.onSet).toHaveBeenLastCalledWith(expect.objectContaining({ confirmed: true }));
    await waitFor(() => expect(form.queryByRole('alert')).toBeNull());
    await expect(form.getByText(t('limits:form.saved'))).toBeVisible();
  },
});

/** The form of a break: what stops, what stays, the password, and a tick. */
export const StartABreak = meta.story({
  args: { onBreak: fn(async () => null) },
  play: async ({ canvas, args, sandbox }) => {
    const t = translatorOf(sandbox);
    const form = within(canvas.getByRole('form', { name: t('limits:break.title') }));
    await expect(form.getByText(t('limits:break.stays'))).toBeVisible();
    await userEvent.selectOptions(form.getByLabelText(t('limits:break.length')), '3d');
    const start = form.getByRole('button', { name: t('limits:break.start', { length: t('limits:lengths.3d') }) });
    await userEvent.click(start);
    await expect(form.getByText(t('limits:break.passwordMissing'))).toBeVisible();
    await expect(form.getByText(t('limits:break.understoodMissing'))).toBeVisible();
    await waitFor(() => expect(form.getByLabelText(t('limits:break.password'))).toHaveFocus());
    await userEvent.type(form.getByLabelText(t('limits:break.password')), 'secret');
    await userEvent.click(form.getByRole('checkbox'));
    await userEvent.click(start);
    await expect(args.onBreak).toHaveBeenCalledWith({ kind: 'timeout', length: '3d', password: 'secret' });
    await waitFor(() => expect(form.getByRole('status')).toHaveTextContent(t('limits:stop.breakTitle')));
  },
});

/** A wrong password is named at its field. */
export const WrongPassword = meta.story({
  args: {
    onBreak: fn(async () => ({ kind: 'refused', code: 'password_incorrect', message: '', detail: {} }) as const),
  },
  play: async ({ canvas, args, sandbox }) => {
    const t = translatorOf(sandbox);
    const form = within(canvas.getByRole('form', { name: t('limits:break.title') }));
    await userEvent.selectOptions(form.getByLabelText(t('limits:break.length')), 'forever');
    const password = form.getByLabelText(t('limits:break.password'));
    await userEvent.type(password, 'wrong');
    await userEvent.click(form.getByRole('checkbox'));
    await userEvent.keyboard('{Tab}{Enter}');
    await waitFor(() => expect(password).toBeInvalid());
    await waitFor(() => expect(password).toHaveFocus());
    await expect(args.onBreak).toHaveBeenCalledWith({ kind: 'exclusion', length: 'forever', password: 'wrong' });
  },
});

/** During a break, the page says until when, and what stays open. */
export const OnABreak = meta.story({
  args: {
    status: ready(
      sampleStatus({ rest: { kind: 'timeout', since: '2026-11-21T04:00:00Z', until: '2026-11-24T04:00:00Z' } }),
    ),
  },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await expect(canvas.getByRole('heading', { name: t('limits:stop.breakTitle') })).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('limits:toRecords') })).toHaveAttribute(
      'href',
      '/?centre=transactionHistory',
    );
  },
});

export const ExcludedForGood = meta.story({
  args: { status: ready(sampleStatus({ rest: { kind: 'exclusion', since: '2026-11-21T04:00:00Z', until: null } })) },
  play: async ({ canvas, sandbox }) => {
    await expect(canvas.getByText(new RegExp(translatorOf(sandbox)('limits:stop.forGood')))).toBeVisible();
  },
});

/** RSP-08: the self-test names what is missing, then says what the answers show. Closing forgets them. */
export const SelfTest = meta.story({
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await userEvent.click(canvas.getByRole('button', { name: t('limits:test.open') }));
    const dialog = within(await screen.findByRole('dialog'));
    const show = await dialog.findByRole('button', { name: t('selfTest:show') });
    await userEvent.click(show);
    await expect(dialog.getByRole('alert')).toHaveTextContent(t('selfTest:missing'));
    await expect(dialog.getAllByRole('radio')[0]).toHaveFocus();
    const always = dialog.getAllByRole('radio', { name: t('selfTest:answers.always') });
    await expect(always).toHaveLength(testQuestions.length);
    for (const radio of always) await userEvent.click(radio);
    await userEvent.click(show);
    const result = await dialog.findByText(t('selfTest:results.high'));
    await waitFor(() => expect(result.closest('[role=status]')).toHaveFocus());
    await userEvent.click(dialog.getByRole('button', { name: t('selfTest:again') }));
    for (const radio of dialog.getAllByRole('radio')) await expect(radio).not.toBeChecked();
  },
});

export const SelfTestOnAPhone = meta.story({
  globals: { viewport: { value: 'smallest' } },
  play: async ({ canvas, sandbox }) => {
    await userEvent.click(canvas.getByRole('button', { name: translatorOf(sandbox)('limits:test.open') }));
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(within(dialog).getAllByRole('radio').length).toBeGreaterThan(0));
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
});

/** Nine-digit limits on the smallest phone. */
export const RichOnAPhone = meta.story({
  globals: { viewport: { value: 'smallest' } },
  args: {
    status: ready(
      sampleStatus({ limits: [sampleLimit({ value: '987654321.00', used: '123456789.50', left: '864197531.50' })] }),
    ),
  },
  render: (args) => <LimitsScreen {...sampleLimits()} {...args} />,
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
});

export const Loading = meta.story({ args: { status: loading, history: loading } });

const retry = fn();
export const Failed = meta.story({
  args: { status: { status: 'failed', error: { kind: 'network', outcomeUnknown: false }, retry } },
  play: async ({ canvas, sandbox }) => {
    await expect(canvas.getByRole('heading', { name: translatorOf(sandbox)('limits:failed') })).toBeVisible();
  },
});

const onPlatform = platformStories(() => <LimitsScreen {...useLimitsScreen()} />);

export const AsTrial = meta.story(onPlatform.trial);
export const InMaintenance = meta.story(onPlatform.maintenance);
