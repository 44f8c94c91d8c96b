import { find, make } from '../shared/dom.ts';
import { createRoundId } from '../shared/server.ts';
import type { TicketDraft } from './form.ts';
import { buyTicket } from './server.ts';
import type { AnyRefusal, BuyAnswer, BuyRequest, LotteryAnswer } from './server/messages.ts';
import { highestPays, paysOn, sumOf, winOf } from './sums.ts';
import type { Words } from './words.ts';

/** The dialog that confirms the purchase of a ticket. */
export interface Confirmation {
  /** Shows the ticket and buys it when the player confirms. */
  ask(lottery: LotteryAnswer, draft: TicketDraft): void;
  /** Closes the dialog when the draw locks, unless a purchase is pending. Returns whether it closed. */
  lock(): boolean;
}

/** Creates the purchase dialog. Each opening has one round id, so it buys at most one slip. */
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
    // Not `disabled`: a disabled button loses the keyboard focus.
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
  // A held Enter that opened the dialog must not confirm it.
  yes.addEventListener('keydown', (event) => {
    if (event.repeat) event.preventDefault();
  });
  no.addEventListener('click', () => dialog.close());
  // The dialog stays open until the purchase is confirmed. Browsers let a second Escape close it, so it is reopened.
  dialog.addEventListener('cancel', (event) => {
    if (state !== 'asking') event.preventDefault();
  });
  dialog.addEventListener('close', () => {
    if (state !== 'asking') dialog.showModal();
  });

  return {
    ask(lottery, { play, numbers, stake }) {
      ticket = {
        launch,
        roundId: createRoundId(),
        gameId: lottery.id,
        numero: lottery.next.numero,
        playType: play.type,
        numbers: [...numbers],
        stake,
      };
      const pays = highestPays(play.pays, numbers);
      const differ = numbers.some((number) => paysOn(play.pays, number) !== pays);
      const isSlip = numbers.length > 1;
      const rows = [
        [say('draw'), lottery.next.numero],
        [say(play.type), say(differ ? 'paysUpTo' : 'pays', { count: words.count(pays) })],
        [say('stake'), money(stake)],
        [say(isSlip ? 'winEach' : 'win'), money(winOf(stake, pays))],
        [say('sum', { count: words.count(numbers.length) }), money(sumOf(stake, numbers.length))],
      ] as const;
      find('confirm-name').textContent = lottery.name[words.language];
      const list = find('confirm-numbers');
      list.replaceChildren(...numbers.map((number) => make('li', '', number)));
      list.toggleAttribute('data-many', isSlip);
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
