import type { SlotSymbol } from '../src/provider/looks.ts';
import { drawSymbol } from './symbols.ts';

const visible = 3;
/** Symbols that pass by in one turn of a moving reel. */
const passing = 12;
const turnMs = 620;
const landingMs = 900;
/** Each reel stops this much after the one before it. */
const staggerMs = 240;

const calm = matchMedia('(prefers-reduced-motion: reduce)');

export type ReelGrid = readonly (readonly SlotSymbol[])[];

export interface Reels {
  /** What is visible when nothing moves. */
  shown(): ReelGrid;
  /** Starts all reels turning. */
  start(): void;
  /** Stops them, one after the other, to show `grid[reel][row]`. */
  land(grid: ReelGrid): Promise<void>;
  /** Marks the cells that won; none for no marks. */
  mark(cells: readonly (readonly [reel: number, row: number])[]): void;
}

export function createReels(container: HTMLElement, symbols: readonly SlotSymbol[]): Reels {
  const anySymbol = () => symbols[Math.floor(Math.random() * symbols.length)] ?? 'lotus';
  const strips = Array.from({ length: visible }, () => {
    const strip = document.createElement('div');
    strip.className = 'strip';
    const reel = document.createElement('div');
    reel.className = 'reel';
    reel.append(strip);
    container.append(reel);
    return strip;
  });
  let shown: ReelGrid = strips.map((_, reel) =>
    [0, 1, 2].map((row) => symbols[(reel * 2 + row * 3) % symbols.length] ?? 'lotus'),
  );
  strips.forEach((strip, reel) => fill(strip, shown[reel] ?? []));

  const journey = (landing: readonly SlotSymbol[], leaving: readonly SlotSymbol[]) => [
    ...landing,
    ...Array.from({ length: passing - visible }, anySymbol),
    ...leaving,
  ];
  /** How far a strip of that length is drawn up so that its last cells are in the window. */
  const raised = `translateY(${(-100 * passing) / (passing + visible)}%)`;

  return {
    shown: () => shown,
    start() {
      container.dataset['moving'] = '';
      if (calm.matches) return;
      strips.forEach((strip, reel) => {
        // The same cells at both ends, so that the loop has no seam.
        fill(strip, journey(shown[reel] ?? [], shown[reel] ?? []));
        strip.animate({ transform: [raised, 'translateY(0)'] }, { duration: turnMs, iterations: Infinity });
      });
    },
    async land(grid) {
      await Promise.all(
        strips.map(async (strip, reel) => {
          for (const turning of strip.getAnimations()) turning.cancel();
          const column = grid[reel] ?? [];
          if (!calm.matches) {
            fill(strip, journey(column, shown[reel] ?? []));
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
  strip.replaceChildren(
    ...column.map((symbol) => {
      const cell = document.createElement('div');
      cell.className = 'cell';
      cell.append(drawSymbol(symbol));
      return cell;
    }),
  );
}
