import { make } from '../shared/dom.ts';
import { countdown, phaseEnd, phaseOf } from './clock.ts';
import type { LotteryAnswer } from './server/messages.ts';
import type { Word, Words } from './words.ts';

const labels = { closed: 'opensIn', open: 'locksIn', locked: 'drawsIn' } as const satisfies Record<string, Word>;

/** A countdown element. */
export interface Countdown {
  readonly element: HTMLElement;
  /** Shows the time left at `now`, by the server's clock. */
  tick(now: number): void;
}

/** Creates a countdown to the next phase of a draw. Screen readers do not announce its ticks. */
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
      const left = phaseEnd(next, now) - now;
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
