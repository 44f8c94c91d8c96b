import { type Result, fail, ok } from '#api/errors.ts';
import type { LedgerLine, Posting, PostingKind } from './rows.ts';
import type { World } from './world.ts';

/**
 * Double entry in whole satang (1 baht = 100 satang). Every posting sums to zero, so all accounts together do too:
 * money is never made, it comes from `bank:outside` and moves between members and houses.
 */
export const memberAccount = (memberId: string): string => `member:${memberId}`;
export const houseAccount = (vassalage: string): string => `house:${vassalage}`;
export const outsideAccount = 'bank:outside';

export type LedgerError =
  | { readonly kind: 'notWhole'; readonly account: string }
  | { readonly kind: 'unbalanced'; readonly differenceSatang: number }
  | { readonly kind: 'overdraft'; readonly account: string; readonly balanceSatang: number }
  /** The reference stands for another posting already. */
  | { readonly kind: 'refTaken'; readonly ref: string };

export interface PostingInput {
  readonly kind: PostingKind;
  /** Names the posting once and for all: the same one again moves nothing. */
  readonly ref: string;
  readonly lines: readonly LedgerLine[];
}

/** Writes a posting. Accounts of members cannot go below zero; houses and the outside may. */
export function post(world: World, input: PostingInput): Result<Posting, LedgerError> {
  const { store } = world;
  const written = store.get('postings', input.ref);
  if (written) return sameLines(written, input) ? ok(written) : fail({ kind: 'refTaken', ref: input.ref });

  const after = new Map<string, number>();
  let sum = 0;
  for (const { account, satang } of input.lines) {
    const balance = (after.get(account) ?? balanceOf(world, account)) + satang;
    if (!Number.isSafeInteger(satang) || !Number.isSafeInteger(balance)) return fail({ kind: 'notWhole', account });
    after.set(account, balance);
    sum += satang;
  }
  if (sum !== 0) return fail({ kind: 'unbalanced', differenceSatang: sum });
  for (const [account, balance] of after) {
    if (balance < 0 && account.startsWith('member:')) {
      return fail({ kind: 'overdraft', account, balanceSatang: balanceOf(world, account) });
    }
  }
  const posting: Posting = { ...input, at: world.now() };
  store.transaction(() => {
    for (const [account, satang] of after) store.put('accounts', account, { account, satang });
    store.put('postings', input.ref, posting);
  });
  return ok(posting);
}

/** In satang; an account that was never used holds nothing. */
export function balanceOf(world: World, account: string): number {
  return world.store.get('accounts', account)?.satang ?? 0;
}

/** Zero at any time; anything else is a fault of the ledger. */
export function sumOfAll(world: World): number {
  let sum = 0;
  for (const [, { satang }] of world.store.entries('accounts')) sum += satang;
  return sum;
}

/** `1000000` becomes `'10000.00'`. Digits only: grouping and currency are the reader's. */
export function satangToAmount(satang: number): string {
  const digits = String(Math.abs(satang)).padStart(3, '0');
  return `${satang < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

function sameLines(written: Posting, input: PostingInput): boolean {
  return (
    written.kind === input.kind &&
    written.lines.length === input.lines.length &&
    written.lines.every(
      (line, at) => line.account === input.lines[at]?.account && line.satang === input.lines[at]?.satang,
    )
  );
}
