import { find } from '../shared/dom.ts';
import { installExit, tellSite } from '../shared/exit.ts';
import { languageOf, writeWords } from '../shared/words.ts';
import { writeResults, writeTickets } from './board.ts';
import { type Phase, createClock, nextPoll, phaseOf } from './clock.ts';
import { createConfirmation } from './confirm.ts';
import { type Countdown, createCountdown } from './countdowns.ts';
import { createTicketForm } from './form.ts';
import { createLobby } from './lobby.ts';
import { openSession } from './server.ts';
import type { AnyRefusal, BuyAnswer, LotteryAnswer, SessionAnswer, TicketAnswer } from './server/messages.ts';
import { type Word, wordsIn } from './words.ts';

const query = new URLSearchParams(location.search);
const launch = query.get('launch') ?? '';
const words = wordsIn(languageOf(query));
const { say, money } = words;
const clock = createClock();
const page = find('page');
const retryMs = 8_000;

let session: SessionAnswer | undefined;
let selected: string | null = null;
let phase: Phase | undefined;
let countdown: Countdown | undefined;
let pollTimer: ReturnType<typeof setTimeout> | undefined;
let tickTimer: ReturnType<typeof setInterval> | undefined;
/** Incremented by every request and every bought ticket; an answer to an older request is stale and dropped. */
let latestRequest = 0;
let unreachable = false;
/** Whether the status line shows a refusal, which the refresh that follows it must not overwrite. */
let showsRefusal = false;

const current = (): LotteryAnswer | undefined => session?.lotteries.find(({ id }) => id === selected);

writeWords(document, words);
installExit(find('exit'), query.get('back'));
const lobby = createLobby(words, choose);
const form = createTicketForm(words, {
  submit(draft) {
    const lottery = current();
    if (lottery) confirmation.ask(lottery, draft);
  },
  tell,
});
const confirmation = createConfirmation(words, launch, bought);
find('all').addEventListener('click', () => choose(null));
document.addEventListener('visibilitychange', () => (document.hidden ? stopTimers() : void refresh()));
document.addEventListener('keydown', typeAnywhere);
tell(say('loading'));
await refresh();

async function refresh(): Promise<void> {
  stopTimers();
  const request = (latestRequest += 1);
  const sentAt = Date.now();
  const answer = await openSession(launch).catch(() => undefined);
  if (request !== latestRequest || page.dataset['view'] === 'closed') return;
  if (answer === undefined) {
    unreachable = true;
    tell(say('unreachable'), 'trouble');
    if (!document.hidden) pollTimer = setTimeout(() => void refresh(), retryMs);
    return;
  }
  if ('refused' in answer) return close(answer.refused);
  words.setCurrency(answer.currency);
  if (unreachable) tell('');
  unreachable = false;
  clock.set(answer.now, sentAt);
  apply(answer);
  startTimers();
}

/** Stops polling and ticking, also while the page is hidden. */
function stopTimers(): void {
  clearTimeout(pollTimer);
  clearInterval(tickTimer);
}

function startTimers(): void {
  stopTimers();
  if (document.hidden || !session) return;
  pollTimer = setTimeout(() => void refresh(), nextPoll(session, selected, clock.now(), Math.random()));
  tickTimer = setInterval(tick, 500);
  tick();
}

function apply(next: SessionAnswer): void {
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
  if (ended.length > 0) announceResults(ended);
  else if (fresh && phase !== undefined) tell(say('drawn', { numero: result.numero, number: result.number }));
}

function announceResults(ended: readonly TicketAnswer[]): void {
  tellSite('settled');
  const won = ended.filter(({ state }) => state === 'won');
  if (won.length === 0) return tell(say('lost'));
  tell(won.map((ticket) => say('won', { number: drawnOn(ticket), amount: money(ticket.win) })).join(' · '), 'won');
}

/** The numbers of a ticket that have won. */
const drawnOn = ({ lines }: TicketAnswer): string =>
  lines.flatMap(({ number, win }) => (Number(win) > 0 ? [number] : [])).join(', ');

/** Opens a lottery, or the lobby for null. */
function choose(lotteryId: string | null): void {
  if (!session) return;
  const isNavigation = page.dataset['view'] !== 'loading';
  selected = lotteryId;
  phase = undefined;
  page.dataset['view'] = lotteryId === null ? 'lobby' : 'betting';
  const lottery = current();
  if (lottery) form.show(lottery, session, lottery.id === session.lotteryId ? query.get('play') : null);
  find('name').textContent = lottery?.name[words.language] ?? session.vendor[words.language];
  find('vendor').hidden = lottery === undefined;
  document.title = say('title', { name: find('name').textContent ?? '' });
  tell('');
  show(false);
  startTimers();
  scrollTo(0, 0);
  if (isNavigation) find('name').focus({ preventScroll: true });
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
    showsRefusal = true;
    return void refresh().finally(() => (showsRefusal = false));
  }
  const { ticket, balance } = answer;
  latestRequest += 1;
  form.clear();
  const { lines, stake } = ticket;
  const [number = ''] = lines.map((line) => line.number);
  const paid = { number, count: words.count(lines.length), amount: money(stake) };
  tell(say(lines.length === 1 ? 'bought' : 'boughtSlip', paid));
  tellSite('settled');
  if (!session) return;
  const others = session.tickets.filter(({ roundId }) => roundId !== ticket.roundId);
  session = { ...session, balance, tickets: [ticket, ...others] };
  find('balance').textContent = money(balance);
  writeTickets(session, words);
  startTimers();
}

/** Sends typed digits to the number field wherever the focus is, unless the dialog is open. */
function typeAnywhere(event: KeyboardEvent): void {
  const field = find<HTMLInputElement>('number');
  if (event.altKey || event.ctrlKey || event.metaKey || page.dataset['view'] !== 'betting') return;
  if (!/^[\d๐-๙]$/.test(event.key) || event.target === field || find<HTMLDialogElement>('confirm').open) return;
  field.focus({ preventScroll: true });
}

function tell(text: string, mood: 'neutral' | 'won' | 'trouble' = 'neutral'): void {
  if (showsRefusal) return;
  const status = find('status');
  status.dataset['mood'] = mood;
  status.textContent = text;
}

function close(reason: Word): void {
  stopTimers();
  page.dataset['view'] = 'closed';
  showsRefusal = false;
  tell(say(reason), 'trouble');
}
