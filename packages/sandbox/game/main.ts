import type { RefusalAnswer, SessionAnswer, SpinAnswer, SpinRequest } from '../src/provider/messages.ts';
import { installExit, tellSite } from './exit.ts';
import { drawLines, writePaytable } from './paytable.ts';
import { createReels } from './reels.ts';
import { createRoundId, openSession, playRound } from './server.ts';
import { createStakeChoice } from './stake.ts';
import { installSymbols } from './symbols.ts';
import { type Word, wordsIn, writeWords } from './words.ts';

type State = 'loading' | 'ready' | 'spinning' | 'unconfirmed' | 'closed';

const query = new URLSearchParams(location.search);
const launch = query.get('launch') ?? '';
const words = wordsIn(query.get('lang')?.toLowerCase() === 'en' ? 'en' : 'th');
const { say, money } = words;

// The page is ours, so what is asked for is there.
const find = <Kind extends Element = HTMLElement>(id: string) => document.getElementById(id) as unknown as Kind;
const game = find('game');
const spin = find<HTMLButtonElement>('spin');
const result = find('result');

/** The last moment before the reels may stop: a spin should be seen to spin. */
const shortestSpinMs = 450;

writeWords(document, words);
installSymbols(document);
installExit(find('exit'), query.get('back'));
tell(say('loading'));
await begin();

async function begin(): Promise<void> {
  const session = await openSession(launch).catch(() => undefined);
  if (session === undefined) return close('unreachable');
  if ('refused' in session) return close(session.refused);
  play(session);
}

function play(session: SessionAnswer): void {
  const name = session.name[words.language];
  document.title = say('title', { name });
  find('name').textContent = name;
  find('vendor').textContent = session.vendor[words.language];
  document.documentElement.style.setProperty('--glow', session.palette.glow);
  writePaytable(find('pays'), session, words);
  find('rules').textContent = say('rules', {
    wild: say(session.symbols[0] ?? 'naga'),
  });
  find<HTMLDetailsElement>('paytable').open = matchMedia('(min-width: 56rem)').matches;
  showBalance(session.balance);

  const reels = createReels(find('reels'), session.symbols);
  const stakes = createStakeChoice(session.stakes, (index) => {
    find('stake').textContent = money(session.stakes[index] ?? '');
    find<HTMLButtonElement>('less').ariaDisabled = String(index === 0);
    find<HTMLButtonElement>('more').ariaDisabled = String(index === session.stakes.length - 1);
  });
  let round: SpinRequest | undefined;

  async function turn(): Promise<void> {
    if (state() === 'spinning' || state() === 'closed') return;
    // A round without a known end is asked about before another one begins.
    round ??= { launch, roundId: createRoundId(), stake: stakes.current() };
    enter('spinning');
    tell(say('spinning'));
    reels.mark([]);
    drawLines(find('lines'), []);
    reels.start();
    const [answer] = await Promise.all([
      playRound(round, () => tell(say('checking'))).catch(() => undefined),
      new Promise((resolve) => setTimeout(resolve, shortestSpinMs)),
    ]);
    if (answer === undefined) {
      await reels.land(reels.shown());
      enter('unconfirmed');
      tell(say('unconfirmed'), 'trouble');
      return;
    }
    round = undefined;
    await settle(answer);
  }

  async function settle(answer: SpinAnswer | RefusalAnswer): Promise<void> {
    if ('refused' in answer) {
      await reels.land(reels.shown());
      if (answer.refused === 'launch_expired') return close(answer.refused);
      enter('ready');
      return tell(say(answer.refused), 'trouble');
    }
    await reels.land(answer.grid);
    showBalance(answer.balance);
    find('reels').ariaLabel = describe(answer.grid);
    enter('ready');
    tellSite('settled');
    if (answer.wins.length === 0) return tell(say('lost'));
    const winning = answer.wins.map(({ line }) => session.lines[line] ?? []);
    reels.mark(winning.flatMap((rows) => rows.map((row, reel) => [reel, row] as const)));
    drawLines(find('lines'), winning);
    tell(say('won', { amount: money(answer.win) }), 'won');
  }

  find('reels').ariaLabel = describe(reels.shown());
  spin.addEventListener('click', () => void turn());
  find('less').addEventListener('click', () => step(-1));
  find('more').addEventListener('click', () => step(1));
  document.addEventListener('keydown', (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'ArrowUp' || event.key === 'ArrowRight') step(1);
    else if (event.key === 'ArrowDown' || event.key === 'ArrowLeft') step(-1);
    // On a control the keys are the control's own.
    else if ((event.key === ' ' || event.key === 'Enter') && event.target === document.body && !event.repeat)
      void turn();
    else return;
    event.preventDefault();
  });
  function step(by: -1 | 1): void {
    if (state() === 'ready') stakes.step(by);
  }

  enter('ready');
  tell(say('ready'));
  spin.focus({ preventScroll: true });
}

function describe(grid: SpinAnswer['grid']): string {
  return [0, 1, 2].map((row) => grid.map((column) => say(column[row] ?? 'lotus')).join(', ')).join(' / ');
}

function showBalance(amount: string): void {
  find('balance').textContent = money(amount);
}

function tell(text: string, mood: 'calm' | 'won' | 'trouble' = 'calm'): void {
  result.dataset['mood'] = mood;
  result.textContent = text;
}

function close(reason: Word): void {
  enter('closed');
  tell(say(reason), 'trouble');
}

function state(): State {
  return game.dataset['state'] as State;
}

function enter(next: State): void {
  game.dataset['state'] = next;
  // Not `disabled` while the reels turn: a disabled button drops the keyboard's focus.
  spin.disabled = next === 'loading' || next === 'closed';
  spin.ariaDisabled = String(next === 'spinning');
  find('spin-word').textContent = say(next === 'unconfirmed' ? 'confirm' : 'spin');
}
