import type {
  AnyRefusal,
  BuyAnswer,
  LotteryAnswer,
  SessionAnswer,
  TicketAnswer,
} from '../src/provider/draw/messages.ts';
import { find } from '../stand/dom.ts';
import { installExit, tellSite } from '../stand/exit.ts';
import { writeWords } from '../stand/words.ts';
import { writeResults, writeTickets } from './board.ts';
import { type Phase, createClock, nextAsk, phaseOf } from './clock.ts';
import { createConfirmation } from './confirm.ts';
import { type Countdown, createCountdown } from './countdowns.ts';
import { createTicketForm } from './form.ts';
import { createLobby } from './lobby.ts';
import { openSession } from './server.ts';
import { type Word, wordsIn } from './words.ts';

const query = new URLSearchParams(location.search);
const launch = query.get('launch') ?? '';
const words = wordsIn(query.get('lang')?.toLowerCase() === 'en' ? 'en' : 'th');
const { say, money } = words;
const clock = createClock();
const page = find('page');
const retryMs = 8_000;

let session: SessionAnswer | undefined;
let selected: string | null = null;
let phase: Phase | undefined;
let countdown: Countdown | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
let ticking: ReturnType<typeof setInterval> | undefined;
/** Grows with each question and each ticket: an answer from before the last of them is old. */
let turn = 0;
let unreachable = false;
/** A ticket was refused: what the refresh after it finds is no news beside that. */
let refused = false;

const current = (): LotteryAnswer | undefined => session?.lotteries.find(({ id }) => id === selected);

writeWords(document, words);
installExit(find('exit'), query.get('back'));
const lobby = createLobby(words, choose);
const form = createTicketForm(words, {
  wish(wish) {
    const lottery = current();
    if (lottery) confirmation.ask(lottery, wish);
  },
  missing: (digits) => tell(say('needNumber', { count: String(digits) }), 'trouble'),
});
const confirmation = createConfirmation(words, launch, bought);
find('all').addEventListener('click', () => choose(null));
document.addEventListener('visibilitychange', () => (document.hidden ? rest() : void refresh()));
document.addEventListener('keydown', typeAnywhere);
tell(say('loading'));
await refresh();

async function refresh(): Promise<void> {
  rest();
  const asked = (turn += 1);
  const sentAt = Date.now();
  const answer = await openSession(launch).catch(() => undefined);
  if (asked !== turn || page.dataset['view'] === 'closed') return;
  if (answer === undefined) {
    unreachable = true;
    tell(say('unreachable'), 'trouble');
    if (!document.hidden) timer = setTimeout(() => void refresh(), retryMs);
    return;
  }
  if ('refused' in answer) return close(answer.refused);
  words.payIn(answer.currency);
  if (unreachable) tell('');
  unreachable = false;
  clock.set(answer.now, sentAt);
  take(answer);
  watch();
}

/** Nothing is asked and nothing ticks while nobody looks. */
function rest(): void {
  clearTimeout(timer);
  clearInterval(ticking);
}

function watch(): void {
  rest();
  if (document.hidden || !session) return;
  timer = setTimeout(() => void refresh(), nextAsk(session, selected, clock.now(), Math.random()));
  ticking = setInterval(tick, 500);
  tick();
}

function take(next: SessionAnswer): void {
  const before = session;
  session = next;
  find('balance').textContent = money(next.balance);
  if (before === undefined) {
    find('vendor').textContent = next.vendor[words.language];
    tell('');
    return choose(query.get('view') === 'lobby' ? null : next.lotteryId);
  }
  const drawnBefore = before.lotteries.find(({ id }) => id === selected)?.results[0]?.numero;
  const result = current()?.results[0];
  const fresh = result !== undefined && result.numero !== drawnBefore;
  show(fresh);
  const ended = next.tickets.filter(
    ({ roundId, state }) =>
      state !== 'waiting' && before.tickets.some((old) => old.roundId === roundId && old.state === 'waiting'),
  );
  if (ended.length > 0) celebrate(ended);
  else if (fresh && phase !== undefined) tell(say('drawn', { numero: result.numero, number: result.number }));
}

function celebrate(ended: readonly TicketAnswer[]): void {
  tellSite('settled');
  const won = ended.filter(({ state }) => state === 'won');
  if (won.length === 0) return tell(say('lost'));
  tell(won.map(({ number, win }) => say('won', { number, amount: money(win) })).join(' · '), 'won');
}

/** Opens a lottery, or the lobby. */
function choose(lotteryId: string | null): void {
  if (!session) return;
  const moved = page.dataset['view'] !== 'loading';
  selected = lotteryId;
  phase = undefined;
  page.dataset['view'] = lotteryId === null ? 'lobby' : 'betting';
  const lottery = current();
  if (lottery) form.show(lottery, session.stakes, lottery.id === session.lotteryId ? query.get('play') : null);
  find('name').textContent = lottery?.name[words.language] ?? session.vendor[words.language];
  find('vendor').hidden = lottery === undefined;
  document.title = say('title', { name: find('name').textContent ?? '' });
  tell('');
  show(false);
  watch();
  scrollTo(0, 0);
  if (moved) find('name').focus({ preventScroll: true });
}

function show(fresh: boolean): void {
  if (!session) return;
  const lottery = current();
  if (!lottery) return lobby.show({ ...session, now: clock.now() });
  find('numero').textContent = say('round', { numero: lottery.next.numero });
  find('draws-at').textContent = say('drawsAt', { time: words.moment(lottery.next.drawsAt) });
  countdown = createCountdown(lottery.next, words);
  find('countdown').replaceChildren(countdown.element);
  writeResults(lottery, words, fresh);
  writeTickets(session, words);
  tick();
}

function tick(): void {
  const now = clock.now();
  const lottery = current();
  if (!lottery) return lobby.tick(now);
  countdown?.tick(now);
  const next = phaseOf(lottery.next, now);
  if (next === phase) return;
  if (phase !== undefined && next === 'locked') {
    tell(say(confirmation.lock() ? 'lockedMeanwhile' : 'locked'));
  }
  phase = next;
  form.enter(next);
}

function bought(answer: BuyAnswer | AnyRefusal): void {
  if ('refused' in answer) {
    if (answer.refused === 'launch_expired') return close(answer.refused);
    tell(say(answer.refused), 'trouble');
    refused = true;
    return void refresh().finally(() => (refused = false));
  }
  const { ticket, balance } = answer;
  turn += 1;
  form.clear();
  tell(say('bought', { number: ticket.number, amount: money(ticket.stake) }));
  tellSite('settled');
  if (!session) return;
  const others = session.tickets.filter(({ roundId }) => roundId !== ticket.roundId);
  session = { ...session, balance, tickets: [ticket, ...others] };
  find('balance').textContent = money(balance);
  writeTickets(session, words);
  watch();
}

/** Digits go to the ticket wherever the focus is, as long as nothing else wants them. */
function typeAnywhere(event: KeyboardEvent): void {
  const field = find<HTMLInputElement>('number');
  if (event.altKey || event.ctrlKey || event.metaKey || page.dataset['view'] !== 'betting') return;
  if (!/^\d$/.test(event.key) || event.target === field || find<HTMLDialogElement>('confirm').open) return;
  field.focus({ preventScroll: true });
}

function tell(text: string, mood: 'calm' | 'won' | 'trouble' = 'calm'): void {
  if (refused) return;
  const status = find('status');
  status.dataset['mood'] = mood;
  status.textContent = text;
}

function close(reason: Word): void {
  rest();
  page.dataset['view'] = 'closed';
  refused = false;
  tell(say(reason), 'trouble');
}
