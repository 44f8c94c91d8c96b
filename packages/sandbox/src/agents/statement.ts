import { type StatementPeriod, type agentStatement, statementFigureNames } from '#api/agentStatement.ts';
import type { WireOutputOf } from '#api/operation.ts';
import { type Span, isWithin } from '../listing/span.ts';
import { satangToAmount } from '../money/ledger.ts';
import type { PostingKind } from '../money/postingKinds.ts';
import { periodAt } from '../play/periods.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Member } from '../schema/accounts.ts';
import type { Posting } from '../schema/money.ts';
import { startOfThaiDay, thaiDate, thaiDay } from '../time.ts';
import { promotionIncomes } from './income.ts';

type FigureName = (typeof statementFigureNames)[number];
/** What has moved an account, by figure, in satang. Signed. */
type Moved = Record<FigureName, number>;

const nothing = (): Moved => Object.fromEntries(statementFigureNames.map((name) => [name, 0])) as Moved;
const sumOf = (moved: Moved): number => statementFigureNames.reduce((sum, name) => sum + moved[name], 0);

/** The figure of each kind of posting. Salaries and transfers have several; those that are not named are `other`. */
const figures: Readonly<Partial<Record<PostingKind, FigureName>>> = {
  commission: 'commission',
  dividend: 'dividend',
  redEnvelopeGiven: 'envelopesGiven',
  redEnvelopeReturned: 'envelopesReturned',
  transferIn: 'transfersIn',
  transferOut: 'transfersOut',
  deposit: 'deposits',
  withdrawal: 'withdrawals',
  withdrawalReturned: 'withdrawals',
  stake: 'play',
  win: 'play',
};

function figureOf({ store }: Sandbox, { kind, ref }: Posting): FigureName {
  if (kind !== 'salary') return figures[kind] ?? 'other';
  const salary = store.get('salaries', ref.slice('salary:'.length));
  return salary === undefined || salary.kind === 'dividend' ? 'other' : salary.kind;
}

const prefix = 'member:';

/** What has moved the account of every member on each day, as far as the journal was read. */
class StatementIndex {
  readonly #members = new Map<string, Map<number, Moved>>();
  #read = 0;

  daysOf(memberId: string): ReadonlyMap<number, Moved> {
    return this.#members.get(memberId) ?? new Map<number, Moved>();
  }

  /** Reads the postings since the last call. */
  update(sandbox: Sandbox): void {
    for (const posting of sandbox.store.unread('postings', this.#read)) {
      this.#read += 1;
      for (const { account, satang } of posting.lines) {
        if (!account.startsWith(prefix)) continue;
        const memberId = account.slice(prefix.length);
        const days = this.#members.get(memberId) ?? new Map<number, Moved>();
        this.#members.set(memberId, days);
        const moved = days.get(thaiDay(posting.at)) ?? nothing();
        days.set(thaiDay(posting.at), moved);
        moved[figureOf(sandbox, posting)] += satang;
      }
    }
  }
}

/** Derived from the journal, which only grows, so it is not stored. */
const indexes = new WeakMap<Sandbox['store'], StatementIndex>();

function statementIndex(sandbox: Sandbox): StatementIndex {
  const { store } = sandbox;
  // What an open transaction has written may be rolled back.
  const isChanging = store.isChanging('postings');
  const index = (isChanging ? undefined : indexes.get(store)) ?? new StatementIndex();
  if (!isChanging) indexes.set(store, index);
  index.update(sandbox);
  return index;
}

/** What has moved an agent's account in a span of whole days, and the balance before it. */
function movedIn(sandbox: Sandbox, member: Member, { begins, ends }: Span): { opening: number; moved: Moved } {
  const [first, last] = [thaiDay(begins), thaiDay(ends - 1)];
  const moved = nothing();
  let opening = 0;
  for (const [day, figuresOfDay] of statementIndex(sandbox).daysOf(member.id)) {
    if (day < first) opening += sumOf(figuresOfDay);
    else if (day <= last) for (const name of statementFigureNames) moved[name] += figuresOfDay[name];
  }
  // A reward for an invitation is an income; the ledger has one kind for all rewards.
  for (const { satang } of promotionIncomes(sandbox, member, { begins, ends })) {
    moved.promotion += satang;
    moved.other -= satang;
  }
  return { opening, moved };
}

/** What an agent was paid in a span of whole days, by the ledger, in satang. */
export function paidIn(sandbox: Sandbox, member: Member, span: Span): number {
  const { commission, dividend, daily, hourly, realTime, promotion } = movedIn(sandbox, member, span).moved;
  return commission + dividend + daily + hourly + realTime + promotion;
}

/** The statement of an agent's account by day, week or month, oldest first, until today. Without rows where nothing has moved. */
export function statementOf(
  sandbox: Sandbox,
  member: Member,
  span: Span,
  by: StatementPeriod,
): Pick<WireOutputOf<typeof agentStatement>, 'list' | 'totals'> {
  const { opening, moved } = movedIn(sandbox, member, span);
  const list: WireOutputOf<typeof agentStatement>['list'] = [];
  const ends = Math.min(span.ends, periodAt('day', sandbox.now()).ends);
  const totals = rowView(opening, moved);
  if (statementFigureNames.every((name) => moved[name] === 0)) return { list, totals };
  // A year has as many days as rows: each is read once.
  const rows = new Map<number, Moved>();
  const rowOf = (at: number): Moved => {
    const begins = Math.max(span.begins, periodAt(by, at).begins);
    const row = rows.get(begins) ?? nothing();
    rows.set(begins, row);
    return row;
  };
  for (const [day, figuresOfDay] of statementIndex(sandbox).daysOf(member.id)) {
    const at = startOfThaiDay(day);
    if (!isWithin(span, at)) continue;
    const row = rowOf(at);
    for (const name of statementFigureNames) row[name] += figuresOfDay[name];
  }
  for (const { begins, satang } of promotionIncomes(sandbox, member, span)) {
    const row = rowOf(begins);
    row.promotion += satang;
    row.other -= satang;
  }
  for (let at = span.begins, balance = opening; at < ends;) {
    const until = Math.min(periodAt(by, at).ends, ends);
    const row = rows.get(at) ?? nothing();
    const closing = balance + sumOf(row);
    list.push({ begins: thaiDate(at), ends: thaiDate(until - 1), ...rowView(balance, row) });
    balance = closing;
    at = until;
  }
  return { list, totals };
}

const rowView = (opening: number, moved: Moved) => ({
  opening: satangToAmount(opening),
  ...(Object.fromEntries(statementFigureNames.map((name) => [name, satangToAmount(moved[name])])) as Record<
    FigureName,
    string
  >),
  closing: satangToAmount(opening + sumOf(moved)),
});
