import { waitFor, within } from 'storybook/test';
import { expect, onTestFinished, test } from 'vitest';
import { memberBets } from '#api/records.ts';
import { LiveUpdates } from '#core/live/LiveUpdates.tsx';
import { stubStreams } from '#core/live/testStream.testing.ts';
import type { Fault } from '#sandbox/faults.ts';
import { seedLotteries } from '#sandbox/seed/lotteries.ts';
import { renderOnPlatform } from '#storybook/renderOnPlatform.tsx';
import type { SandboxContext } from '#storybook/sandboxPlatform.ts';
import { allowMotion } from '#ui/Motion/allowMotion.testing.ts';
import { LotteryScreen } from './LotteryScreen.tsx';
import { useLotteryScreen } from './useLotteryScreen.ts';

const gameId = seedLotteries('full').find(({ schedule }) => schedule.kind === 'every')?.id ?? '';

/** What the platform answers: its latest result, and a ticket of the member for the draw `N-2` that has become of it what the event says. */
function answers(at: string, kind: 'betSettled' | 'betReturned', ...results: readonly object[]): readonly Fault[] {
  const fault = (value: object) => ({ kind: 'malformed', value }) as const;
  const profit = kind === 'betReturned' ? '0.00' : '890.00';
  const event = { id: 'E1', kind, at, reference: 'T-1', amounts: { stake: '10.00', win: '900.00', profit } };
  const bet = {
    ...{ reference: 'T-1', placedAt: at, settledAt: null, gameType: 'ELOTT', vassalage: '' },
    ...{ vendorName: '', gameName: '', stake: '10.00', win: null, profit: null, validBet: '0.00' },
    draw: { gameId, numero: 'N-2' },
  };
  const totals = { count: 1, waiting: 1, stake: '10.00', openStake: '10.00', win: '0.00', profit: '0.00' };
  return [
    { match: 'lotteryResults', fault: fault({ list: results }) },
    { match: 'memberBets', fault: fault({ list: [bet], totalPages: 1, totals }) },
    { match: 'memberEvents', fault: fault({ list: [event], cursor: '1', unseen: 0 }) },
  ];
}

/** A page that sees a draw of the fast lottery, for which the member has a ticket. */
async function seeDraw(state: 'drawn' | 'void') {
  const streams = stubStreams();
  const kind = state === 'void' ? 'betReturned' : 'betSettled';
  const timeOf = (sandbox: SandboxContext): string => new Date(sandbox.now()).toISOString();
  const before = (winningTime: string) => ({ gameId, numero: 'N-1', winningNumber: '11111', winningTime });
  const page = await renderOnPlatform(LotteryScreen, () => useLotteryScreen('fast'), {
    path: '/elott',
    persona: 'member',
    settings: { live: 'stream' },
    beside: <LiveUpdates />,
    prepare(it) {
      const at = timeOf(it);
      it.faults.set([...answers(at, kind, before(at))]);
    },
  });
  const { calls, canvas, container, sandbox } = page;
  const shown = (digits: string) => canvas.findByRole('img', { name: new RegExp(`${digits}$`) });
  await shown('1 1 1 1 1');
  await waitFor(() => expect(calls(memberBets).some(({ settled }) => settled)).toBe(true));
  await waitFor(() => expect(streams).toHaveLength(1));
  const card = (): HTMLElement =>
    within(container)
      .getAllByRole('article')
      .find((each) => each.querySelector(`a[href*="gameCode=${gameId}&"]`) !== null) as HTMLElement;
  // A font that comes later may break lines anew, which is not what is watched.
  await document.fonts.ready;
  const watched = card();
  const heights: number[] = [];
  const observer = new ResizeObserver(() => heights.push(watched.clientHeight));
  onTestFinished(() => observer.disconnect());
  observer.observe(watched);
  streams[0]?.open();
  const at = timeOf(sandbox);
  const winningNumber = state === 'void' ? '' : '58214';
  sandbox.faults.set([
    ...answers(at, kind, { gameId, numero: 'N-2', winningTime: at, state, winningNumber }, before(at)),
  ]);
  streams[0]?.say({ topic: 'draws', version: sandbox.now() + 1, list: [] });
  return { ...page, shown, card, heights: () => [...new Set(heights)] };
}

const textOf = (balls: HTMLElement): string => balls.textContent;

test('digits of a draw that is seen appear one by one, in places that were there, and then what has become of the tickets', async () => {
  allowMotion();
  const { canvas, card, heights, shown, t } = await seeDraw('drawn');
  const balls = await shown('5 8 2 1 4');
  const seen = new Set<string>([textOf(balls)]);
  const { width } = balls.getBoundingClientRect();
  await waitFor(() => {
    seen.add(textOf(balls));
    expect(textOf(balls)).toBe('58214');
  });
  expect(seen.size).toBeGreaterThan(2);
  expect(balls.getBoundingClientRect().width).toBe(width);
  const won = t('lottery:drawn.won', { count: 1 });
  await waitFor(() => expect(within(card()).getByText(won)).toBeVisible());
  expect(canvas.getByText(new RegExp(`5 8 2 1 4.* ${won}$`))).toHaveRole('status');
  expect(heights()).toHaveLength(1);
});

test('with reduced motion all digits are there at once', async () => {
  const { shown } = await seeDraw('drawn');
  expect(textOf(await shown('5 8 2 1 4'))).toBe('58214');
});

test('a draw that is called off says so, and that the stake came back', async () => {
  const { card, heights, t } = await seeDraw('void');
  await waitFor(() => expect(within(card()).getByText(t('lottery:drawn.void'))).toBeVisible());
  await waitFor(() => expect(within(card()).getByText(t('lottery:drawn.returned'))).toBeVisible());
  expect(heights()).toHaveLength(1);
});
