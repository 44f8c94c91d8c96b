import { createGameFrame } from '../shared/frame.ts';
import { onKey } from '../shared/keys.ts';
import { createRoundId } from '../shared/server.ts';
import type { SessionAnswer, SpinAnswer } from '../shared/server/messages.ts';
import { createStakeChoice } from '../shared/stake.ts';
import { drawLines, writePaytable } from './paytable.ts';
import { createReels } from './reels.ts';
import { installSymbols } from './symbols.ts';
import { slotWords } from './words.ts';

/** The reels turn at least this long, in ms, even when the answer is faster. */
const shortestSpinMs = 450;

const frame = createGameFrame({
  words: slotWords,
  onState(state) {
    const spin = find<HTMLButtonElement>('spin');
    // Not `disabled` while the reels turn: a disabled button loses the keyboard focus.
    spin.disabled = state === 'loading' || state === 'closed';
    spin.ariaDisabled = String(state === 'busy');
    find('spin-word').textContent = say(state === 'unconfirmed' ? 'confirm' : 'spin');
  },
});
const { find, tell, words } = frame;
const { say, money } = words;

installSymbols();
const opened = await frame.open<SessionAnswer>('session');
if (opened) play(opened);

function play(session: SessionAnswer): void {
  writePaytable(find('pays'), session, words);
  find('rules').textContent = say('rules', { wild: say(session.symbols[0] ?? 'naga') });
  find<HTMLDetailsElement>('paytable').open = matchMedia('(min-width: 56rem)').matches;

  const reels = createReels(find('reels'), session.symbols);
  const stakes = createStakeChoice(session.stakes, (index) => {
    find('stake').textContent = words.brief(session.stakes[index] ?? '');
    find<HTMLButtonElement>('less').ariaDisabled = String(index === 0);
    find<HTMLButtonElement>('more').ariaDisabled = String(index === session.stakes.length - 1);
  });

  let spinning = false;
  async function spinOnce(): Promise<void> {
    if (spinning || frame.state() === 'closed') return;
    spinning = true;
    await spin().finally(() => (spinning = false));
  }

  async function spin(): Promise<void> {
    tell(say('spinning'));
    reels.mark([]);
    drawLines(find('lines'), []);
    reels.start();
    const shortestSpin = new Promise((resolve) => setTimeout(resolve, shortestSpinMs));
    // The reels stop before a message appears, because the message invites another spin.
    const stopReels = async (): Promise<void> => {
      await shortestSpin;
      await reels.land(reels.shown());
    };
    const answer = await frame.play<SpinAnswer>(
      'spin',
      { roundId: createRoundId(), stake: stakes.current() },
      stopReels,
    );
    if (answer === undefined) return;
    await shortestSpin;
    await reels.land(answer.grid);
    frame.showBalance(answer.balance);
    find('reels').ariaLabel = describe(answer.grid);
    frame.enter('ready');
    frame.settled();
    if (answer.wins.length === 0) return tell(say('lost'));
    const winning = answer.wins.map(({ line }) => session.lines[line] ?? []);
    reels.mark(winning.flatMap((rows) => rows.map((row, reel) => [reel, row] as const)));
    drawLines(find('lines'), winning);
    tell(say('won', { amount: money(answer.win) }), 'won');
  }

  function step(by: -1 | 1): void {
    if (frame.state() === 'ready') stakes.step(by);
  }

  find('reels').ariaLabel = describe(reels.shown());
  find('spin').addEventListener('click', () => void spinOnce());
  find('less').addEventListener('click', () => step(-1));
  find('more').addEventListener('click', () => step(1));
  onKey({
    ArrowUp: () => step(1),
    ArrowRight: () => step(1),
    ArrowDown: () => step(-1),
    ArrowLeft: () => step(-1),
    ' ': () => void spinOnce(),
    Enter: () => void spinOnce(),
  });

  frame.enter('ready');
  tell(say('ready'));
  find('spin').focus({ preventScroll: true });
}

function describe(grid: SpinAnswer['grid']): string {
  return [0, 1, 2].map((row) => grid.map((column) => say(column[row] ?? 'lotus')).join(', ')).join(' / ');
}
