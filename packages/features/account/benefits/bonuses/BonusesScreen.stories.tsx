import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { loading, ready } from '#core/data/remote.ts';
import { flowIn } from '#core/flow/flow.samples.ts';
import { platformStories } from '#storybook/platformStories.tsx';
import preview from '#storybook/preview.tsx';
import { translatorOf } from '#storybook/sandboxPlatform.ts';
import { sampleBonus, sampleScreen } from './bonuses.samples.ts';
import type { BonusesScreenProps } from './bonuses.types.ts';
import { BonusesScreen } from './BonusesScreen.tsx';
import { useBonusesScreen } from './useBonusesScreen.ts';

const meta = preview.type<{ args: Partial<BonusesScreenProps> }>().meta({
  title: 'Screens/Member centre/Bonuses',
  render: (args, { globals }) => (
    <div style={{ maxWidth: 680 }}>
      <BonusesScreen {...sampleScreen(globals)} {...args} />
    </div>
  ),
});

/** The screen with its hook, as the site joins them. */
const Connected = () => (
  <div style={{ maxWidth: 680 }}>
    <BonusesScreen {...useBonusesScreen()} />
  </div>
);

const refused = (code: 'bonus_in_play' | 'bonus_changed') =>
  ({ kind: 'refused', code, platformCode: code, message: '', detail: {} }) as const;
const input = { id: 'b1', seen: { removed: '200.00', kept: '350.00' } };

/** Only a bonus that has still to be wagered can be given up. */
export const Ready = meta.story({
  args: { onAsk: fn() },
  play: async ({ canvas, args, sandbox }) => {
    const t = translatorOf(sandbox);
    const ask = canvas.getAllByRole('button', { name: t('bonuses:cancel.ask') });
    await expect(ask).toHaveLength(1);
    await userEvent.click(ask[0] as HTMLElement);
    await expect(args.onAsk).toHaveBeenCalledWith(expect.objectContaining({ id: 'b1' }));
    await expect(canvas.getAllByRole('button', { name: t('bonuses:counted') })).toHaveLength(3);
    await expect(canvas.getAllByText(t('bonuses:kinds.gift'))).toHaveLength(3);
    await expect(canvas.getByText(t('bonuses:kinds.promotion'))).toBeVisible();
    // Until when winnings have to be withdrawn stands at what is active or met.
    await expect(canvas.getAllByText(t('bonuses:cashOut'))).toHaveLength(2);
    await expect(canvas.getByText(t('bonuses:noLimit'))).toBeVisible();
  },
});

/** Both sums stand in the question before anything is pressed; keeping the bonus is as near as giving it up. */
export const Cancelling = meta.story({
  args: { preview: ready({ removed: '200.00', kept: '350.00' }), onCancel: fn(async () => true), onAsk: fn() },
  render: (args, { globals }) => (
    <BonusesScreen {...sampleScreen(globals)} cancelling={sampleBonus(globals)} {...args} />
  ),
  play: async ({ args, sandbox }) => {
    const t = translatorOf(sandbox);
    const dialog = within(await screen.findByRole('alertdialog'));
    await waitFor(() => expect(dialog.getByText('฿200.00')).toBeVisible());
    await expect(dialog.getByText('฿350.00')).toBeVisible();
    await expect(dialog.getByRole('button', { name: t('bonuses:cancel.keep') })).toHaveFocus();
    await userEvent.click(dialog.getByRole('button', { name: t('bonuses:cancel.confirm') }));
    await expect(args.onCancel).toHaveBeenCalledWith({ removed: '200.00', kept: '350.00' });
  },
});

/** Nothing can be confirmed while the sums are not known. */
export const SumsLoading = meta.story({
  args: { preview: loading, onCancel: fn(async () => true) },
  render: (args, { globals }) => (
    <BonusesScreen {...sampleScreen(globals)} cancelling={sampleBonus(globals)} {...args} />
  ),
  play: async ({ args, sandbox }) => {
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: translatorOf(sandbox)('bonuses:cancel.confirm') }));
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
});

const again = fn();

/** With open bets it is not known what is left: the question says what to do first, and asking again reads the sums. */
export const BetsOpen = meta.story({
  args: {
    preview: { status: 'failed', error: refused('bonus_in_play'), retry: again },
    onCancel: fn(async () => true),
  },
  render: (args, { globals }) => (
    <BonusesScreen {...sampleScreen(globals)} cancelling={sampleBonus(globals)} {...args} />
  ),
  play: async ({ args, sandbox }) => {
    again.mockClear();
    const t = translatorOf(sandbox);
    const dialog = within(await screen.findByRole('alertdialog'));
    await waitFor(() => expect(dialog.getByText(t('bonuses:refused.bonus_in_play'))).toBeVisible());
    await expect(dialog.queryByText(t('errors:invalidInput'))).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: t('bonuses:cancel.confirm') }));
    await expect(again).toHaveBeenCalledOnce();
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
});

/** Sums that changed meanwhile are shown again for another decision. */
export const SumsChanged = meta.story({
  args: {
    preview: ready({ removed: '200.00', kept: '40.00' }),
    cancel: flowIn({ status: 'refused', error: refused('bonus_changed') }),
  },
  render: (args, { globals }) => (
    <BonusesScreen {...sampleScreen(globals)} cancelling={sampleBonus(globals)} {...args} />
  ),
});

export const Cancelled = meta.story({
  args: {
    cancel: flowIn({
      status: 'done',
      value: { id: 'b1', reference: 'R26112100001', removed: '200.00', kept: '350.00' },
    }),
  },
});

export const Refused = meta.story({ args: { cancel: flowIn({ status: 'refused', error: refused('bonus_in_play') }) } });

/** After a lost answer the check never takes anything back twice. */
export const OutcomeUnknown = meta.story({
  args: {
    cancel: flowIn(
      { status: 'unknown', error: { kind: 'network', outcomeUnknown: true }, input },
      { repeat: fn(async () => undefined) },
    ),
  },
  play: async ({ canvas, args, sandbox }) => {
    await userEvent.click(canvas.getByRole('button', { name: translatorOf(sandbox)('bonuses:unknown.check') }));
    await expect(args.cancel?.repeat).toHaveBeenCalledOnce();
  },
});

export const Loading = meta.story({ args: { bonuses: loading } });

export const Empty = meta.story({ args: { bonuses: ready({ list: [], totalPages: 0 }) } });

const retry = fn();
export const Failed = meta.story({
  args: { bonuses: { status: 'failed', error: { kind: 'network', outcomeUnknown: false }, retry } },
  play: async ({ canvas }) => {
    retry.mockClear();
    await userEvent.click(canvas.getByRole('button'));
    await expect(retry).toHaveBeenCalledOnce();
  },
});

export const LongOnTheSmallestPhone = meta.story({
  globals: { viewport: { value: 'smallest' } },
  render: (args, { globals }) => (
    <BonusesScreen
      {...sampleScreen(globals)}
      {...args}
      bonuses={ready({
        list: [
          sampleBonus(globals, { name: 'W'.repeat(60), amount: '123456789.00', required: '987654321.00' }),
          sampleBonus(globals, { id: 'b9', status: { other: 'Suspended' } }),
        ],
        totalPages: 12,
      })}
    />
  ),
});

/** Claimed, half wagered, given up: what is taken back and what stays are the sums of the question. */
export const AsMember = meta.story({
  parameters: { sandbox: { persona: 'member', scenario: 'bonusPlayer' } },
  render: () => <Connected />,
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await userEvent.click(await canvas.findByRole('button', { name: t('bonuses:cancel.ask') }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await dialog.findByText('฿200.00');
    await userEvent.click(dialog.getByRole('button', { name: t('bonuses:cancel.confirm') }));
    await expect(await canvas.findByRole('heading', { name: t('bonuses:done.title') })).toBeVisible();
    await waitFor(() => expect(canvas.getAllByText(t('bonuses:status.cancelled'))).toHaveLength(2));
  },
});

const onPlatform = platformStories(Connected);

export const AsTrial = meta.story(onPlatform.trial);
export const InMaintenance = meta.story(onPlatform.maintenance);
