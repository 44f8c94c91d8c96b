import type { LotteryAnswer } from '../src/provider/draw/messages.ts';
import { make } from '../stand/dom.ts';
import { countdown, nextTurn, phaseOf } from './clock.ts';
import type { Word, Words } from './words.ts';

const labels = { closed: 'opensIn', open: 'locksIn', locked: 'drawsIn' } as const satisfies Record<string, Word>;

export interface Countdown {
  readonly element: HTMLElement;
  /** Shows what is left at this moment of the server's clock. */
  tick(now: number): void;
}

/** A countdown to the next turn of a draw. It is read on demand, never announced at each tick. */
export function createCountdown(next: LotteryAnswer['next'], { say }: Words): Countdown {
  const label = make('span', 'label');
  const time = make('b', 'time');
  const element = make('p', 'countdown', label, time);
  element.setAttribute('role', 'timer');
  element.setAttribute('aria-live', 'off');
  return {
    element,
    tick(now) {
      const phase = phaseOf(next, now);
      const left = nextTurn(next, now) - now;
      const { days, clock } = countdown(left);
      element.dataset['phase'] = phase;
      element.toggleAttribute('data-soon', phase === 'open' && left <= 15_000);
      write(label, say(labels[phase]));
      write(time, days > 0 ? `${say('days', { count: String(days) })} ${clock}` : clock);
    },
  };
}

function write(element: HTMLElement, text: string): void {
  if (element.textContent !== text) element.textContent = text;
}
