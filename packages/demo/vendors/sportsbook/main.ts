import { find } from '../shared/dom.ts';
import { installExit, tellSite } from '../shared/exit.ts';
import { toAmount, toSatang } from '../shared/money.ts';
import { languageOf, writeWords } from '../shared/words.ts';
import { matchOf, writeBets } from './bets.ts';
import { createList } from './list.ts';
import { createRefresher } from './refresher.ts';
import { openSession } from './server.ts';
import type { BetAnswer, FixturesSession, PickAnswer } from './server/messages.ts';
import { connectSite, picksOfAddress, siteOriginOf } from './siteSlip.ts';
import { createSlip } from './slip.ts';
import { createTabs } from './tabs.ts';
import { type Word, wordsIn } from './words.ts';

const query = new URLSearchParams(location.search);
const launch = query.get('launch') ?? '';
const words = wordsIn(languageOf(query));
const { say, money } = words;
const [book, notice, news] = [find('book'), find('notice'), find('news')];

/** How long the notification of a result stays visible. */
const newsMs = 7_000;
/** The server's time minus `performance.now()`, in ms. */
let clockOffset = 0;
const now = (): number => performance.now() + clockOffset;
let bets: readonly BetAnswer[] = [];
/** Incremented by every request and every placed bet; an answer to an older request is stale and dropped. */
let latestRequest = 0;
let newsTimer: ReturnType<typeof setTimeout> | undefined;

writeWords(document, words);
installExit(find('exit'), query.get('back'));
notice.textContent = say('loading');

/** In a frame beside the site's list of matches, the page is its slip alone. */
const slipOnly = query.get('view') === 'slip';
book.dataset['view'] = slipOnly ? 'slip' : 'book';
if (slipOnly) find('see-bets').textContent = say('done');

const tabs = createTabs(() => slip.leave());
const list = createList(words, (match, pick, byKeyboard) => slip.choose(match, pick, byKeyboard));
const site = slipOnly ? connectSite(siteOriginOf(query.get('back')), (picks) => slip.take(picks)) : undefined;
const slip = createSlip({
  words,
  launch,
  onChoice: (keys) => list.mark(keys),
  onLine: (line) => site?.report(line),
  onPlaced({ bet, balance }) {
    latestRequest += 1;
    showBalance(balance);
    showBets([bet, ...bets.filter(({ roundId }) => roundId !== bet.roundId)]);
    tellSite('settled');
  },
  onDone() {
    // Beside a list of matches there is nothing more to see here: the site closes its sheet.
    if (slipOnly) tellSite('exit');
    else tabs.show('bets', true);
  },
  onAsk: () => refresher.now(),
  onClosed: close,
});

const refresher = createRefresher(async () => {
  const request = (latestRequest += 1);
  const asked = slip.picks();
  const session = await openSession(launch, asked).catch(() => undefined);
  if (request !== latestRequest) return 0;
  if (session === undefined) {
    if (book.dataset['state'] === 'loading') notice.textContent = say('unreachable');
    else notice.textContent = say('offline');
    return null;
  }
  if ('refused' in session) {
    close(session.refused);
    return null;
  }
  show(session, asked);
  return untilNext(session);
});
slip.take(picksOfAddress(query.get('picks')));
refresher.now();
setInterval(() => {
  if (!document.hidden) list.tick(now());
}, 1_000);

function show(session: FixturesSession, asked: readonly PickAnswer[]): void {
  words.setCurrency(session.currency);
  find('currency').textContent = session.currency;
  clockOffset = Date.parse(session.now) - performance.now();
  const first = book.dataset['state'] === 'loading';
  if (first) begin(session);
  notice.textContent = '';
  showBalance(session.balance);
  list.update(session.matches, now());
  if (first) list.reveal(session.chosen);
  slip.refresh(session, asked);
  const settled = session.bets.filter(
    ({ roundId, state }) => state !== 'open' && bets.some((bet) => bet.roundId === roundId && bet.state === 'open'),
  );
  showBets(session.bets);
  if (settled.length > 0) announce(settled);
}

function begin({ vendor, palette, marginPercent }: FixturesSession): void {
  const name = vendor[words.language];
  document.title = say('title', { vendor: name });
  find('vendor').textContent = name;
  find('margin').textContent = say('margin', { percent: String(marginPercent) });
  document.documentElement.style.setProperty('--glow', palette.glow);
  book.dataset['state'] = 'ready';
}

/** How often prices are asked for while a match runs that takes bets, in ms. */
const runningMs = 3_000;

/** The time until prices change, or the next match begins or ends, in ms, plus a margin so that the server has reached it too. */
function untilNext({ matches, quotes }: FixturesSession): number {
  const shown = slipOnly ? quotes.map(({ match }) => match) : matches;
  if (shown.some(({ state, markets }) => state === 'live' && markets.length > 1)) return runningMs;
  const moments = matches.flatMap(({ startsAt, endsAt }) => [Date.parse(startsAt), Date.parse(endsAt)]);
  return Math.min(...moments.map((moment) => moment - now()).filter((wait) => wait > 0)) + 250;
}

function showBets(next: readonly BetAnswer[]): void {
  bets = next;
  writeBets(find('bet-list'), bets, now(), words);
  const open = bets.filter(({ state }) => state === 'open').length;
  const count = find('open-count');
  count.hidden = open === 0;
  count.textContent = String(open);
  count.ariaLabel = say('openBets', { count: String(open) });
}

function announce(settled: readonly BetAnswer[]): void {
  news.textContent = newsOf(settled);
  news.dataset['mood'] = settled.some(({ state }) => state === 'won') ? 'won' : 'neutral';
  clearTimeout(newsTimer);
  newsTimer = setTimeout(() => (news.textContent = ''), newsMs);
  tellSite('settled');
}

function newsOf(settled: readonly BetAnswer[]): string {
  const [bet] = settled;
  if (settled.length > 1 || bet === undefined || bet.state === 'open') {
    const satang = settled.reduce((sum, { returns }) => sum + toSatang(returns), 0);
    return say('newsMany', { count: String(settled.length), amount: money(toAmount(satang)) });
  }
  const wordOf = { won: 'newsWon', lost: 'newsLost', refunded: 'newsRefunded' } as const;
  return say(wordOf[bet.state], { amount: money(bet.returns), match: matchOf(bet, words) });
}

function showBalance(amount: string): void {
  find('balance').textContent = money(amount);
}

function close(reason: Word): void {
  refresher.stop();
  book.dataset['state'] = 'closed';
  notice.textContent = say(reason);
}
