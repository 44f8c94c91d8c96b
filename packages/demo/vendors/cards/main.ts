import { drawCard, rankOf, suitOf } from '../shared/deck.ts';
import { createGameFrame } from '../shared/frame.ts';
import { onKey } from '../shared/keys.ts';
import { reducedMotion, wait } from '../shared/motion.ts';
import { createRoundId } from '../shared/server.ts';
import { createStakeChoice } from '../shared/stake.ts';
import type { CardsSession, HandAnswer } from './server/messages.ts';
import { cardsWords } from './words.ts';

const cardEveryMs = 240;

const frame = createGameFrame({ words: cardsWords, onState: showState });
const { find, tell, words } = frame;
const { say, money } = words;

/** The round in which the player has to draw or stay. */
let open: HandAnswer | undefined;
/** Whether the stake is at its lowest (`less`) or highest (`more`) step. */
let ends = { less: true, more: true };

const session = await frame.open<CardsSession>('cards/session');
if (session) await play(session);

async function play({ stakes: offered, dealerDrawsTo, feePercent, open: waiting }: CardsSession): Promise<void> {
  find('how').textContent = say('how', { points: String(dealerDrawsTo) });
  find('pays').textContent = say('pays', { fee: String(feePercent) });
  const stakes = createStakeChoice(offered, (index) => {
    find('stake').textContent = words.brief(offered[index] ?? '');
    ends = { less: index === 0, more: index === offered.length - 1 };
    showState(frame.state());
  });

  async function deal(): Promise<void> {
    // After a lost answer this button asks for the result, whether a deal or a move was lost.
    const asking = frame.state() === 'unconfirmed';
    if (!mayAct() || (open && !asking)) return;
    tell(say(asking ? 'checking' : 'dealing'));
    if (!asking) clear();
    await show(await frame.play<HandAnswer>('cards/deal', { roundId: createRoundId(), stake: stakes.current() }));
  }
  async function move(choice: 'draw' | 'stay'): Promise<void> {
    if (!mayAct() || !open) return;
    tell(say('opening'));
    await show(await frame.play<HandAnswer>('cards/move', { roundId: open.roundId, move: choice }));
  }
  function step(by: -1 | 1): void {
    if (frame.state() === 'ready' && !open) stakes.step(by);
  }

  find('deal').addEventListener('click', () => void deal());
  find('draw').addEventListener('click', () => void move('draw'));
  find('stay').addEventListener('click', () => void move('stay'));
  find('less').addEventListener('click', () => step(-1));
  find('more').addEventListener('click', () => step(1));
  onKey({
    ' ': () => void deal(),
    Enter: () => void deal(),
    d: () => void move('draw'),
    s: () => void move('stay'),
    ArrowUp: () => step(1),
    ArrowRight: () => step(1),
    ArrowDown: () => step(-1),
    ArrowLeft: () => step(-1),
  });

  clear();
  if (waiting !== null) return show(waiting);
  frame.enter('ready');
  tell(say('ready'));
}

// Function declarations are hoisted: `await play()` above runs before this line.
function mayAct(): boolean {
  return frame.state() === 'ready' || frame.state() === 'unconfirmed';
}

/** Shows the cards of an answer and writes the status line. Does nothing without an answer. */
async function show(answer: HandAnswer | undefined): Promise<void> {
  if (answer === undefined) return;
  const { player, dealer, result } = answer;
  await lay('player', player);
  find('player-points').textContent = pointsText(player, answer.playerPoints);
  await lay('dealer', dealer ?? [null, null]);
  find('player').ariaLabel = namesOf(player);
  find('dealer').ariaLabel = dealer === null ? say('down') : namesOf(dealer);
  frame.showBalance(answer.balance);
  open = result === null ? answer : undefined;
  frame.enter('ready');
  if (result === null || dealer === null) {
    tell(say('choose', { points: String(answer.playerPoints) }));
    find('stay').focus({ preventScroll: true });
    frame.settled();
    return;
  }
  const dealerText = pointsText(dealer, answer.dealerPoints ?? 0);
  find('dealer-points').textContent = dealerText;
  find('deng').textContent = say(`deng${answer.deng}`);
  if (result === 'won') find('player-seat').dataset['won'] = '';
  frame.settled();
  const values = {
    player: pointsText(player, answer.playerPoints),
    dealer: dealerText,
    amount: money(answer.win),
  };
  if (result === 'won') tell(say('wonBy', values), 'won');
  else tell(say(result, values));
  find('deal').focus({ preventScroll: true });
}

/** Deals cards into a hand one by one. Cards already there stay; cards face down are turned over. */
async function lay(hand: 'player' | 'dealer', cards: readonly (number | null)[]): Promise<void> {
  const place = find(hand);
  for (const [at, card] of cards.entries()) {
    const old = place.children[at];
    if (old && (old as SVGElement).dataset['card'] === String(card)) continue;
    const picture = drawCard(card);
    picture.dataset['card'] = String(card);
    if (old) old.replaceWith(picture);
    else place.append(picture);
    if (!reducedMotion.matches) {
      const transform = old ? ['rotateY(90deg)', 'none'] : ['translateY(-30px) scale(.9)', 'none'];
      picture.animate({ transform, opacity: [old ? 1 : 0, 1] }, { duration: 180, easing: 'ease-out' });
    }
    await wait(cardEveryMs);
  }
}

function clear(): void {
  for (const hand of ['player', 'dealer']) {
    find(hand).replaceChildren();
    find(hand).ariaLabel = say('nothingYet');
    find(`${hand}-points`).textContent = '';
  }
  delete find('player-seat').dataset['won'];
  find('deng').textContent = '';
}

function pointsText(cards: readonly number[], points: number): string {
  return say(cards.length === 2 && points >= 8 ? 'pok' : 'points', { points: String(points) });
}

function namesOf(cards: readonly number[]): string {
  return cards
    .map((card) => (words.language === 'th' ? [say(suitOf(card)), rankOf(card)] : [rankOf(card), say(suitOf(card))]))
    .map((parts) => parts.join(' '))
    .join(', ');
}

function showState(state: string): void {
  const choosing = open !== undefined && state !== 'unconfirmed';
  const deal = find<HTMLButtonElement>('deal');
  deal.hidden = choosing;
  find('moves').hidden = !choosing;
  deal.textContent = say(state === 'unconfirmed' ? 'confirm' : 'deal');
  // Not `disabled` while cards are dealt: a disabled button loses the keyboard focus.
  deal.disabled = state === 'loading' || state === 'closed';
  for (const id of ['deal', 'draw', 'stay']) find(id).ariaDisabled = String(state === 'busy');
  const fixed = open !== undefined || state === 'unconfirmed';
  for (const id of ['less', 'more'] as const) find(id).ariaDisabled = String(fixed || ends[id]);
}
