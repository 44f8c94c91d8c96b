import type { SessionAnswer } from '../src/provider/messages.ts';
import type { Words } from '../stand/words.ts';
import { drawSymbol } from './symbols.ts';
import type { Word } from './words.ts';

const svg = 'http://www.w3.org/2000/svg';

/** One entry per symbol, the best first. */
export function writePaytable(list: HTMLElement, { symbols, pays }: SessionAnswer, { say }: Words<Word>): void {
  list.replaceChildren(
    ...symbols.map((symbol, rank) => {
      const entry = document.createElement('li');
      const name = document.createElement('span');
      name.textContent = say(symbol);
      const times = document.createElement('b');
      times.textContent = say('times', { count: String(pays[rank] ?? 0) });
      entry.append(drawSymbol(symbol), name, times);
      return entry;
    }),
  );
}

/** Draws the lines that won over the reels, whose window is 300 by 300. */
export function drawLines(picture: SVGSVGElement, winning: readonly (readonly number[])[]): void {
  picture.replaceChildren(
    ...winning.map((rows) => {
      const line = document.createElementNS(svg, 'polyline');
      const inner = rows.map((row, reel) => [reel * 100 + 50, row * 100 + 50] as const);
      const [first = [0, 0], , last = [300, 0]] = inner;
      // A line goes on to the edge in its own direction: diagonals into the corners.
      const slope = ((last[1] ?? 0) - (first[1] ?? 0)) / 4;
      const points = [[6, (first[1] ?? 0) - slope * 0.88], ...inner, [294, (last[1] ?? 0) + slope * 0.88]];
      line.setAttribute('points', points.map((point) => point.join(',')).join(' '));
      line.setAttribute('pathLength', '1');
      return line;
    }),
  );
}
