/** Demo back office: works on open withdrawals, slips, redemptions and questions. Needs the sandbox's control. */
import { callServer, find, language, make, parameter, writeLanguageLink, writePage } from '../shared/page.ts';
import { type Application, type ApplicationAction, showApplications } from './applications.ts';
import { type Redemption, type RedemptionAction, showRedemptions } from './redemptions.ts';
import { type Slip, showSlips } from './slips.ts';
import { type Ticket, showTickets } from './tickets.ts';
import { type SlipDecision, wordsIn } from './words.ts';

interface Payment {
  readonly id: string;
  readonly amount: string;
  readonly receipt: string;
  readonly case: { readonly number: string; readonly state: string } | null;
  readonly remark: string;
  /** Paths of the pictures that the player has sent. */
  readonly pictures: readonly string[];
}
type Action = 'approve' | 'pay' | 'payAgain' | 'reject' | 'force';
/** An open withdrawal, as in the sandbox's control. Sums are decimal, in baht. */
interface Withdrawal {
  readonly reference: string;
  readonly account: string;
  readonly destination: { readonly name: string; readonly number: string; readonly holder: string };
  readonly amount: string;
  readonly fee: string;
  readonly rest: string;
  readonly status: string;
  readonly createdAt: string;
  readonly payments: readonly Payment[];
  readonly actions: readonly Action[];
}

const refreshMs = 2_000;
const words = wordsIn(language);
const sandbox = parameter('sandbox');
const named = sandbox === '' ? '' : `?${new URLSearchParams({ sandbox }).toString()}`;
const time = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Bangkok' });
const shown = new Map<string, { readonly text: string; readonly card: HTMLElement }>();
let timer: ReturnType<typeof setTimeout> | undefined;

const { badge, title, about, empty } = words;
writePage(title, { badge, title, about, empty });
writeLanguageLink(words.otherLanguage);
document.addEventListener('visibilitychange', () => void refresh());
void refresh();

/** Polls every two seconds while the page is visible. */
async function refresh(): Promise<void> {
  clearTimeout(timer);
  if (document.hidden) return;
  const reply = await callServer<{ list: readonly Withdrawal[] }>(`/__sandbox__/withdrawals${named}`);
  const slips = await callServer<{ list: readonly Slip[] }>(`/__sandbox__/slips${named}`);
  const asked = await callServer<{ list: readonly Redemption[] }>(`/__sandbox__/redemptions${named}`);
  const applied = await callServer<{ list: readonly Application[] }>(`/__sandbox__/applications${named}`);
  const tickets = await callServer<{ list: readonly Ticket[] }>(`/__sandbox__/tickets${named}`);
  const answers = [reply, slips, asked, applied, tickets] as const;
  if (
    reply.kind === 'value' &&
    slips.kind === 'value' &&
    asked.kind === 'value' &&
    applied.kind === 'value' &&
    tickets.kind === 'value'
  ) {
    show(reply.value.list);
    showSlips(slips.value.list, { words, time, baht, onDecide: (slip, decision) => void decide(slip, decision) });
    showRedemptions(asked.value.list, { words, time, onDecide: (...decision) => void decideRedemption(...decision) });
    showApplications(applied.value.list, {
      words,
      time,
      onDecide: (...decision) => void decideApplication(...decision),
    });
    showTickets(tickets.value.list, { words, time, onAnswer: (ticket, text) => void answer(ticket, text) });
    find('empty').hidden = answers.some((each) => each.kind === 'value' && each.value.list.length > 0);
  }
  // A refusal stays until the next action.
  if (reply.kind !== 'value') tell(words.unreachable);
  else if (find('trouble').textContent === words.unreachable) tell('');
  clearTimeout(timer);
  timer = setTimeout(() => void refresh(), refreshMs);
}

/** Redraws only what has changed, so that typed text and the focus are kept. */
function show(list: readonly Withdrawal[]): void {
  for (const [reference, { card }] of shown) {
    if (list.some((each) => each.reference === reference)) continue;
    card.remove();
    shown.delete(reference);
  }
  for (const withdrawal of list) {
    const { reference } = withdrawal;
    const text = JSON.stringify(withdrawal);
    const earlier = shown.get(reference);
    if (earlier?.text === text) continue;
    const card = draw(withdrawal);
    if (earlier === undefined) find('withdrawals').append(card);
    else earlier.card.replaceWith(card);
    shown.set(reference, { text, card });
  }
}

function draw(withdrawal: Withdrawal): HTMLElement {
  const { reference, account, destination, amount, fee, rest, status, createdAt, payments } = withdrawal;
  const facts = make('dl', 'facts');
  for (const [name, value] of [
    [words.account, account],
    [words.amount, baht(amount)],
    [words.fee, baht(fee)],
    [words.rest, baht(rest)],
    [words.destination, `${destination.name} ${destination.number} · ${destination.holder}`],
    [words.askedAt, time.format(new Date(createdAt))],
  ] as const) {
    facts.append(make('div', '', make('dt', '', name), make('dd', '', value)));
  }
  const paid = make('ul', 'payments', ...payments.map((payment) => drawPayment(withdrawal, payment)));
  const head = make('div', 'top', make('h2', '', reference), make('p', 'badge', words.nameOf(status)));
  const card = make('li', 'card', head, facts, ...(payments.length > 0 ? [paid] : []), ...drawActions(withdrawal));
  card.dataset['reference'] = reference;
  return card;
}

function drawPayment(withdrawal: Withdrawal, { id, amount, receipt, case: opened, remark, pictures }: Payment) {
  const state = opened === null ? '' : ` · ${opened.number} ${words.nameOf(opened.state)}`;
  const entry = make('li', '', make('p', '', `${id} · ${baht(amount)} · ${words.nameOf(receipt)}${state}`));
  if (remark !== '') entry.append(make('p', 'dim', remark));
  if (pictures.length > 0) entry.append(make('p', 'pictures', ...pictures.map(drawPicture)));
  if (withdrawal.actions.includes('payAgain') && opened?.state === 'checking') {
    entry.append(button(words.payAgain, () => act(withdrawal, { action: 'payAgain', paymentId: id })));
  }
  return entry;
}

function drawPicture(path: string, at: number): HTMLElement {
  const image = make('img', '');
  image.setAttribute('src', path);
  image.setAttribute('alt', words.picture(at + 1));
  return image;
}

function drawActions(withdrawal: Withdrawal): HTMLElement[] {
  const can = (action: Action): boolean => withdrawal.actions.includes(action);
  const rows: HTMLElement[] = [];
  if (can('approve'))
    rows.push(
      make(
        'p',
        'row',
        main(words.approve, () => act(withdrawal, { action: 'approve' })),
      ),
    );
  if (can('pay')) {
    const part = input('decimal');
    const pay = (amount?: string) => act(withdrawal, { action: 'pay', ...(amount !== undefined && { amount }) });
    rows.push(
      make(
        'p',
        'row',
        main(words.payRest, () => pay()),
      ),
    );
    rows.push(
      make(
        'p',
        'row',
        make('label', '', words.part, part),
        button(words.payPart, () => pay(part.value)),
      ),
    );
  }
  if (can('reject') || can('force')) {
    const reason = input('text');
    const row = make('p', 'row', make('label', '', words.reason, reason));
    const send = async (action: Action): Promise<void> => {
      if (reason.value.trim() !== '') return act(withdrawal, { action, reason: reason.value });
      tell(words.reasonMissing);
      reason.focus();
    };
    if (can('reject')) row.append(button(words.reject, () => send('reject')));
    rows.push(row);
    if (can('force')) rows.push(drawForce(() => send('force')));
  }
  return rows;
}

/** Asks twice, because a forced receipt is final. */
function drawForce(force: () => Promise<void>): HTMLElement {
  const row = make('p', 'row');
  const ask = (): void => {
    row.replaceChildren(
      make('span', 'trouble', words.forceSure),
      button(words.forceYes, force),
      button(words.no, reset),
    );
    row.querySelector('button')?.focus();
  };
  const reset = (): void => row.replaceChildren(button(words.force, ask));
  reset();
  return row;
}

/** Sends an action; an action that is refused is explained above the list. */
async function act(
  { reference }: Withdrawal,
  more: { readonly action: Action; readonly amount?: string; readonly paymentId?: string; readonly reason?: string },
): Promise<void> {
  await tellServer('withdrawal', { reference, ...more });
}

/** Answers a slip. */
const decide = async ({ reference }: Slip, decision: SlipDecision): Promise<void> =>
  tellServer('slip', { reference, decision });

/** Decides a redemption. A rejection needs a remark. */
async function decideRedemption({ reference }: Redemption, action: RedemptionAction, remark: string): Promise<void> {
  if (action === 'reject' && remark.trim() === '') tell(words.reasonMissing);
  else await tellServer('redemption', { reference, action, ...(remark.trim() !== '' && { remark }) });
}

/** Decides an application. A rejection needs a reason. */
async function decideApplication({ reference }: Application, action: ApplicationAction, remark: string): Promise<void> {
  if (action === 'reject' && remark.trim() === '') tell(words.reasonMissing);
  else await tellServer('application', { reference, action, ...(action === 'reject' && { remark }) });
}

/** Answers a player's text. */
const answer = async ({ number }: Ticket, text: string): Promise<void> => tellServer('ticket', { number, text });

async function tellServer(
  command: string,
  body: ({ readonly reference: string } | { readonly number: string }) & Record<string, unknown>,
): Promise<void> {
  tell('');
  const reply = await callServer(`/__sandbox__/${command}${named}`, body);
  await refresh();
  if (reply.kind === 'value')
    find('state').textContent = `${'number' in body ? String(body['number']) : body.reference}: ${words.done}`;
  find('state').hidden = reply.kind !== 'value';
  if (reply.kind !== 'value') tell(reply.kind === 'refused' ? reply.message : words.unreachable);
}

function tell(trouble: string): void {
  find('trouble').textContent = trouble;
  find('trouble').hidden = trouble === '';
}

function button(label: string, onClick: () => unknown, kind = 'button'): HTMLElement {
  const element = make('button', kind, label);
  element.setAttribute('type', 'button');
  element.addEventListener('click', () => void onClick());
  return element;
}
const main = (label: string, onClick: () => unknown): HTMLElement => button(label, onClick, 'button main');

function input(mode: 'decimal' | 'text'): HTMLInputElement {
  const element = document.createElement('input');
  element.inputMode = mode;
  element.autocomplete = 'off';
  return element;
}

const baht = (amount: string): string =>
  `฿${new Intl.NumberFormat('en', { minimumFractionDigits: 2 }).format(Number(amount))}`;
