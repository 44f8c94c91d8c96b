import { make } from '../shared/dom.ts';
import { reducedMotion } from '../shared/motion.ts';
import type { SlotSymbol } from './server/looks.ts';
import { drawSymbol } from './symbols.ts';

const visible = 3;
/** How many symbols pass in one turn of a moving reel. */
const passing = 12;
const turnMs = 620;
const landingMs = 900;
/** Delay between one reel's stop and the next. */
const staggerMs = 240;

/** The visible symbols: `grid[reel][row]`. */
export type ReelGrid = readonly (readonly SlotSymbol[])[];

/** The animated reels of the slot machine. */
export interface Reels {
  /** The symbols on the reels at rest. */
  shown(): ReelGrid;
  /** Starts turning all reels. */
  start(): void;
  /** Stops the reels one after the other on `grid`. */
  land(grid: ReelGrid): Promise<void>;
  /** Highlights the winning cells and clears earlier highlights. */
  mark(cells: readonly (readonly [reel: number, row: number])[]): void;
}

/** Creates the reels inside the container. */
export function createReels(container: HTMLElement, symbols: readonly SlotSymbol[]): Reels {
  const anySymbol = () => symbols[Math.floor(Math.random() * symbols.length)] ?? 'lotus';
  const strips = Array.from({ length: visible }, () => {
    const strip = make('div', 'strip');
    container.append(make('div', 'reel', strip));
    return strip;
  });
  let shown: ReelGrid = strips.map((_, reel) =>
    [0, 1, 2].map((row) => symbols[(reel * 2 + row * 3) % symbols.length] ?? 'lotus'),
  );
  strips.forEach((strip, reel) => fill(strip, shown[reel] ?? []));

  /** The symbols of a moving strip, top to bottom: where it stops, random ones, where it started. */
  const stripFor = (landing: readonly SlotSymbol[], leaving: readonly SlotSymbol[]) => [
    ...landing,
    ...Array.from({ length: passing - visible }, anySymbol),
    ...leaving,
  ];
  /** The transform that shows the last cells of a moving strip in the window. */
  const raised = `translateY(${(-100 * passing) / (passing + visible)}%)`;

  return {
    shown: () => shown,
    start() {
      container.dataset['moving'] = '';
      if (reducedMotion.matches) return;
      strips.forEach((strip, reel) => {
        // The same cells at both ends make the loop seamless.
        fill(strip, stripFor(shown[reel] ?? [], shown[reel] ?? []));
        strip.animate({ transform: [raised, 'translateY(0)'] }, { duration: turnMs, iterations: Infinity });
      });
    },
    async land(grid) {
      await Promise.all(
        strips.map(async (strip, reel) => {
          for (const turning of strip.getAnimations()) turning.cancel();
          const column = grid[reel] ?? [];
          if (!reducedMotion.matches) {
            fill(strip, stripFor(column, shown[reel] ?? []));
            const duration = landingMs + reel * staggerMs;
            await strip.animate(
              { transform: [raised, 'translateY(0)'] },
              { duration, easing: 'cubic-bezier(.2,.7,.25,1)' },
            ).finished;
          }
          fill(strip, column);
        }),
      );
      shown = grid;
      delete container.dataset['moving'];
    },
    mark(cells) {
      container.toggleAttribute('data-won', cells.length > 0);
      for (const cell of container.querySelectorAll('.cell')) cell.classList.remove('won');
      for (const [reel, row] of cells) strips[reel]?.children[row]?.classList.add('won');
    },
  };
}

function fill(strip: HTMLElement, column: readonly SlotSymbol[]): void {
  strip.replaceChildren(...column.map((symbol) => make('div', 'cell', drawSymbol(symbol))));
}
