import { drawCard, rankOf, suitOf } from '../shared/deck.ts';
import { make, makeSvg } from '../shared/dom.ts';
import { reducedMotion, wait } from '../shared/motion.ts';
import type { Words } from '../shared/words.ts';
import type { Deal } from './server/rules.ts';
import type { Word } from './words.ts';

const cardEveryMs = 260;
const rollMs = 700;

/** Positions of the pips of a die by its value, in a square of 60. */
const pips: readonly (readonly (readonly [number, number])[])[] = [
  [[30, 30]],
  [
    [18, 18],
    [42, 42],
  ],
  [
    [16, 16],
    [30, 30],
    [44, 44],
  ],
  [
    [18, 18],
    [42, 18],
    [18, 42],
    [42, 42],
  ],
  [
    [17, 17],
    [43, 17],
    [30, 30],
    [17, 43],
    [43, 43],
  ],
  [
    [18, 15],
    [42, 15],
    [18, 30],
    [42, 30],
    [18, 45],
    [42, 45],
  ],
];

const redPockets = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);

/** Animates a deal; resolves when everything is visible. */
export async function showDeal(stage: HTMLElement, deal: Deal, sides: readonly Word[], words: Words<Word>) {
  stage.ariaLabel = describeDeal(deal, sides, words);
  if (deal.kind === 'cards') return showCards(stage, deal.hands, sides, words);
  if (deal.kind === 'dice') {
    stage.replaceChildren(row('dice', deal.dice.map(drawDie)), note(sumText(deal.dice, words)));
    for (const die of stage.querySelectorAll('.die')) tumble(die);
    return wait(rollMs);
  }
  const ball = note(String(deal.pocket));
  ball.className = `pocket ${pocketColour(deal.pocket)}`;
  stage.replaceChildren(ball);
  tumble(ball);
  return wait(rollMs);
}

/** Shows the table before the first round. */
export function showEmpty(stage: HTMLElement, kind: Deal['kind'], sides: readonly Word[], words: Words<Word>): void {
  stage.ariaLabel = words.say('nothingYet');
  if (kind === 'cards') {
    stage.replaceChildren(
      row(
        'hands',
        sides.map((side) => hand(words.say(side), [drawCard(null), drawCard(null)])),
      ),
    );
  } else if (kind === 'dice') {
    stage.replaceChildren(row('dice', [6, 5, 6].map(drawDie)), note(''));
  } else {
    const ball = note('–');
    ball.className = 'pocket';
    stage.replaceChildren(ball);
  }
}

async function showCards(
  stage: HTMLElement,
  hands: readonly (readonly number[])[],
  sides: readonly Word[],
  words: Words<Word>,
): Promise<void> {
  const places = sides.map((side) => hand(words.say(side), []));
  stage.replaceChildren(row('hands', places));
  const longest = Math.max(...hands.map((cards) => cards.length));
  for (let at = 0; at < longest; at += 1) {
    for (const [side, cards] of hands.entries()) {
      const card = cards[at];
      if (card === undefined) continue;
      const picture = drawCard(card);
      places[side]?.querySelector('.hand')?.append(picture);
      if (!reducedMotion.matches) {
        picture.animate(
          { transform: ['translateY(-28px) scale(.9)', 'none'], opacity: [0, 1] },
          { duration: 200, easing: 'ease-out' },
        );
      }
      await wait(cardEveryMs);
    }
  }
  // A single card per side is compared by rank and shows no points.
  if (longest === 1) return;
  for (const [side, cards] of hands.entries()) {
    const points = places[side]?.querySelector('.points');
    if (points) points.textContent = String(cards.reduce((sum, card) => sum + worth(card), 0) % 10);
  }
}

const worth = (card: number): number => ((card % 13) + 1 > 9 ? 0 : (card % 13) + 1);

/** The colour of a roulette pocket. */
const pocketColour = (pocket: number): 'zero' | 'red' | 'black' =>
  pocket === 0 ? 'zero' : redPockets.has(pocket) ? 'red' : 'black';

function describeDeal(deal: Deal, sides: readonly Word[], words: Words<Word>): string {
  if (deal.kind === 'pocket') return String(deal.pocket);
  if (deal.kind === 'dice') return `${deal.dice.join(', ')}. ${sumText(deal.dice, words)}`;
  const named = (card: number) =>
    words.language === 'th'
      ? `${words.say(suitOf(card))} ${rankOf(card)}`
      : `${rankOf(card)} ${words.say(suitOf(card))}`;
  return deal.hands
    .map((cards, side) => `${words.say(sides[side] ?? 'player')}: ${cards.map(named).join(', ')}`)
    .join('. ');
}

const sumText = (dice: readonly number[], { say }: Words<Word>): string =>
  say('sum', { sum: String(dice.reduce((sum, eyes) => sum + eyes, 0)) });

function tumble(thing: Element): void {
  if (reducedMotion.matches) return;
  const turn = `rotate(${-200 - Math.random() * 160}deg) translateY(-30px)`;
  thing.animate(
    { transform: [turn, 'rotate(12deg) translateY(4px)', 'none'], opacity: [0.2, 1, 1] },
    { duration: rollMs, easing: 'cubic-bezier(.2,.7,.3,1)' },
  );
}

function drawDie(eyes: number): SVGElement {
  const die = makeSvg('svg', { viewBox: '0 0 60 60', class: 'die' });
  die.append(makeSvg('rect', { x: 1, y: 1, width: 58, height: 58, rx: 13, class: 'face' }));
  for (const [x, y] of pips[eyes - 1] ?? []) {
    die.append(
      makeSvg('circle', { cx: x, cy: y, r: eyes === 1 ? 9 : 5.6, class: eyes === 1 || eyes === 4 ? 'pip red' : 'pip' }),
    );
  }
  return die;
}

const row = (name: string, children: readonly Element[]): HTMLElement => make('div', name, ...children);

const note = (text: string): HTMLElement => make('p', 'sum', text);

function hand(name: string, cards: readonly Element[]): HTMLElement {
  const head = make('p', {}, `${name} `, make('span', 'points'));
  return row('side', [head, row('hand', cards)]);
}
