/** Demo bank and e-wallet: `?reference=` names the deposit order to pay, `?lang=` the language. */
import { type Reply, callServer, find, language, parameter, writeLanguageLink, writePage } from '../shared/page.ts';
import { type Status, wordsIn } from './words.ts';

interface Order {
  readonly reference: string;
  readonly status: Status;
  /** Decimal, in baht. */
  readonly amount: string;
}

const reference = parameter('reference');
const words = wordsIn(language);
const baht = new Intl.NumberFormat('en', { minimumFractionDigits: 2 });

const { badge, title, about, pay, refuse } = words;
writePage(title, {
  ...{ badge, title, about, pay, refuse },
  'amount-label': words.amount,
  'reference-label': words.reference,
});
writeLanguageLink(words.otherLanguage);
find('pay').addEventListener('click', () => void decide('pay'));
find('refuse').addEventListener('click', () => void decide('refuse'));

void refresh();

async function refresh(): Promise<void> {
  show(await callServer<Order>(`order?${new URLSearchParams({ reference }).toString()}`));
}

/** Pays or refuses the order. An order that has ended meanwhile is refused by the server: its outcome is shown instead. */
async function decide(action: 'pay' | 'refuse'): Promise<void> {
  const reply = await callServer<Order>(action, { reference });
  if (reply.kind === 'refused') await refresh();
  else show(reply);
}

function show(reply: Reply<Order>): void {
  const known = reply.kind === 'value';
  find('trouble').hidden = known;
  find('trouble').textContent = reply.kind === 'unreachable' ? words.unreachable : words.unknownOrder;
  if (!known) return;
  const order = reply.value;
  find('order').hidden = false;
  find('amount').textContent = `฿${baht.format(Number(order.amount))}`;
  find('reference').textContent = order.reference;
  find('actions').hidden = order.status !== 'waiting';
  find('state').hidden = order.status === 'waiting';
  find('state').textContent = order.status === 'waiting' ? '' : words.states[order.status];
}
