import { type Status, wordsIn } from './words.ts';

/** The stand-in for a bank, or an e-wallet: `?reference=` names the order to pay in, `?lang=` the language. */
interface Order {
  readonly reference: string;
  readonly status: Status;
  /** Decimal, in baht. */
  readonly amount: string;
}

const query = new URLSearchParams(location.search);
const language = query.get('lang')?.toLowerCase() === 'en' ? 'en' : 'th';
const reference = query.get('reference') ?? '';
const words = wordsIn(language);
const baht = new Intl.NumberFormat('en', { minimumFractionDigits: 2 });

// The page is ours, so what is asked for is there.
const find = <Kind extends Element = HTMLElement>(id: string) => document.getElementById(id) as unknown as Kind;

document.documentElement.lang = language;
document.title = words.title;
for (const id of ['badge', 'title', 'about', 'pay', 'refuse'] as const) find(id).textContent = words[id];
find('amount-label').textContent = words.amount;
find('reference-label').textContent = words.reference;
const other = find<HTMLAnchorElement>('other-language');
other.textContent = words.otherLanguage;
other.lang = language === 'th' ? 'en' : 'th';
other.href = `?${new URLSearchParams({ reference, lang: other.lang }).toString()}`;
find('pay').addEventListener('click', () => void decide('pay'));
find('refuse').addEventListener('click', () => void decide('refuse'));

void look();

async function look(): Promise<void> {
  show(await ask(`order?${new URLSearchParams({ reference }).toString()}`));
}

/** An order that has ended meanwhile is refused: then what has become of it is shown. */
async function decide(what: 'pay' | 'refuse'): Promise<void> {
  const answer = await ask(what, { reference });
  if (answer === 'refused') await look();
  else show(answer);
}

async function ask(call: string, body?: object): Promise<Order | 'refused' | null> {
  const init: RequestInit = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
  const response = await fetch(call, init).catch(() => null);
  if (response === null || response.status >= 500) return null;
  return response.ok ? ((await response.json()) as Order) : 'refused';
}

function show(order: Order | 'refused' | null): void {
  const known = order !== null && order !== 'refused';
  find('trouble').hidden = known;
  find('trouble').textContent = order === null ? words.unreachable : words.unknownOrder;
  if (!known) return;
  find('order').hidden = false;
  find('amount').textContent = `฿${baht.format(Number(order.amount))}`;
  find('reference').textContent = order.reference;
  find('actions').hidden = order.status !== 'waiting';
  find('state').hidden = order.status === 'waiting';
  find('state').textContent = order.status === 'waiting' ? '' : words.states[order.status];
}
