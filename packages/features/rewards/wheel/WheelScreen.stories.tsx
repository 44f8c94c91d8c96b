import { useState } from 'react';
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { loading, ready } from '#core/data/remote.ts';
import { flowIn } from '#core/flow/flow.samples.ts';
import type { Translate } from '#core/i18n/translate.ts';
import { platformStories } from '#storybook/platformStories.tsx';
import preview from '#storybook/preview.tsx';
import type { Globals } from '#storybook/sampleOf.ts';
import { translatorOf } from '#storybook/sandboxPlatform.ts';
import { preferReducedMotion } from '#ui/Motion/reducedMotion.samples.ts';
import { useWheelScreen } from './useWheelScreen.ts';
import { samplePrizes, sampleScreen, sampleWheel } from './wheel.samples.ts';
import type { TurnState, WheelScreenProps } from './wheel.types.ts';
import { WheelScreen } from './WheelScreen.tsx';

/** The props that a story changes, by its language. */
type Change = (globals: Globals) => Partial<WheelScreenProps>;

const meta = preview.type<{ args: Partial<WheelScreenProps>; parameters: { change?: Change } }>().meta({
  title: 'Screens/Member centre/Wheel',
  parameters: { motion: 'full' },
  render: (args, { globals, parameters }) => (
    <div style={{ maxWidth: 680 }}>
      <WheelScreen {...sampleScreen(globals)} {...(parameters['change'] as Change | undefined)?.(globals)} {...args} />
    </div>
  ),
});

/** The screen with its hook, as the site joins them. */
const Connected = () => (
  <div style={{ maxWidth: 680 }}>
    <WheelScreen {...useWheelScreen()} />
  </div>
);

/** A ticket is used on the sandbox platform by keyboard: the prize is shown without turning, and waits in the reward centre. */
export const AsMember = meta.story({
  parameters: { sandbox: { persona: 'member', scenario: 'played' } },
  render: () => <Connected />,
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    const button = await canvas.findByRole('button', { name: t('wheel:spin') });
    await expect(canvas.getByText(t('wheel:count', { count: '2' }))).toBeVisible();
    button.focus();
    await userEvent.keyboard('{Enter}');
    const won = await canvas.findByRole('heading', { name: new RegExp(t('wheel:won', { prize: '' }).trim()) });
    await waitFor(() => expect(won).toHaveFocus());
    await expect(canvas.getByRole('link', { name: t('wheel:rewards') })).toBeVisible();
    await expect(await canvas.findByText(t('wheel:count', { count: '1' }))).toBeVisible();
    const history = within(canvas.getByRole('region', { name: t('wheel:history.title') }));
    await waitFor(() => expect(history.getAllByRole('listitem')).toHaveLength(1));
  },
});

/** Tickets with where they come from and their end, the wheel, its chances in a table, and the turns that were made. */
export const Ready = meta.story({
  args: { onTurn: fn(async () => {}) },
  play: async ({ canvas, args, sandbox }) => {
    const t = translatorOf(sandbox);
    const own = within(canvas.getByRole('region', { name: t('wheel:tickets') }));
    await expect(own.getAllByRole('listitem')).toHaveLength(2);
    await expect(own.getAllByText(t('wheel:next'))).toHaveLength(1);
    const table = within(canvas.getByRole('table', { name: t('wheel:chances.title') }));
    await expect(table.getAllByRole('row')).toHaveLength(8);
    await expect(table.getByText('0.5%')).toBeVisible();
    await expect(
      within(canvas.getByRole('region', { name: t('wheel:history.title') })).getAllByRole('listitem'),
    ).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: t('wheel:spin') }));
    await expect(args.onTurn).toHaveBeenCalledWith('mission');
  },
});

const done = (prizeId: string): TurnState => ({
  status: 'done',
  value: { ticketId: 'mission', prizeId, reference: 'L11223344', rewardId: 'wheel-L11223344' },
});

/** A platform that decides at once. */
const Deciding = ({ globals }: { globals: Globals }) => {
  const [turn, setTurn] = useState<TurnState>({ status: 'idle' });
  return (
    <div style={{ maxWidth: 680 }}>
      <WheelScreen
        {...sampleScreen(globals)}
        turn={flowIn(turn, { acted: true })}
        onTurn={async () => setTurn(done('credit-50'))}
      />
    </div>
  );
};

const wonOf = (t: Translate, globals: Globals) => t('wheel:won', { prize: samplePrizes(globals)[3]?.name ?? '' });

const watchMoves = () => spyOn(Element.prototype, 'animate');
/** The movements of the wheel. */
let moves: ReturnType<typeof watchMoves>;
const countMoves = () => {
  moves = watchMoves();
  return () => moves.mockRestore();
};

/** The wheel turns to the prize that was decided. The prize is not told before it stands; the player need not wait. */
export const Turning = meta.story({
  beforeEach: countMoves,
  render: (_, { globals }) => <Deciding globals={globals} />,
  play: async ({ canvas, globals, sandbox }) => {
    const t = translatorOf(sandbox);
    await userEvent.click(canvas.getByRole('button', { name: t('wheel:spin') }));
    const button = await canvas.findByRole('button', { name: t('wheel:skip') });
    await expect(moves).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('heading', { name: wonOf(t, globals) })).toBeNull();
    await userEvent.click(button);
    await expect(await canvas.findByRole('heading', { name: wonOf(t, globals) })).toHaveFocus();
  },
});

/** By keyboard the prize is shown at once: a player who cannot see the wheel need not wait for it. */
export const ByKeyboard = meta.story({
  beforeEach: countMoves,
  render: (_, { globals }) => <Deciding globals={globals} />,
  play: async ({ canvas, globals, sandbox }) => {
    const t = translatorOf(sandbox);
    canvas.getByRole('button', { name: t('wheel:spin') }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('heading', { name: wonOf(t, globals) })).toHaveFocus();
    await expect(moves).not.toHaveBeenCalled();
  },
});

/** With reduced motion the prize is shown at once. */
export const ReducedMotion = meta.story({
  beforeEach: () => {
    const restore = countMoves();
    const undo = preferReducedMotion();
    return () => {
      restore();
      undo();
    };
  },
  render: (_, { globals }) => <Deciding globals={globals} />,
  play: async ({ canvas, globals, sandbox }) => {
    const t = translatorOf(sandbox);
    await userEvent.click(canvas.getByRole('button', { name: t('wheel:spin') }));
    await expect(await canvas.findByRole('heading', { name: wonOf(t, globals) })).toHaveFocus();
    await expect(moves).not.toHaveBeenCalled();
  },
});

/** A prize, with what it binds and where it waits. */
export const Won = meta.story({
  args: { turn: flowIn(done('credit-100')) },
  play: async ({ canvas, globals, sandbox }) => {
    const t = translatorOf(sandbox);
    const name = t('wheel:won', { prize: samplePrizes(globals)[4]?.name ?? '' });
    await expect(canvas.getByRole('heading', { name })).toBeVisible();
    await expect(canvas.getAllByText(t('wheel:chances.binding', { amount: '฿100' }))).toHaveLength(2);
    await expect(canvas.getByRole('link', { name: t('wheel:rewards') })).toHaveAttribute(
      'href',
      '/?centre=rewardCenter',
    );
  },
});

/** A turn without a prize is said plainly. */
export const NoPrize = meta.story({
  args: {
    turn: flowIn({ status: 'done', value: { ticketId: 'mission', prizeId: 'none', reference: 'L1', rewardId: null } }),
  },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await expect(canvas.getByRole('heading', { name: t('wheel:nothing') })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: t('wheel:rewards') })).toBeNull();
  },
});

/** Without a ticket there is no turn, and nothing to buy. */
export const WithoutTickets = meta.story({
  parameters: { change: (globals: Globals) => ({ wheel: ready(sampleWheel(globals, { tickets: [] })) }) },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await expect(canvas.getByRole('heading', { name: t('wheel:noTickets') })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: t('wheel:spin') })).toBeNull();
    await expect(canvas.getByRole('link', { name: t('wheel:missions') })).toBeVisible();
  },
});

/** The ticket was used in another tab. */
export const Refused = meta.story({
  args: {
    turn: flowIn({ status: 'refused', error: { kind: 'refused', code: 'reward_taken', message: '', detail: {} } }),
  },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await expect(canvas.getByRole('heading', { name: t('wheel:refused.title') })).toBeVisible();
    await expect(canvas.getByText(t('wheel:refused.reward_taken'))).toBeVisible();
  },
});

/** A lost answer is no prize: the wheel stands, and no other ticket is used before the check. */
export const Unknown = meta.story({
  args: {
    turn: flowIn(
      {
        status: 'unknown',
        error: { kind: 'timeout', outcomeUnknown: true },
        input: { promotionId: 'lotus-wheel', ticketId: 'mission' },
      },
      { repeat: fn(async () => undefined) },
    ),
  },
  play: async ({ canvas, args, sandbox }) => {
    const t = translatorOf(sandbox);
    await expect(canvas.queryByRole('button', { name: t('wheel:spin') })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: t('wheel:unknown.check') }));
    await expect(args.turn?.repeat).toHaveBeenCalledOnce();
  },
});

/** Long names and long sums keep their place on the smallest phone. */
export const TooLong = meta.story({
  parameters: {
    change: (globals: Globals) => ({
      wheel: ready(
        sampleWheel(globals, {
          prizes: samplePrizes(globals).map((prize) => ({
            ...prize,
            name: `${prize.name} สำหรับสมาชิกทุกระดับทั่วประเทศในเทศกาลลอยกระทง`,
            amount: '1234567.00',
            requirement: { amount: '123456789.00', gameTypes: [] },
          })),
          tickets: [
            {
              id: 'long',
              from: 'ของขวัญต้อนรับเทศกาลลอยกระทงสำหรับสมาชิกทุกระดับทั่วประเทศ',
              endsAt: '2026-03-06T05:00:00Z',
            },
          ],
        }),
      ),
    }),
  },
  globals: { viewport: { value: 'smallest' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

export const Loading = meta.story({ args: { wheel: loading } });

/** No wheel is on; the turns of earlier ones stay. */
export const Empty = meta.story({
  parameters: {
    change: (globals: Globals) => ({
      wheel: ready(sampleWheel(globals, { promotionId: null, prizes: [], tickets: [] })),
    }),
  },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await expect(canvas.getByRole('heading', { name: t('wheel:empty') })).toBeVisible();
    await expect(canvas.getByRole('region', { name: t('wheel:history.title') })).toBeVisible();
  },
});

const retry = fn();
export const Failed = meta.story({
  args: { wheel: { status: 'failed', error: { kind: 'network', outcomeUnknown: false }, retry } },
  play: async ({ canvas, sandbox }) => {
    retry.mockClear();
    await expect(canvas.getByRole('heading', { name: translatorOf(sandbox)('wheel:failed') })).toBeVisible();
    await userEvent.click(canvas.getByRole('button'));
    await expect(retry).toHaveBeenCalledOnce();
  },
});

const onPlatform = platformStories(Connected);

export const AsTrial = meta.story(onPlatform.trial);
export const InMaintenance = meta.story(onPlatform.maintenance);
