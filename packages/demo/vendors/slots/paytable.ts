import { make, makeSvg } from '../shared/dom.ts';
import type { SessionAnswer } from '../shared/server/messages.ts';
import type { Words } from '../shared/words.ts';
import { drawSymbol } from './symbols.ts';
import type { Word } from './words.ts';

/** Renders the paytable: one entry per symbol, the highest paying first. */
export function writePaytable(list: HTMLElement, { symbols, pays }: SessionAnswer, { say }: Words<Word>): void {
  list.replaceChildren(
    ...symbols.map((symbol, rank) => {
      const times = make('b', {}, say('times', { count: String(pays[rank] ?? 0) }));
      return make('li', {}, drawSymbol(symbol), make('span', {}, say(symbol)), times);
    }),
  );
}

/** Draws the winning lines over the reels, in a square of 300. */
export function drawLines(picture: SVGSVGElement, winning: readonly (readonly number[])[]): void {
  picture.replaceChildren(
    ...winning.map((rows) => {
      const inner = rows.map((row, reel) => [reel * 100 + 50, row * 100 + 50] as const);
      const [first = [0, 0], , last = [300, 0]] = inner;
      // Every line continues to the edge in its own direction, so diagonals reach the corners.
      const slope = ((last[1] ?? 0) - (first[1] ?? 0)) / 4;
      const points = [[6, (first[1] ?? 0) - slope * 0.88], ...inner, [294, (last[1] ?? 0) + slope * 0.88]];
      return makeSvg('polyline', { points: points.map((point) => point.join(',')).join(' '), pathLength: 1 });
    }),
  );
}
