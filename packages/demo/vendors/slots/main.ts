import { createGameFrame } from '../shared/frame.ts';
import { onKey } from '../shared/keys.ts';
import { createRoundId } from '../shared/server.ts';
import type { FreeRoundsAnswer, SessionAnswer, SpinAnswer } from '../shared/server/messages.ts';
import { createStakeChoice } from '../shared/stake.ts';
import { drawLines, writePaytable } from './paytable.ts';
import { createReels } from './reels.ts';
import { installSymbols } from './symbols.ts';
import { slotWords } from './words.ts';

/** The reels turn at least this long, in ms, even when the answer is faster. */
const shortestSpinMs = 450;

/** The free rounds that the next spins are taken from; null while spins cost their stake. */
let free: FreeRoundsAnswer | null = null;
/** True after the last free round, until the player says that the next spin may cost its stake. */
let asksToPlayOn = false;

const frame = createGameFrame({
  words: slotWords,
  onState(state) {
    const spin = find<HTMLButtonElement>('spin');
    // Not `disabled` while the reels turn: a disabled button loses the keyboard focus.
    spin.disabled = state === 'loading' || state === 'closed';
    spin.ariaDisabled = String(state === 'busy');
    const next = asksToPlayOn ? 'playOn' : free === null ? 'spin' : 'freeSpin';
    find('spin-word').textContent = say(state === 'unconfirmed' ? 'confirm' : next);
  },
});
const { find, tell, words } = frame;
const { say, money } = words;

const opened = await frame.open<SessionAnswer>('session');
if (opened) play(opened);

function play(session: SessionAnswer): void {
  installSymbols(session.wild);
  writePaytable(find('pays'), session, words);
  find('rules').textContent = say('rules', { wild: say('wild') });
  find<HTMLDetailsElement>('paytable').open = matchMedia('(min-width: 56rem)').matches;

  const reels = createReels(find('reels'), session.symbols);
  const showStake = (stake: string, isFirst: boolean, isLast: boolean): void => {
    find('stake').textContent = words.brief(stake);
    find<HTMLButtonElement>('less').ariaDisabled = String(isFirst);
    find<HTMLButtonElement>('more').ariaDisabled = String(isLast);
  };
  const stakes = createStakeChoice(session.stakes, (index) =>
    showStake(session.stakes[index] ?? '', index === 0, index === session.stakes.length - 1),
  );

  /** Shows the free rounds that are left, with their fixed stake; after the last one, the player's own stake again. */
  function showFree(next: FreeRoundsAnswer | null): void {
    const hadFree = free !== null;
    free = next !== null && next.left > 0 ? next : null;
    asksToPlayOn ||= hadFree && free === null;
    find('stake-label').textContent = free === null ? say('stake') : say('freeLeft', { count: String(free.left) });
    if (free !== null) showStake(free.stake, true, true);
    else stakes.show();
  }

  let spinning = false;
  async function spinOnce(): Promise<void> {
    if (spinning || frame.state() === 'closed') return;
    if (asksToPlayOn && frame.state() === 'ready') {
      asksToPlayOn = false;
      frame.enter('ready');
      return tell(say('ready'));
    }
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
      {
        roundId: createRoundId(),
        ...(free === null ? { stake: stakes.current() } : { stake: free.stake, free: free.reference }),
      },
      stopReels,
      (reason) => {
        if (reason === 'free_rounds_over') showFree(null);
      },
    );
    if (answer === undefined) return;
    await shortestSpin;
    await reels.land(answer.grid);
    frame.showBalance(answer.balance);
    showFree(answer.free);
    find('reels').ariaLabel = describe(answer.grid);
    frame.enter('ready');
    frame.settled();
    const last = answer.free?.left === 0 ? say('freeOver', { amount: money(answer.free.won) }) : null;
    if (answer.wins.length === 0) return tell(last ?? say('lost'));
    const winning = answer.wins.map(({ line }) => session.lines[line] ?? []);
    reels.mark(winning.flatMap((rows) => rows.map((row, reel) => [reel, row] as const)));
    drawLines(find('lines'), winning);
    tell(last ?? say('won', { amount: money(answer.win) }), 'won');
  }

  function step(by: -1 | 1): void {
    if (frame.state() === 'ready' && free === null) stakes.step(by);
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

  showFree(session.free);
  frame.enter('ready');
  tell(
    session.free === null
      ? say('ready')
      : say('freeReady', { count: String(session.free.left), stake: money(session.free.stake) }),
  );
  find('spin').focus({ preventScroll: true });
}

function describe(grid: SpinAnswer['grid']): string {
  return [0, 1, 2].map((row) => grid.map((column) => say(column[row] ?? 'lotus')).join(', ')).join(' / ');
}
