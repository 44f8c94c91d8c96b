import type { Sandbox } from '../sandbox.ts';
import type { Posting } from '../schema/money.ts';

/** A posting with its effect on one account, in satang. */
export interface Movement {
  readonly posting: Posting;
  readonly satang: number;
  readonly balanceAfter: number;
}

/** Whether records list a movement. The begin of a free round is one for the sums of play, but moves nothing (PTS-03). */
export const isListed = ({ posting: { kind }, satang }: Movement): boolean => kind !== 'stake' || satang !== 0;

/** The movements of every account, as far as the journal was read. */
interface Journal {
  read: number;
  readonly movements: Map<string, Movement[]>;
}

/** Derived from the journal, which only grows, so it is not stored. */
const journals = new WeakMap<Sandbox['store'], Journal>();

/**
 * The movements of an account in the order of the journal, each with the balance after it. Reads only the postings that
 * were committed since the last call.
 */
export function movementsOf({ store }: Sandbox, account: string): readonly Movement[] {
  let journal = journals.get(store);
  if (!journal) journals.set(store, (journal = { read: 0, movements: new Map() }));
  for (const posting of store.committed('postings', journal.read)) {
    add(journal.movements, posting);
    journal.read += 1;
  }
  const committed = journal.movements.get(account) ?? [];
  return store.isChanging('postings') ? withPending(store, account, committed) : committed;
}

/** Adds the postings of the open transaction, which may be rolled back. */
function withPending(store: Sandbox['store'], account: string, committed: readonly Movement[]): readonly Movement[] {
  const movements = new Map([[account, [...committed]]]);
  const known = new Set(committed.map(({ posting }) => posting.ref));
  for (const [ref, posting] of store.entries('postings')) if (!known.has(ref)) add(movements, posting, account);
  return movements.get(account) ?? [];
}

/** @param only the account to add to; every account without it */
function add(movements: Map<string, Movement[]>, posting: Posting, only?: string): void {
  const sums = new Map<string, number>();
  for (const { account, satang } of posting.lines) {
    if (only === undefined || account === only) sums.set(account, (sums.get(account) ?? 0) + satang);
  }
  for (const [account, satang] of sums) {
    let own = movements.get(account);
    if (!own) movements.set(account, (own = []));
    own.push({ posting, satang, balanceAfter: (own.at(-1)?.balanceAfter ?? 0) + satang });
  }
}
