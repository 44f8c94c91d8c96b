import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { loading, ready } from '#core/data/remote.ts';
import { flowIn } from '#core/flow/flow.samples.ts';
import { formatMoment } from '#core/format/dates.ts';
import { platformStories } from '#storybook/platformStories.tsx';
import preview from '#storybook/preview.tsx';
import { type Globals, spokenIn } from '#storybook/sampleOf.ts';
import { translatorOf } from '#storybook/sandboxPlatform.ts';
import { preferReducedMotion } from '#ui/Motion/reducedMotion.samples.ts';
import {
  openRain,
  sampleBoard,
  sampleEnvelope,
  sampleEnvelopes,
  sampleRain,
  sampleScreen,
  noon,
} from './envelopes.samples.ts';
import type { EnvelopesScreenProps } from './envelopes.types.ts';
import { EnvelopesScreen } from './EnvelopesScreen.tsx';
import { EnvelopeDialog } from './parts/EnvelopeDialog.tsx';
import { useEnvelopesScreen } from './useEnvelopesScreen.ts';

/** The props that a story changes, by its language. */
type Change = (globals: Globals) => Partial<EnvelopesScreenProps>;

const meta = preview.type<{ args: Partial<EnvelopesScreenProps>; parameters: { change?: Change } }>().meta({
  title: 'Screens/Member centre/Red envelopes',
  parameters: { motion: 'full', sandbox: { at: noon } },
  render: (args, { globals, parameters }) => (
    <div style={{ maxWidth: 680 }}>
      <EnvelopesScreen
        {...sampleScreen(globals)}
        {...(parameters['change'] as Change | undefined)?.(globals)}
        {...args}
      />
    </div>
  ),
});

/** The screen with its hook, as the site joins them. */
const Connected = () => (
  <div style={{ maxWidth: 680 }}>
    <EnvelopesScreen {...useEnvelopesScreen()} />
  </div>
);

/** The dialog, once its entry animation has begun to show it. */
async function dialogOf() {
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
}

/** An envelope is opened on the sandbox platform: its sum appears only then. */
export const AsMember = meta.story({
  parameters: { sandbox: { persona: 'member', at: null, scenario: 'played' } },
  render: () => <Connected />,
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    const [first] = await canvas.findAllByRole('button', { name: new RegExp(`^${t('envelopes:open')} .`) });
    await userEvent.click(first as HTMLElement);
    const dialog = await dialogOf();
    await expect(dialog.queryByText(/฿/)).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: t('envelopes:open') }));
    const won = await dialog.findByRole('heading', { name: t('envelopes:won', { amount: '฿88.88' }) });
    await waitFor(() => expect(won).toHaveFocus());
    await userEvent.click(dialog.getByRole('button', { name: t('common:close') }));
    await expect(await canvas.findByText('฿88.88')).toBeVisible();
  },
});

/** A rain is announced with its time and a countdown; below it stands what waits, and what is over. */
export const Soon = meta.story({
  args: { onChoose: fn(), onRainClosed: fn() },
  play: async ({ canvas, args, sandbox }) => {
    const t = translatorOf(sandbox);
    const call = within(canvas.getByRole('region', { name: t('envelopes:rain.soon') }));
    await expect(call.getByRole('timer')).toHaveTextContent(/01.*00.*00/);
    await userEvent.click(call.getByRole('button', { name: t('envelopes:rain.look') }));
    await expect(args.onChoose).toHaveBeenLastCalledWith('rain');
    await userEvent.click(call.getByRole('button', { name: t('envelopes:rain.hide') }));
    await expect(args.onRainClosed).toHaveBeenCalledWith(true);
    const waiting = within(canvas.getByRole('region', { name: t('envelopes:yours') }));
    await expect(waiting.getAllByText(t('envelopes:states.open'))).toHaveLength(2);
    const [gift] = waiting.getAllByRole('button', { name: new RegExp(`^${t('envelopes:open')}`) });
    await userEvent.click(gift as HTMLElement);
    await expect(args.onChoose).toHaveBeenLastCalledWith('gift');
    const over = within(canvas.getByRole('region', { name: t('envelopes:past') }));
    await expect(over.getByText('฿88.88')).toBeVisible();
    await expect(over.getByText(t('envelopes:states.missed'))).toBeVisible();
  },
});

/** Closed for the day: one quiet line, which brings it back. */
export const ClosedForToday = meta.story({
  args: { rainClosed: true, onRainClosed: fn() },
  play: async ({ canvas, args, sandbox }) => {
    await expect(canvas.queryByRole('timer')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: translatorOf(sandbox)('envelopes:rain.show') }));
    await expect(args.onRainClosed).toHaveBeenCalledWith(false);
  },
});

/** With reduced motion nothing ticks: the time of day says when. */
export const ReducedMotion = meta.story({
  beforeEach: preferReducedMotion,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/13:00–13:30/)).toBeVisible();
    await expect(canvas.queryByRole('timer')).toBeNull();
  },
});

/** The rain that is on, with how many are left. */
export const Raining = meta.story({
  parameters: {
    change: (globals: Globals) => ({ envelopes: ready([openRain(globals), ...sampleEnvelopes(globals)]) }),
  },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    const call = within(canvas.getByRole('region', { name: t('envelopes:rain.open') }));
    await expect(call.getByText(t('envelopes:rain.left', { count: '92' }))).toBeVisible();
    await expect(call.getByRole('timer')).toHaveTextContent(/20.*00/);
  },
});

const inDialog =
  (
    envelopeOf: (globals: Globals) => ReturnType<typeof sampleEnvelope>,
    more: Partial<EnvelopesScreenProps> = {},
  ): Change =>
  (globals) => {
    const envelope = envelopeOf(globals);
    return { chosen: { id: envelope.id, envelope }, ...more };
  };
const gift =
  (change: Parameters<typeof sampleEnvelope>[0] = {}) =>
  (globals: Globals) => ({
    ...(sampleEnvelopes(globals)[0] as ReturnType<typeof sampleEnvelope>),
    ...change,
  });
const board = ready(sampleBoard);
const boardOfOthers = ready({ ...sampleBoard, list: sampleBoard.list.filter(({ own }) => !own) });

export const DialogSoon = meta.story({
  parameters: { change: inDialog((globals) => sampleRain(globals)) },
  play: async ({ sandbox }) => {
    const dialog = await dialogOf();
    await expect(dialog.getByRole('timer')).toBeVisible();
    await expect(dialog.queryByRole('button', { name: translatorOf(sandbox)('envelopes:open') })).toBeNull();
  },
});

/** What the sum will bind stands there before the envelope is opened; the sum itself does not. */
export const DialogOpen = meta.story({
  args: { onOpen: fn(async () => {}) },
  parameters: { change: inDialog(gift({ wagerTimes: 2 })) },
  play: async ({ args, sandbox }) => {
    const t = translatorOf(sandbox);
    const dialog = await dialogOf();
    await expect(dialog.getByText(t('envelopes:bindsTimes', { times: '2' }))).toBeVisible();
    await expect(dialog.queryByText(/฿/)).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: t('envelopes:open') }));
    await expect(args.onOpen).toHaveBeenCalledWith('gift');
  },
});

/** A rain that is on, with the last openings under masked names. */
export const DialogRaining = meta.story({
  parameters: { change: inDialog(openRain, { board: boardOfOthers }) },
  play: async ({ sandbox }) => {
    const dialog = await dialogOf();
    const last = within(dialog.getByRole('region', { name: translatorOf(sandbox)('envelopes:board.title') }));
    await expect(last.getAllByRole('listitem')).toHaveLength(3);
    await expect(last.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '54');
  },
});

/** While the platform has not answered, no sum is shown. */
export const DialogOpening = meta.story({
  parameters: {
    change: inDialog(gift(), { opening: flowIn({ status: 'sending', input: { id: 'gift' }, pendingError: null }) }),
  },
  play: async ({ sandbox }) => {
    const dialog = await dialogOf();
    await expect(dialog.getByRole('button', { name: translatorOf(sandbox)('envelopes:open') })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await expect(dialog.queryByText(/฿/)).toBeNull();
  },
});

const value = {
  ...{ id: 'rain', reference: 'E23456789', openedAt: '2026-03-04T04:58:51Z', amount: '24.10' },
  ...{ requirement: null, balance: '1524.10' },
};

export const DialogOpened = meta.story({
  parameters: {
    change: inDialog(openRain, { board, opening: flowIn({ status: 'done', value }), balance: value.balance }),
  },
  play: async ({ sandbox }) => {
    const t = translatorOf(sandbox);
    const dialog = await dialogOf();
    await expect(dialog.getByRole('heading', { name: t('envelopes:won', { amount: '฿24.10' }) })).toBeVisible();
    await expect(dialog.getByText(/฿1,524\.10/)).toBeVisible();
    await expect(dialog.getByText(t('envelopes:bindsNothing'))).toBeVisible();
    await expect(dialog.getByText(t('envelopes:board.you', { name: 'de***o' }))).toBeVisible();
    await expect(dialog.queryByRole('button', { name: t('envelopes:open') })).toBeNull();
  },
});

/** An envelope that was opened earlier, and still has to be wagered. */
export const DialogOpenedEarlier = meta.story({
  parameters: {
    change: inDialog(
      gift({
        state: 'opened',
        amount: '68.00',
        requirement: { amount: '68.00', gameTypes: [] },
        openedAt: 0,
        reference: 'E98765432',
      }),
    ),
  },
  play: async ({ sandbox }) => {
    const dialog = await dialogOf();
    await expect(dialog.getByText(translatorOf(sandbox)('envelopes:binds', { amount: '฿68.00' }))).toBeVisible();
    await expect(dialog.getByText(/E98765432/)).toBeVisible();
  },
});

export const DialogMissed = meta.story({
  parameters: { change: inDialog(gift({ state: 'missed' })) },
  play: async ({ sandbox }) => {
    await expect(
      (await dialogOf()).getByRole('heading', { name: translatorOf(sandbox)('envelopes:missed') }),
    ).toBeVisible();
  },
});

/** Every piece was taken by others: says so, and that nothing has moved. */
export const DialogGone = meta.story({
  parameters: {
    change: inDialog((globals) => ({ ...openRain(globals), state: 'gone', left: 0 }), {
      board: ready({ ...sampleBoard, opened: 200 }),
    }),
  },
  play: async ({ sandbox }) => {
    const t = translatorOf(sandbox);
    const dialog = await dialogOf();
    await expect(dialog.getByRole('heading', { name: t('envelopes:gone') })).toBeVisible();
    await expect(dialog.getByText(t('envelopes:goneText'))).toBeVisible();
  },
});

/** The address names an envelope that this player does not have. */
export const DialogUnlisted = meta.story({
  args: { chosen: { id: 'other', envelope: null } },
  play: async ({ sandbox }) => {
    await expect(
      (await dialogOf()).getByRole('heading', { name: translatorOf(sandbox)('envelopes:unlisted') }),
    ).toBeVisible();
  },
});

/** Opened in another tab: says so, and that nothing has moved. */
export const DialogRefused = meta.story({
  parameters: {
    change: inDialog(gift(), {
      opening: flowIn({ status: 'refused', error: { kind: 'refused', code: 'reward_taken', message: '', detail: {} } }),
    }),
  },
  play: async ({ sandbox }) => {
    const t = translatorOf(sandbox);
    const dialog = await dialogOf();
    await expect(dialog.getByRole('heading', { name: t('envelopes:refused.title') })).toBeVisible();
    await expect(dialog.getByText(new RegExp(t('envelopes:refused.reward_taken')))).toBeVisible();
  },
});

/** Asked for before its time: says that, not that it is over. */
export const DialogRefusedEarly = meta.story({
  parameters: {
    change: inDialog(gift(), {
      opening: flowIn({
        status: 'refused',
        error: { kind: 'refused', code: 'reward_not_open', message: '', detail: { from: '2026-03-08T17:00:00Z' } },
      }),
    }),
  },
  play: async ({ globals, sandbox }) => {
    const t = translatorOf(sandbox);
    const dialog = await dialogOf();
    const time = formatMoment(Date.parse('2026-03-08T17:00:00Z'), spokenIn(globals));
    await expect(dialog.getByText(new RegExp(t('envelopes:refused.reward_not_open', { time })))).toBeVisible();
    await expect(dialog.queryByText(new RegExp(t('envelopes:refused.reward_gone')))).toBeNull();
  },
});

const repeat = fn(async () => undefined);
/** A lost answer is no success: the envelope stays sealed, and the outcome is checked. */
export const DialogUnknown = meta.story({
  parameters: {
    change: inDialog(gift(), {
      opening: flowIn(
        { status: 'unknown', error: { kind: 'timeout', outcomeUnknown: true }, input: { id: 'gift' } },
        { repeat },
      ),
    }),
  },
  play: async ({ sandbox }) => {
    repeat.mockClear();
    const t = translatorOf(sandbox);
    const dialog = await dialogOf();
    await expect(dialog.queryByRole('button', { name: t('envelopes:open') })).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: t('envelopes:unknown.check') }));
    await expect(repeat).toHaveBeenCalledOnce();
  },
});

/** The board fails by itself; the envelope stays. */
export const BoardFailed = meta.story({
  parameters: {
    change: inDialog(openRain, {
      board: { status: 'failed', error: { kind: 'network', outcomeUnknown: false }, retry: () => {} },
    }),
  },
  play: async ({ sandbox }) => {
    const t = translatorOf(sandbox);
    const dialog = await dialogOf();
    await expect(dialog.getByText(t('envelopes:board.failed'))).toBeVisible();
    await expect(dialog.getByRole('button', { name: t('envelopes:open') })).toBeVisible();
  },
});

/** Long names, long sums and a state that the site does not know keep their place on the smallest phone. */
export const TooLong = meta.story({
  parameters: {
    change: (globals: Globals) => ({
      envelopes: ready([
        sampleRain(globals, { title: 'ฝนอั่งเปาเทศกาลลอยกระทง', opensAt: sampleRain(globals).opensAt + 9 * 3_600_000 }),
        sampleEnvelope({
          title: 'อั่งเปาต้อนรับเทศกาลลอยกระทงสำหรับสมาชิกทุกระดับทั่วประเทศ',
          text: 'ขอบคุณที่เล่นด้วยกันตลอดทั้งปี ขอให้โชคดีกับทุกเกมที่เลือกเล่นในเทศกาลนี้',
          state: { other: 'WAITING_FOR_APPROVAL' },
          amount: '12345678.90',
        }),
      ]),
    }),
  },
  globals: { viewport: { value: 'smallest' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('WAITING_FOR_APPROVAL')).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

export const Loading = meta.story({ args: { envelopes: loading } });

export const Empty = meta.story({
  args: { envelopes: ready([]) },
  play: async ({ canvas, sandbox }) => {
    await expect(canvas.getByRole('heading', { name: translatorOf(sandbox)('envelopes:empty') })).toBeVisible();
  },
});

const retry = fn();
export const Failed = meta.story({
  args: { envelopes: { status: 'failed', error: { kind: 'network', outcomeUnknown: false }, retry } },
  play: async ({ canvas, sandbox }) => {
    retry.mockClear();
    await expect(canvas.getByRole('heading', { name: translatorOf(sandbox)('envelopes:failed') })).toBeVisible();
    await userEvent.click(canvas.getByRole('button'));
    await expect(retry).toHaveBeenCalledOnce();
  },
});

const onCloseToday = fn();

/** A rain that has opened by itself, over any page: it can be closed for the day. */
export const RainByItself = meta.story({
  render: (args, { globals }) => (
    <EnvelopeDialog
      {...sampleScreen(globals)}
      {...args}
      chosen={{ id: 'rain', envelope: openRain(globals) }}
      board={ready(sampleBoard)}
      onCloseToday={onCloseToday}
    />
  ),
  play: async ({ sandbox }) => {
    onCloseToday.mockClear();
    const dialog = within(await screen.findByRole('dialog'));
    const hide = dialog.getByRole('button', { name: translatorOf(sandbox)('envelopes:rain.hide') });
    await waitFor(() => expect(hide).toBeVisible());
    await userEvent.click(hide);
    await expect(onCloseToday).toHaveBeenCalledOnce();
  },
});

const onPlatform = platformStories(Connected);

export const AsTrial = meta.story(onPlatform.trial);
export const InMaintenance = meta.story(onPlatform.maintenance);
