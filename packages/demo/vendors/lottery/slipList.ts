import { find, make } from '../shared/dom.ts';
import type { Slip } from './slip.ts';
import type { Words } from './words.ts';

/** The list of the numbers on a slip. */
export interface SlipList {
  show(slip: Slip): void;
}

/**
 * Creates the list of the numbers on a slip, each with a button that removes it. After a removal the focus goes to the
 * button that takes its place, or to the number field.
 */
export function createSlipList({ say }: Words, onRemove: (number: string) => void): SlipList {
  const list = find('slip');
  let shown = '';

  function line(number: string): HTMLElement {
    const remove = make('button', { type: 'button', class: 'remove', 'aria-label': say('remove', { number }) }, '×');
    remove.addEventListener('click', () => {
      const at = [...list.querySelectorAll('button')].indexOf(remove);
      onRemove(number);
      const left = list.querySelectorAll('button');
      (left[Math.min(at, left.length - 1)] ?? find('number')).focus();
    });
    return make('li', 'line', make('b', '', number), remove);
  }

  return {
    show(slip) {
      find('no-lines').hidden = slip.length > 0;
      // Rebuilt only when it differs: the clock redraws the form, which must not take the focus from a button.
      if (slip.join() === shown) return;
      shown = slip.join();
      list.replaceChildren(...slip.map(line));
    },
  };
}
