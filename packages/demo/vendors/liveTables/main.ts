import { make } from '../shared/dom.ts';
import { createGameFrame } from '../shared/frame.ts';
import { onKey } from '../shared/keys.ts';
import { createRoundId } from '../shared/server.ts';
import { type Bets, compare, createBets, isZero } from './bets.ts';
import { showDeal, showEmpty } from './dealt.ts';
import type { BetAnswer, TableOffer, TableSession } from './server/messages.ts';
import { type Word, beadSigns, tableWords } from './words.ts';

type Table = NonNullable<TableSession['table']>;

const mostBeads = 14;

const frame = createGameFrame({ words: tableWords, onState: showState });
const { find, tell, words } = frame;
const { say, money } = words;

/** The table being played; undefined in the lobby. */
let table: Table | undefined;
let bets: Bets = createBets('0.00');
let chip = '';

find('deal').addEventListener('click', () => void deal());
find('clear').addEventListener('click', clear);
find('leave-table').addEventListener('click', () => {
  if (frame.state() === 'ready') void enter();
});
onKey({
  '1': () => placeNth(0),
  '2': () => placeNth(1),
  '3': () => placeNth(2),
  Backspace: clear,
  ' ': () => void deal(),
  Enter: () => void deal(),
  ArrowRight: () => stepChip(1),
  ArrowLeft: () => stepChip(-1),
});
await enter();

async function enter(roomId?: string): Promise<void> {
  const session = await frame.open<TableSession>('liveTables/session', roomId === undefined ? {} : { table: roomId });
  if (session === undefined) return;
  table = session.table ?? undefined;
  const atTable = table !== undefined;
  for (const id of ['felt', 'controls', 'more']) find(id).hidden = !atTable;
  find('lobby').hidden = atTable;
  find('leave-table').hidden = !atTable || !session.inLobby;
  if (table) sitDown(table);
  else showOffers(session.offers);
  frame.enter('ready');
}

function showOffers(offers: readonly TableOffer[]): void {
  tell('');
  find('offers').replaceChildren(
    ...offers.map((offer) => {
      const limits = say('limits', { min: money(offer.minBet), max: money(offer.maxBet) });
      const button = make(
        'button',
        { type: 'button', class: 'offer' },
        make('b', {}, say(offer.game)),
        make('span', {}, offer.name[words.language]),
        make('small', {}, limits),
      );
      button.addEventListener('click', () => void enter(offer.roomId));
      return make('li', {}, button);
    }),
  );
}

function sitDown(at: Table): void {
  bets = createBets(at.maxBet);
  [chip = ''] = at.chips;
  find('felt').dataset['game'] = at.game;
  find('vendor').textContent = `${say(at.game)} · ${say('limits', { min: money(at.minBet), max: money(at.maxBet) })}`;
  find('rules').textContent = say(`${at.game}Rules`);
  find('beads').replaceChildren();
  for (const result of at.road) addBead(result);
  find('places').replaceChildren(...at.places.map(drawPlace));
  find('chips').replaceChildren(
    make('legend', {}, say('chip')),
    ...at.chips.map((amount, index) => drawChip(amount, index)),
  );
  showEmpty(find('dealt'), kindOf(at), sidesOf(at), words);
  showBets();
  tell(say('ready'));
}

function drawPlace({ spot, pays }: Table['places'][number]): HTMLElement {
  const button = make(
    'button',
    { type: 'button', class: 'place', 'data-spot': spot },
    make('b', {}, say(spot)),
    make('small', {}, say('pays', { times: trim(pays) })),
    make('output', 'stake'),
  );
  button.addEventListener('click', () => place(spot));
  return button;
}

function drawChip(amount: string, index: number): HTMLElement {
  const input = make('input', { type: 'radio', name: 'chip', value: amount });
  input.checked = amount === chip;
  input.addEventListener('change', () => (chip = amount));
  return make('label', { class: 'chip', 'data-tone': String(index) }, input, make('span', {}, short(amount)));
}

function place(spot: Word): void {
  if (frame.state() !== 'ready' || table === undefined) return;
  clearMarks();
  if (!bets.add(spot, chip)) return tell(say('tooMuch', { max: money(table.maxBet) }), 'trouble');
  showBets();
  tell(say('placed', { amount: money(bets.total()) }));
}

function placeNth(index: number): void {
  const spot = table?.places[index]?.spot;
  if (spot !== undefined) place(spot);
}

function clear(): void {
  if (frame.state() !== 'ready' || table === undefined) return;
  bets.clear();
  clearMarks();
  showBets();
  tell(say('ready'));
}

function stepChip(by: number): void {
  const inputs = [...find('chips').querySelectorAll('input')];
  inputs[inputs.findIndex(({ checked }) => checked) + by]?.click();
}

async function deal(): Promise<void> {
  if (table === undefined || (frame.state() !== 'ready' && frame.state() !== 'unconfirmed')) return;
  if (isZero(bets.total())) return tell(say('ready'), 'trouble');
  const at = table;
  clearMarks();
  tell(say('dealing'));
  const request = { table: at.roomId, roundId: createRoundId(), bets: bets.list() };
  const answer = await frame.play<BetAnswer>('liveTables/bet', request);
  if (answer === undefined) return;
  await showDeal(find('dealt'), answer.deal, sidesOf(at), words);
  const winner = answer.winner ?? 'tie';
  document.querySelector(`.place[data-spot="${winner}"]`)?.classList.add('won');
  addBead(winner, answer.deal);
  frame.showBalance(answer.balance);
  frame.enter('ready');
  frame.settled();
  tellResult(winner, answer);
}

/** Writes the result. A return that does not exceed the stake is not shown as a win. */
function tellResult(winner: Word, { win, stake }: BetAnswer): void {
  const values = { winner: say(winner), amount: money(win) };
  if (isZero(win)) tell(say('lost', values));
  else if (compare(win, stake) > 0) tell(say('wonWith', values), 'won');
  else tell(say('back', values));
}

function addBead(winner: Word, dealt?: BetAnswer['deal']): void {
  const pocket = dealt?.kind === 'pocket' ? `${dealt.pocket} ` : '';
  const sign = make('span', { 'aria-hidden': 'true' }, pocket.trim() || (beadSigns[words.language][winner] ?? ''));
  const bead = make('li', {}, sign, make('span', 'unseen', pocket + say(winner)));
  bead.dataset['spot'] = winner;
  const beads = find('beads');
  beads.append(bead);
  if (beads.children.length > mostBeads) beads.firstElementChild?.remove();
}

function clearMarks(): void {
  for (const marked of document.querySelectorAll('.place.won')) marked.classList.remove('won');
}

function showBets(): void {
  for (const button of document.querySelectorAll<HTMLElement>('.place')) {
    const amount = bets.on(button.dataset['spot'] ?? '');
    const stake = button.querySelector('.stake');
    if (stake) stake.textContent = isZero(amount) ? '' : words.brief(amount);
    button.toggleAttribute('data-laid', !isZero(amount));
  }
  showState(frame.state());
}

function showState(state: string): void {
  const button = find<HTMLButtonElement>('deal');
  const word = table === undefined || kindOf(table) === 'cards' ? 'deal' : kindOf(table) === 'dice' ? 'roll' : 'spin';
  button.textContent = say(state === 'unconfirmed' ? 'confirm' : word);
  button.disabled = state === 'loading' || state === 'closed';
  button.ariaDisabled = String(state === 'busy' || isZero(bets.total()));
}

// Function declarations are hoisted: `await enter()` above runs before this line.
function kindOf({ game }: Table): 'cards' | 'dice' | 'pocket' {
  return game === 'roulette' ? 'pocket' : game === 'hiLo' || game === 'sicBo' ? 'dice' : 'cards';
}

/** The two sides of a card table: the betting areas left and right of the tie. */
function sidesOf({ places: [first, , last] }: Table): readonly Word[] {
  return [first?.spot, last?.spot].flatMap((spot) => spot ?? []);
}

/** Drops trailing zeros: `'8.00'` becomes 8, `'0.95'` stays. */
function trim(amount: string): string {
  return amount.replace(/\.?0+$/, '');
}

/** An amount short enough for a chip: `'1000.00'` becomes 1K. */
function short(amount: string): string {
  return amount.replace(/000\.00$/, 'K').replace(/\.00$/, '');
}
