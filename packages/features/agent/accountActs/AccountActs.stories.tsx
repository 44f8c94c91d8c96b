import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ok } from '#api/errors.ts';
import { loading } from '#core/data/remote.ts';
import { sampleCredential } from '#core/stepUp/stepUp.samples.ts';
import preview from '#storybook/preview.tsx';
import { sampleNoon } from '#storybook/sampleOf.ts';
import { translatorOf } from '#storybook/sandboxPlatform.ts';
import { sampleDetail, sampleDownline } from '../team/team.samples.ts';
import { AccountActs } from './AccountActs.tsx';
import type { AccountActsProps } from './accountActs.types.ts';
import { PausedNote } from './PausedNote.tsx';

const paused = { since: '2026-11-20T04:30:00Z', by: 'เอเย่นต์เอก', reason: 'payment', note: '' } as const;

const detailWith = (change: Parameters<typeof sampleDownline>[0]) =>
  sampleDetail({ downline: sampleDownline({ actions: ['pause', 'reset', 'promote'], kind: 'member', ...change }) });

const meta = preview.type<{ args: Partial<AccountActsProps> }>().meta({
  title: 'Screens/Agent/Account acts',
  parameters: { sandbox: { persona: 'agent', at: sampleNoon } },
  render: (args) => <Acts {...args} />,
});

const Acts = (args: Partial<AccountActsProps>) => (
  <AccountActs
    detail={detailWith({})}
    canLowerRates
    credential={sampleCredential()}
    Templates={() => null}
    onPause={async () => ok(null)}
    onReset={async () => ok({ password: 'kQ4mzP7rWa9x', unknown: null })}
    onKind={async () => ok(null)}
    onCopy={async () => true}
    {...args}
  />
);

const opened = async (): Promise<ReturnType<typeof within>> => within(await screen.findByRole('alertdialog'));

/** What is stopped and what stays open is said before; own words are asked for where no reason fits. */
export const Pause = meta.story({
  args: { onPause: fn(async () => ok(null)) },
  play: async ({ canvas, args, sandbox }) => {
    const t = translatorOf(sandbox);
    const button = canvas.getByRole('button', { name: t('agentAccounts:pause.do') });
    await userEvent.click(button);
    const dialog = await opened();
    await expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(t('agentAccounts:pause.text'));
    await userEvent.selectOptions(dialog.getByRole('combobox'), 'other');
    const note = dialog.getByRole('textbox');
    const confirm = dialog.getByRole('button', { name: t('agentAccounts:pause.confirm') });
    await userEvent.click(confirm);
    await waitFor(() => expect(note).toHaveFocus());
    await expect(note).toHaveAccessibleDescription(expect.stringContaining(t('agentAccounts:pause.problems.empty')));
    await userEvent.type(note, 'โทรหาฉันก่อน');
    await userEvent.dblClick(confirm);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.onPause).toHaveBeenCalledOnce();
    await expect(args.onPause).toHaveBeenCalledWith({ reason: 'other', note: 'โทรหาฉันก่อน' });
    await waitFor(() => expect(button).toHaveFocus());
  },
});

/** Without an answer the play may be paused: the dialog stays and says so. */
export const PauseUnknown = meta.story({
  args: { onPause: async () => ({ ok: false, error: { kind: 'network', outcomeUnknown: true } }) },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await userEvent.click(canvas.getByRole('button', { name: t('agentAccounts:pause.do') }));
    const dialog = await opened();
    await userEvent.click(dialog.getByRole('button', { name: t('agentAccounts:pause.confirm') }));
    await waitFor(() => expect(dialog.getByText(t('agentAccounts:pause.maybe'))).toBeVisible());
  },
});

/** The pause stands above, with its reason; it is lifted by the same button. */
export const Paused = meta.story({
  args: { detail: detailWith({ paused }), onPause: fn(async () => ok(null)) },
  render: (args, { args: given }) => (
    <>
      <PausedNote paused={given.detail?.downline.paused ?? paused} own />
      <Acts {...args} />
    </>
  ),
  play: async ({ canvas, args, sandbox }) => {
    const t = translatorOf(sandbox);
    const reason = t('agentAccounts:reasons.payment');
    await expect(canvas.getByText((text) => text.includes('เอเย่นต์เอก') && text.includes(reason))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('agentAccounts:resume.do') }));
    const dialog = await opened();
    await userEvent.click(dialog.getByRole('button', { name: t('agentAccounts:resume.confirm') }));
    await waitFor(() => expect(args.onPause).toHaveBeenCalledWith(null));
  },
});

/** A new first password is shown once, after the agent has proved who they are. */
export const Reset = meta.story({
  args: { onReset: fn(async () => ok({ password: 'kQ4mzP7rWa9x', unknown: null })) },
  play: async ({ canvas, args, sandbox }) => {
    const t = translatorOf(sandbox);
    await userEvent.click(canvas.getByRole('button', { name: t('agentAccounts:reset.do') }));
    const dialog = await opened();
    const confirm = dialog.getByRole('button', { name: t('agentAccounts:reset.confirm') });
    await userEvent.click(confirm);
    await expect(args.onReset).not.toHaveBeenCalled();
    await userEvent.type(dialog.getByLabelText(t('stepUp:labels.loginPassword'), { selector: 'input' }), 'Kinnari88');
    await userEvent.click(confirm);
    const title = t('agentAccounts:reset.done', { account: 'nok' });
    await waitFor(() => expect(canvas.getByRole('heading', { name: title })).toHaveFocus());
    await expect(canvas.getByText('kQ4mzP7rWa9x')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('agentAccounts:reset.close') }));
    await expect(canvas.queryByText('kQ4mzP7rWa9x')).toBeNull();
  },
});

/** Without an answer the password may be set: it is not lost. */
export const ResetUnknown = meta.story({
  args: {
    onReset: async () => ok({ password: 'kQ4mzP7rWa9x', unknown: { kind: 'network', outcomeUnknown: true } as const }),
  },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await userEvent.click(canvas.getByRole('button', { name: t('agentAccounts:reset.do') }));
    const dialog = await opened();
    await userEvent.type(dialog.getByLabelText(t('stepUp:labels.loginPassword'), { selector: 'input' }), 'Kinnari88');
    await userEvent.click(dialog.getByRole('button', { name: t('agentAccounts:reset.confirm') }));
    await expect(await canvas.findByText(t('agentAccounts:reset.unknownText'))).toBeVisible();
    await expect(canvas.getByText('kQ4mzP7rWa9x')).toBeVisible();
  },
});

/** Its owner has set a password meanwhile: the refusal stands in the dialog. */
export const ResetRefused = meta.story({
  args: {
    onReset: async () => ({
      ok: false,
      error: { kind: 'refused', code: 'first_password_gone', message: '', detail: {} },
    }),
  },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await userEvent.click(canvas.getByRole('button', { name: t('agentAccounts:reset.do') }));
    const dialog = await opened();
    await userEvent.type(dialog.getByLabelText(t('stepUp:labels.loginPassword'), { selector: 'input' }), 'Kinnari88');
    await userEvent.click(dialog.getByRole('button', { name: t('agentAccounts:reset.confirm') }));
    await waitFor(() => expect(dialog.getByText(t('agentRates:refused.first_password_gone'))).toBeVisible());
  },
});

/** What proves the agent is not known yet: nothing can be confirmed before. */
export const ResetLoading = meta.story({
  args: { credential: sampleCredential({ state: loading }) },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await userEvent.click(canvas.getByRole('button', { name: t('agentAccounts:reset.do') }));
    const dialog = await opened();
    await expect(dialog.getByRole('button', { name: t('agentAccounts:reset.confirm') })).toBeDisabled();
  },
});

/** Rates begin with those of the account and stay within the agent's own. */
export const Promote = meta.story({
  args: { onKind: fn(async () => ok(null)) },
  play: async ({ canvas, args, sandbox }) => {
    const t = translatorOf(sandbox);
    await userEvent.click(canvas.getByRole('button', { name: t('agentAccounts:promote.do') }));
    const dialog = await opened();
    const rate = dialog.getByRole('textbox', { name: t('agentRates:rate', { name: t('common:gameTypes.RNG') }) });
    await expect(rate).toHaveValue('0.70');
    await userEvent.clear(rate);
    await userEvent.type(rate, '0.9');
    const confirm = dialog.getByRole('button', { name: t('agentAccounts:promote.confirm') });
    await userEvent.click(confirm);
    await waitFor(() => expect(rate).toHaveFocus());
    await userEvent.clear(rate);
    await userEvent.type(rate, '0.75');
    await userEvent.click(confirm);
    await waitFor(() =>
      expect(args.onKind).toHaveBeenCalledWith('agent', [
        { gameType: 'RNG', rate: '0.75' },
        { gameType: 'LIVE', rate: '0.50' },
      ]),
    );
  },
});

/** An agent who has got a team meanwhile stays one. */
export const DemoteRefused = meta.story({
  args: {
    detail: detailWith({ kind: 'agent', actions: ['demote'] }),
    onKind: async () => ({
      ok: false,
      error: { kind: 'refused', code: 'kind_bound', message: '', detail: { team: 3, contracts: 0 } },
    }),
  },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await userEvent.click(canvas.getByRole('button', { name: t('agentAccounts:demote.do') }));
    const dialog = await opened();
    await userEvent.click(dialog.getByRole('button', { name: t('agentAccounts:demote.confirm') }));
    await waitFor(() => expect(dialog.getByText(t('agentRates:refused.kind_bound_team', { team: '3' }))).toBeVisible());
  },
});

/** A player who takes a break, and an account further down: nothing, and nothing says why. */
export const Nothing = meta.story({
  args: { detail: detailWith({ actions: ['message'] }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
});

/** A long name and long words of the agent, on the smallest phone. */
export const TooLong = meta.story({
  globals: { viewport: { value: 'smallest' } },
  args: {
    detail: detailWith({
      account: 'averylongusername1234567890123',
      paused: { ...paused, by: 'เอเย่นต์ที่มีชื่อยาวมากจริงๆ'.repeat(2), reason: 'other', note: 'โทรหาฉันก่อนเล่น '.repeat(8) },
    }),
  },
  render: (args, { args: given }) => (
    <>
      <PausedNote paused={given.detail?.downline.paused ?? paused} own={false} />
      <Acts {...args} />
    </>
  ),
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
