import type { Span } from '../listing/span.ts';
import { type Movement, isListed } from '../money/movements.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Posting } from '../schema/money.ts';
import { DayIndex } from './dayIndex.ts';

/** A movement on the account of a member. */
export interface TeamMovement extends Movement {
  readonly at: number;
  readonly memberId: string;
}

const prefix = 'member:';

/** The movements of all members by day, as far as the journal was read. */
class MovementIndex {
  readonly days = new DayIndex<TeamMovement>();
  readonly #balances = new Map<string, number>();
  #read = 0;

  /** Reads the postings since the last call. */
  update({ store }: Sandbox): void {
    for (const posting of store.unread('postings', this.#read)) {
      this.#read += 1;
      this.#add(posting);
    }
  }

  #add(posting: Posting): void {
    const sums = new Map<string, number>();
    for (const { account, satang } of posting.lines) {
      if (account.startsWith(prefix)) sums.set(account, (sums.get(account) ?? 0) + satang);
    }
    for (const [account, satang] of sums) {
      const balanceAfter = (this.#balances.get(account) ?? 0) + satang;
      this.#balances.set(account, balanceAfter);
      const movement = { posting, satang, balanceAfter };
      if (!isListed(movement)) continue;
      this.days.add({ at: posting.at, memberId: account.slice(prefix.length), ...movement });
    }
  }
}

/** Derived from the journal, which only grows, so it is not stored. */
const indexes = new WeakMap<Sandbox['store'], MovementIndex>();

function movementIndex(sandbox: Sandbox): MovementIndex {
  const { store } = sandbox;
  // What an open transaction has written may be rolled back.
  const isChanging = store.isChanging('postings');
  const index = (isChanging ? undefined : indexes.get(store)) ?? new MovementIndex();
  if (!isChanging) indexes.set(store, index);
  index.update(sandbox);
  return index;
}

/** What belongs to a bet. */
const play: ReadonlySet<Posting['kind']> = new Set<Posting['kind']>(['stake', 'win']);

/** Movements of a team, newest first, with the sums of those that are no bets, in satang, both unsigned. */
export interface FoundMovements {
  readonly movements: readonly TeamMovement[];
  readonly sums: { readonly in: number; readonly out: number };
}

/**
 * The movements of some accounts in some days (AGT-01, transaction details). The same ones as in the players' own records.
 * Reads those of these days only.
 */
export function findMovements(
  sandbox: Sandbox,
  span: Span,
  isOne: (memberId: string) => boolean,
  kinds: ReadonlySet<string> | null,
): FoundMovements {
  const movements: TeamMovement[] = [];
  const sums = { in: 0, out: 0 };
  movementIndex(sandbox).days.visitBack(span, isOne, (movement) => {
    if (kinds?.has(movement.posting.kind) === false) return;
    movements.push(movement);
    if (play.has(movement.posting.kind)) return;
    if (movement.satang > 0) sums.in += movement.satang;
    else sums.out -= movement.satang;
  });
  return { movements, sums };
}
