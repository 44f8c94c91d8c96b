import type { Pick } from '#sandbox/seed/matchOdds.ts';
import { find, make } from '../shared/dom.ts';
import { parseAmount, toAmount, toSatang } from '../shared/money.ts';
import { createRoundId } from '../shared/server.ts';
import { nameOf } from './card.ts';
import { returnsOf, takesPrice } from './money.ts';
import { placeBet } from './server.ts';
import type { BetRequest, FixturesSession, MatchAnswer, PlacedAnswer, PriceChoice } from './server/messages.ts';
import type { Word, Words } from './words.ts';

type State = 'empty' | 'open' | 'placing' | 'unconfirmed' | 'placed';

/** The price in the bet slip. */
export interface Choice {
  readonly matchId: string;
  readonly pick: Pick;
}

/** The bet slip. */
export interface Slip {
  /** Puts a price into the slip; choosing the same price again removes it. */
  choose(match: MatchAnswer, pick: Pick, byKeyboard: boolean): void;
  /** Shows a new price, or empties the slip when the match has begun. */
  refresh(session: FixturesSession): void;
  /** Clears the confirmation of an accepted bet. */
  leave(): void;
}

/** The callbacks and texts of the bet slip. */
export interface SlipOptions {
  readonly words: Words;
  readonly launch: string;
  readonly onChoice: (choice: Choice | null) => void;
  readonly onPlaced: (answer: PlacedAnswer) => void;
  readonly onSeeBets: () => void;
  /** Called when the session has ended. */
  readonly onClosed: (reason: Word) => void;
}

/** Creates the bet slip. It holds one bet at a time: the pick, the stake, and the possible return. */
export function createSlip({ words, launch, onChoice, onPlaced, onSeeBets, onClosed }: SlipOptions): Slip {
  const { say, money } = words;
  const [slip, said, place] = [find('slip'), find('slip-said'), find<HTMLButtonElement>('place')];
  const stake = find<HTMLInputElement>('stake');
  const accepts = find<HTMLSelectElement>('accepts');
  /** `seen` is the price that the player has chosen or accepted, `odds` the current one. */
  let chosen: { match: MatchAnswer; pick: Pick; seen: string; odds: string } | undefined;
  /** A bet that was sent without an answer so far. It is sent again with the same id before any other bet. */
  let pending: BetRequest | undefined;
  let chipsWritten = false;
  /** The price button that opened the slip; gets the focus back when the slip is emptied. */
  let opener: HTMLElement | undefined;

  const state = (): State => slip.dataset['state'] as State;
  function enter(next: State): void {
    slip.dataset['state'] = next;
    const busy = next === 'placing' || next === 'unconfirmed';
    stake.readOnly = busy;
    accepts.disabled = busy;
    for (const chip of find('chips').children) (chip as HTMLButtonElement).disabled = busy;
    write();
  }
  function tell(text: string, mood: 'neutral' | 'good' | 'trouble' = 'neutral'): void {
    said.dataset['mood'] = mood;
    said.textContent = text;
  }

  /** Whether the current price needs the player's word. */
  const asks = (): boolean =>
    chosen !== undefined && !takesPrice(accepts.value as PriceChoice, chosen.seen, chosen.odds);

  /** Says how the price has changed, and whether the player is asked. */
  function tellPrice(): void {
    if (chosen === undefined) return;
    const { seen: old, odds } = chosen;
    if (odds === old) return tell('');
    if (asks()) return tell(say('priceAsked', { old, odds }), 'trouble');
    if (toSatang(odds) > toSatang(old)) tell(say('priceRose', { old, odds }), 'good');
    else tell(say('priceFell', { old, odds }));
  }

  function write(): void {
    if (chosen === undefined) return;
    const { match, pick, seen, odds } = chosen;
    const { home, away } = match;
    find('slip-match').textContent = say('versus', {
      home: home.name[words.language],
      away: away.name[words.language],
    });
    find('slip-pick').textContent = nameOf(match, pick, words);
    find('slip-odds').textContent = odds;
    const before = find('slip-before');
    before.hidden = seen === odds;
    before.textContent = seen;
    const satang = parseAmount(stake.value);
    find('returns').textContent = satang ? money(toAmount(returnsOf(satang, odds))) : '–';
    place.textContent = placeLabel(satang);
    place.ariaDisabled = String(state() === 'placing');
  }
  function placeLabel(satang: number | undefined): string {
    if (state() === 'placing') return say('placing');
    if (state() === 'unconfirmed') return say('check');
    if (!satang) return say('placeEmpty');
    const amount = money(toAmount(satang));
    return chosen !== undefined && asks() ? say('placeAt', { odds: chosen.odds, amount }) : say('place', { amount });
  }

  function empty(): void {
    chosen = undefined;
    const hadFocus = slip.contains(document.activeElement);
    enter('empty');
    if (hadFocus) opener?.focus({ preventScroll: true });
    tell('');
    onChoice(null);
  }

  async function send(): Promise<void> {
    if (chosen === undefined || state() === 'placing') return;
    const satang = parseAmount(stake.value);
    if (pending === undefined && !satang) return stake.focus();
    const { match, pick, odds } = chosen;
    pending ??= {
      ...{ launch, roundId: createRoundId(), matchId: match.id, pick, odds, stake: toAmount(satang ?? 0) },
      accepts: accepts.value as PriceChoice,
    };
    // What the button says is what the player accepts.
    chosen = { match, pick, seen: pending.odds, odds: pending.odds };
    enter('placing');
    tell('');
    const answer = await placeBet(pending, () => tell(say('checking'))).catch(() => undefined);
    if (answer === undefined) {
      enter('unconfirmed');
      return tell(say('unconfirmed'), 'trouble');
    }
    pending = undefined;
    if (!('refused' in answer)) return accept(answer);
    enter('open');
    if (answer.refused === 'launch_expired') return onClosed(answer.refused);
    if (answer.refused === 'odds_changed' && 'odds' in answer && answer.odds !== undefined) {
      chosen = { ...chosen, odds: answer.odds };
      write();
      return tellPrice();
    }
    tell(say(answer.refused), 'trouble');
  }

  function accept(answer: PlacedAnswer): void {
    const { bet } = answer;
    chosen = undefined;
    enter('placed');
    const pick = nameOf(bet, bet.pick, words);
    const values = { pick, amount: money(bet.stake), odds: bet.odds, old: bet.seenOdds ?? bet.odds };
    const better = toSatang(values.odds) - toSatang(values.old);
    tell(say(better === 0 ? 'placed' : better > 0 ? 'placedBetter' : 'placedWorse', values), 'good');
    onChoice(null);
    onPlaced(answer);
    find('see-bets').focus({ preventScroll: true });
  }

  function writeStakes({ stakes, accepts: before }: FixturesSession): void {
    chipsWritten = true;
    accepts.value = before;
    find('limits').textContent = say('limits', { least: money(stakes.least), most: money(stakes.most) });
    find('chips').replaceChildren(
      ...stakes.chips.map((amount) => {
        const chip = make('button', { type: 'button' }, money(amount));
        chip.addEventListener('click', () => {
          stake.value = amount.replace(/\.00$/, '');
          write();
        });
        return chip;
      }),
    );
    stake.value = stakes.chips[1]?.replace(/\.00$/, '') ?? '';
  }

  // No <form>: a sandboxed frame blocks form submission and fires no submit event.
  place.addEventListener('click', () => void send());
  stake.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && !event.isComposing && !event.repeat) void send();
  });
  stake.addEventListener('input', write);
  accepts.addEventListener('change', () => {
    write();
    if (chosen !== undefined && chosen.seen !== chosen.odds) tellPrice();
  });
  find('slip-remove').addEventListener('click', () => {
    if (state() !== 'placing' && state() !== 'unconfirmed') empty();
  });
  find('see-bets').addEventListener('click', () => {
    empty();
    onSeeBets();
  });
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && (state() === 'open' || state() === 'placed')) empty();
  });

  return {
    choose(match, pick, byKeyboard) {
      if (state() === 'placing' || state() === 'unconfirmed') return;
      if (chosen?.match.id === match.id && chosen.pick === pick) return empty();
      const odds = match.odds?.[pick];
      if (odds === undefined) return;
      chosen = { match, pick, seen: odds, odds };
      if (document.activeElement instanceof HTMLElement) opener = document.activeElement;
      enter('open');
      tell('');
      onChoice({ matchId: match.id, pick });
      if (byKeyboard) stake.focus();
    },
    leave() {
      if (state() === 'placed') empty();
    },
    refresh(session) {
      if (!chipsWritten) writeStakes(session);
      if (chosen === undefined || state() !== 'open') return;
      const { pick, seen, odds } = chosen;
      const match = session.matches.find(({ id }) => id === chosen?.match.id);
      const price = match?.odds?.[pick];
      if (match === undefined || price === undefined) {
        empty();
        return tell(say('match_started'), 'trouble');
      }
      chosen = { match, pick, seen, odds: price };
      if (price !== odds) tellPrice();
      write();
    },
  };
}
