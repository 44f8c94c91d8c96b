import type { SessionAnswer, SpinAnswer } from '../src/provider/messages.ts';
import { createFrame } from '../stand/frame.ts';
import { onKey } from '../stand/keys.ts';
import { createRoundId } from '../stand/server.ts';
import { createStakeChoice } from '../stand/stake.ts';
import { drawLines, writePaytable } from './paytable.ts';
import { createReels } from './reels.ts';
import { installSymbols } from './symbols.ts';
import { slotWords } from './words.ts';

/** The last moment before the reels may stop: a spin should be seen to spin. */
const shortestSpinMs = 450;

const frame = createFrame({
  words: slotWords,
  onState(state) {
    const spin = find<HTMLButtonElement>('spin');
    // Not `disabled` while the reels turn: a disabled button drops the keyboard's focus.
    spin.disabled = state === 'loading' || state === 'closed';
    spin.ariaDisabled = String(state === 'busy');
    find('spin-word').textContent = say(state === 'unconfirmed' ? 'confirm' : 'spin');
  },
});
const { find, tell, words } = frame;
const { say, money } = words;

installSymbols(document);
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

  let turning = false;
  async function turn(): Promise<void> {
    if (turning || frame.state() === 'closed') return;
    turning = true;
    await spin().finally(() => (turning = false));
  }

  async function spin(): Promise<void> {
    tell(say('spinning'));
    reels.mark([]);
    drawLines(find('lines'), []);
    reels.start();
    const seen = new Promise((resolve) => setTimeout(resolve, shortestSpinMs));
    // Before anything is told: who reads it may press again.
    const rest = async (): Promise<void> => {
      await seen;
      await reels.land(reels.shown());
    };
    const answer = await frame.play<SpinAnswer>('spin', { roundId: createRoundId(), stake: stakes.current() }, rest);
    if (answer === undefined) return;
    await seen;
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
  find('spin').addEventListener('click', () => void turn());
  find('less').addEventListener('click', () => step(-1));
  find('more').addEventListener('click', () => step(1));
  onKey({
    ArrowUp: () => step(1),
    ArrowRight: () => step(1),
    ArrowDown: () => step(-1),
    ArrowLeft: () => step(-1),
    ' ': () => void turn(),
    Enter: () => void turn(),
  });

  frame.enter('ready');
  tell(say('ready'));
  find('spin').focus({ preventScroll: true });
}

function describe(grid: SpinAnswer['grid']): string {
  return [0, 1, 2].map((row) => grid.map((column) => say(column[row] ?? 'lotus')).join(', ')).join(' / ');
}
