import { find } from '../shared/dom.ts';
import { parseAmount, toAmount, toSatang } from '../shared/money.ts';
import { createRoundId } from '../shared/server.ts';
import { betText } from './bets.ts';
import { keyOf } from './card.ts';
import { takesPrice } from './money.ts';
import { mostPicks } from './rules.ts';
import { placeBet } from './server.ts';
import type {
  BetRequest,
  FixturesSession,
  MatchAnswer,
  PickAnswer,
  PlacedAnswer,
  PriceChoice,
  QuoteAnswer,
} from './server/messages.ts';
import type { SeenPick } from './siteSlip.ts';
import { type SlipItem, type SlipLine, createSlipView } from './slipView.ts';
import type { Word, Words } from './words.ts';

/** The bet slip. */
export interface Slip {
  /** Puts a price into the slip; choosing the same price again removes it. */
  choose(match: MatchAnswer, pick: PickAnswer, byKeyboard: boolean): void;
  /** Replaces the picks, as the site has them. Their matches are known with the next session. */
  take(picks: readonly SeenPick[]): void;
  /** The picks to ask the server about. */
  picks(): readonly PickAnswer[];
  /** Shows new prices, and what takes no bets any more. `asked` are the picks that the server was asked about. */
  refresh(session: FixturesSession, asked: readonly PickAnswer[]): void;
  /** Clears the confirmation of accepted bets. */
  leave(): void;
}

/** The callbacks and texts of the bet slip. */
export interface SlipOptions {
  readonly words: Words;
  readonly launch: string;
  /** Called with the picks of the slip, by `keyOf`, whenever they change. */
  readonly onChoice: (keys: ReadonlySet<string>) => void;
  /** Called with what the slip says, after every change. */
  readonly onLine: (line: SlipLine) => void;
  readonly onPlaced: (answer: PlacedAnswer) => void;
  /** Called from the confirmation. */
  readonly onDone: () => void;
  /** Called when the slip needs prices that it does not have. */
  readonly onAsk: () => void;
  /** Called when the session has ended. */
  readonly onClosed: (reason: Word) => void;
}

/**
 * Creates the bet slip. Its picks are placed one by one, each with the stake, or as one parlay. `seen` of a pick is the price
 * that the player has chosen or accepted.
 */
export function createSlip(options: SlipOptions): Slip {
  const { words, launch, onChoice, onLine, onPlaced, onDone, onAsk, onClosed } = options;
  const { say, money } = words;
  const view = createSlipView(words, { onRemove: remove, onWrite: write });
  const { place, stake, accepts } = view;
  let items: readonly SlipItem[] = [];
  /** Picks of the site whose matches are not known yet. */
  let awaited: readonly SeenPick[] = [];
  /** Bets to place. The first may have been sent without an answer: it is sent again with the same id before any other. */
  let queue: readonly BetRequest[] = [];
  let stakesWritten = false;
  /** The price button that opened the slip; gets the focus back when the slip is emptied. */
  let opener: HTMLElement | undefined;

  const isBusy = (): boolean => view.state() === 'placing' || view.state() === 'unconfirmed';
  const accepted = (): PriceChoice => accepts.value as PriceChoice;
  /** Whether the current price needs the player's word. */
  const asks = ({ seen, odds }: SlipItem): boolean => !takesPrice(accepted(), seen, odds);

  function write(): void {
    view.write(items, { asks });
    onLine(view.line(items));
  }
  function enter(state: Parameters<typeof view.enter>[0]): void {
    view.enter(state);
    write();
  }
  function hold(next: readonly SlipItem[]): void {
    items = next;
    if (!isBusy()) view.enter(items.length === 0 ? 'empty' : 'open');
    write();
    onChoice(new Set(items.map(({ pick }) => keyOf(pick))));
  }

  function empty(): void {
    const hadFocus = view.element.contains(document.activeElement);
    view.tell('');
    hold([]);
    if (hadFocus) opener?.focus({ preventScroll: true });
  }
  function remove(key: string): void {
    if (isBusy()) return;
    const rest = items.filter(({ pick }) => keyOf(pick) !== key);
    if (rest.length === 0) return empty();
    hold(rest);
    tellPrices();
  }

  /** Says how a price has changed, and whether the player is asked. */
  function tellPrices(): void {
    const changed = items.filter(({ seen, odds }) => seen !== odds);
    const item = changed.find(asks) ?? changed[0];
    if (item === undefined) return view.tell('');
    const values = { old: item.seen, odds: item.odds };
    if (asks(item)) return view.tell(say('priceAsked', values), 'trouble');
    if (toSatang(item.odds) > toSatang(item.seen)) view.tell(say('priceRose', values), 'good');
    else view.tell(say('priceFell', values));
  }

  /** The bets that the slip stands for, at the prices that it shows: what the button says is what the player accepts. */
  function requests(satang: number): readonly BetRequest[] {
    const legs = items.map(({ pick, odds }) => ({ ...pick, odds }));
    const bets = view.isParlay(items) ? [legs] : legs.map((leg) => [leg]);
    return bets.map((of) => ({
      ...{ launch, roundId: createRoundId(), legs: of, stake: toAmount(satang), accepts: accepted() },
    }));
  }

  async function send(): Promise<void> {
    if (items.length === 0 || view.state() === 'placing') return;
    if (queue.length === 0) {
      const satang = parseAmount(stake.value);
      if (!satang) return stake.focus();
      if (place.ariaDisabled === 'true') return;
      queue = requests(satang);
      items = items.map((item) => ({ ...item, seen: item.odds }));
    }
    enter('placing');
    view.tell('');
    const placed: PlacedAnswer[] = [];
    for (let [request] = queue; request !== undefined; [request] = queue) {
      const told = { onRetry: () => view.tell(say('checking')), onWait: () => view.tell(say('confirming')) };
      const answer = await placeBet(request, told).catch(() => undefined);
      if (answer === undefined) {
        enter('unconfirmed');
        return view.tell(say('unconfirmed'), 'trouble');
      }
      if ('refused' in answer) {
        queue = [];
        return refused(answer, request);
      }
      queue = queue.slice(1);
      placed.push(answer);
      const taken = new Set(request.legs.map(keyOf));
      items = items.filter(({ pick }) => !taken.has(keyOf(pick)));
      onPlaced(answer);
    }
    accept(placed);
  }

  type Refused = Extract<Awaited<ReturnType<typeof placeBet>>, { refused: unknown }>;
  function refused(answer: Refused, request: BetRequest): void {
    view.enter('open');
    hold(items);
    if (answer.refused === 'launch_expired') return onClosed(answer.refused);
    if (answer.refused === 'odds_changed' && 'odds' in answer && answer.odds !== undefined) {
      const prices = new Map(request.legs.map((leg, at) => [keyOf(leg), answer.odds?.[at]]));
      hold(items.map((item) => ({ ...item, odds: prices.get(keyOf(item.pick)) ?? item.odds })));
      return tellPrices();
    }
    if ('leg' in answer && answer.refused !== 'odds_changed') {
      const leg = request.legs[answer.leg];
      const state = answer.refused === 'match_closed' ? 'closed' : 'suspended';
      hold(items.map((item) => (leg && keyOf(leg) === keyOf(item.pick) ? { ...item, state } : item)));
    }
    view.tell(say(answer.refused), 'trouble');
  }

  function accept(placed: readonly PlacedAnswer[]): void {
    view.enter('placed');
    hold(items);
    view.enter('placed');
    const [first, ...others] = placed;
    if (first !== undefined && others.length > 0) {
      const sum = placed.reduce((total, { bet }) => total + toSatang(bet.stake), 0);
      view.tell(say('placedMany', { count: String(placed.length), amount: money(toAmount(sum)) }), 'good');
    } else if (first !== undefined) {
      const { bet } = first;
      const [leg] = bet.legs;
      const old = bet.legs.length === 1 ? (leg?.seenOdds ?? bet.odds) : bet.odds;
      const better = toSatang(bet.odds) - toSatang(old);
      const values = { bet: betText(bet, words), amount: money(bet.stake), odds: bet.odds, old };
      view.tell(say(better === 0 ? 'placed' : better > 0 ? 'placedBetter' : 'placedWorse', values), 'good');
    }
    find('see-bets').focus({ preventScroll: true });
  }

  // No <form>: a sandboxed frame blocks form submission and fires no submit event.
  place.addEventListener('click', () => void send());
  stake.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && !event.isComposing && !event.repeat) void send();
  });
  accepts.addEventListener('change', () => {
    write();
    tellPrices();
  });
  find('slip-remove').addEventListener('click', () => {
    if (!isBusy()) empty();
  });
  find('see-bets').addEventListener('click', () => {
    empty();
    onDone();
  });
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && (view.state() === 'open' || view.state() === 'placed')) empty();
  });

  return {
    picks: () => [...items.map(({ pick }) => pick), ...awaited.map(({ pick }) => pick)],
    choose(match, pick, byKeyboard) {
      if (isBusy()) return;
      const key = keyOf(pick);
      if (items.some((item) => keyOf(item.pick) === key)) return remove(key);
      const market = match.markets.find(({ kind, line }) => kind === pick.kind && line === pick.line);
      const odds = market?.outcomes.find(({ id }) => id === pick.outcome)?.price;
      if (odds === undefined || market?.suspended === true) return;
      if (document.activeElement instanceof HTMLElement) opener = document.activeElement;
      view.tell('');
      // Another outcome of the same market takes the place of the first.
      const others = items.filter((item) => item.pick.matchId !== pick.matchId || item.pick.kind !== pick.kind);
      hold([...others, { pick, match, seen: odds, odds, state: 'open' as const }].slice(-mostPicks));
      if (byKeyboard) stake.focus();
    },
    take(picks) {
      if (isBusy()) return write();
      const known = new Map(items.map((item) => [keyOf(item.pick), item]));
      awaited = picks.filter(({ pick }) => !known.has(keyOf(pick))).slice(0, mostPicks);
      const kept = picks.flatMap(({ pick }) => known.get(keyOf(pick)) ?? []);
      if (view.state() === 'placed' && picks.length > 0) view.tell('');
      hold(kept);
      if (awaited.length > 0) onAsk();
    },
    leave() {
      if (view.state() === 'placed') empty();
    },
    refresh(session, asked) {
      view.setSession(session);
      if (!stakesWritten) view.writeStakes(session);
      stakesWritten = true;
      if (isBusy() || view.state() === 'placed') return;
      const quotes = new Map(session.quotes.map((quote) => [keyOf(quote.pick), quote]));
      const known = new Set(asked.map(keyOf));
      const before = JSON.stringify(items.map(({ odds }) => odds));
      const kept = items.map((item) =>
        known.has(keyOf(item.pick)) ? withQuote(item, quotes.get(keyOf(item.pick))) : item,
      );
      const added = awaited.flatMap(({ pick, seen }) => {
        const quote = quotes.get(keyOf(pick));
        return quote ? [{ pick, seen, match: quote.match, odds: quote.price, state: quote.state }] : [];
      });
      awaited = awaited.filter(({ pick }) => !known.has(keyOf(pick)));
      if (kept.length === 0 && added.length === 0) return write();
      hold([...kept, ...added]);
      if (added.length > 0 || JSON.stringify(kept.map(({ odds }) => odds)) !== before) tellPrices();
    },
  };
}

/** A pick with its current price; one that the server does not know any more takes no bets. */
const withQuote = (item: SlipItem, quote: QuoteAnswer | undefined): SlipItem =>
  quote === undefined
    ? { ...item, state: 'closed' }
    : { ...item, match: quote.match, odds: quote.price, state: quote.state };
