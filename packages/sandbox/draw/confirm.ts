import type { AnyRefusal, BuyAnswer, BuyRequest, LotteryAnswer } from '../src/provider/draw/messages.ts';
import { find, make } from '../stand/dom.ts';
import { createRoundId } from '../stand/server.ts';
import type { Wish } from './form.ts';
import { buyTicket } from './server.ts';
import { winOf } from './sums.ts';
import type { Words } from './words.ts';

export interface Confirmation {
  /** Shows what would be bought, and buys it when the player says so. */
  ask(lottery: LotteryAnswer, wish: Wish): void;
  /** The draw takes no more: closes, unless a purchase is on its way. True when it was open. */
  lock(): boolean;
}

/** One opening is one intent: whatever happens in between, it buys at most one ticket. */
export function createConfirmation(
  words: Words,
  launch: string,
  onAnswer: (answer: BuyAnswer | AnyRefusal) => void,
): Confirmation {
  const { say, money } = words;
  const dialog = find<HTMLDialogElement>('confirm');
  const yes = find<HTMLButtonElement>('confirm-buy');
  const no = find<HTMLButtonElement>('confirm-back');
  const note = find('confirm-note');
  let ticket: BuyRequest | undefined;
  let state: 'asking' | 'buying' | 'unconfirmed' = 'asking';

  function enter(next: typeof state, text = ''): void {
    state = next;
    note.textContent = text;
    // Not `disabled`: that would drop the keyboard's focus.
    yes.ariaDisabled = String(next === 'buying');
    no.hidden = next !== 'asking';
    yes.textContent = say(next === 'buying' ? 'buying' : next === 'unconfirmed' ? 'check' : 'confirmBuy');
  }

  async function buy(): Promise<void> {
    if (!ticket || state === 'buying') return;
    enter('buying');
    const answer = await buyTicket(ticket, () => (note.textContent = say('checking'))).catch(() => undefined);
    if (answer === undefined) return enter('unconfirmed', say('unconfirmed'));
    ticket = undefined;
    enter('asking');
    dialog.close();
    onAnswer(answer);
  }

  yes.addEventListener('click', () => void buy());
  no.addEventListener('click', () => dialog.close());
  // Until it is known whether the ticket was sold, there is no way around knowing; a second Escape would find one.
  dialog.addEventListener('cancel', (event) => {
    if (state !== 'asking') event.preventDefault();
  });
  dialog.addEventListener('close', () => {
    if (state !== 'asking') dialog.showModal();
  });

  return {
    ask(lottery, { play, number, stake, pays }) {
      ticket = {
        launch,
        roundId: createRoundId(),
        gameId: lottery.id,
        numero: lottery.next.numero,
        playType: play.type,
        number,
        stake,
      };
      const rows = [
        [say('draw'), lottery.next.numero],
        [say(play.type), say('pays', { count: words.count(pays) })],
        [say('stake'), money(stake)],
        [say('win'), money(winOf(stake, pays))],
      ] as const;
      find('confirm-name').textContent = lottery.name[words.language];
      find('confirm-number').textContent = number;
      find('confirm-rows').replaceChildren(
        ...rows.flatMap(([term, value]) => [make('dt', '', term), make('dd', '', value)]),
      );
      enter('asking');
      dialog.showModal();
      yes.focus();
    },
    lock() {
      if (!dialog.open || state !== 'asking') return false;
      dialog.close();
      return true;
    },
  };
}
