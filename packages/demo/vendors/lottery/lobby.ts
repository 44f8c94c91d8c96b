import { find, make } from '../shared/dom.ts';
import { balls } from './balls.ts';
import { type Countdown, createCountdown } from './countdowns.ts';
import type { LotteryAnswer, SessionAnswer } from './server/messages.ts';
import type { Words } from './words.ts';

/** The list of the vendor's lotteries. */
export interface Lobby {
  show(session: SessionAnswer): void;
  tick(now: number): void;
}

/** Creates the list of the vendor's lotteries, ordered by their next draw. */
export function createLobby(words: Words, onChoose: (lotteryId: string) => void): Lobby {
  const list = find('lotteries');
  let countdowns: Countdown[] = [];

  function daysOf(weekdays: LotteryAnswer['weekdays']): string {
    if (weekdays === 'always') return words.say('always');
    return weekdays.length === 7 ? words.say('everyDay') : words.say('onDays', { days: words.weekdays(weekdays) });
  }

  function entry(lottery: LotteryAnswer): HTMLElement {
    const { name, icon, next, weekdays, results } = lottery;
    const countdown = createCountdown(next, words);
    countdowns.push(countdown);
    const mark = make('img', 'mark');
    Object.assign(mark, { src: icon, alt: '', width: 56, height: 56 });
    const choose = make('button', 'stub', mark, make('span', 'stub-name', name[words.language]));
    choose.type = 'button';
    choose.dataset['lottery'] = lottery.id;
    choose.append(make('span', 'quiet', daysOf(weekdays)), balls(results[0]?.number ?? ''), countdown.element);
    choose.addEventListener('click', () => onChoose(lottery.id));
    return make('li', '', choose);
  }

  return {
    show({ lotteries, now }) {
      const focused = list.contains(document.activeElement) ? (document.activeElement as HTMLElement) : null;
      countdowns = [];
      const ordered = lotteries.toSorted((one, other) => one.next.drawsAt - other.next.drawsAt);
      list.replaceChildren(...ordered.map(entry));
      find('no-lotteries').hidden = lotteries.length > 0;
      for (const countdown of countdowns) countdown.tick(now);
      // The list was rebuilt, so the focus goes back to the same lottery.
      const id = focused?.dataset['lottery'];
      if (id !== undefined) list.querySelector<HTMLElement>(`[data-lottery="${id}"]`)?.focus();
    },
    tick(now) {
      for (const countdown of countdowns) countdown.tick(now);
    },
  };
}
