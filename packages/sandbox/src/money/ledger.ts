import { type Result, fail, ok } from '#api/errors.ts';
import { bumpVersion, topicKey } from '../live/versions.ts';
import type { Sandbox } from '../sandbox.ts';
import type { LedgerLine, Posting } from '../schema/money.ts';
import type { PostingKind } from './postingKinds.ts';

/**
 * The ledger account of a member. The ledger is double entry in whole satang (1 baht = 100 satang): every posting sums
 * to zero, and so do all accounts together. Money enters from `outsideAccount` and moves between members and vendors.
 */
export const memberAccount = (memberId: string): string => `member:${memberId}`;
/** The ledger account of a vendor: it receives stakes and pays wins. */
export const vendorAccount = (vassalage: string): string => `house:${vassalage}`;
/** The ledger account of what a member's withdrawals hold: taken from the member, but not paid yet. */
export const heldAccount = (memberId: string): string => `held:${memberId}`;
/** The ledger account of what is in the red envelopes of an agent that wait: taken from the agent, but not opened yet. */
export const envelopesAccount = (memberId: string): string => `envelopes:${memberId}`;
/** The ledger account of a member's wallet at a vendor, for a platform with several wallets. */
export const walletAccount = (memberId: string, vassalage: string): string => `wallet:${memberId}:${vassalage}`;
/** The ledger account of what has left one wallet of a member and has not arrived in the other. */
export const movingAccount = (memberId: string): string => `moving:${memberId}`;
/** The ledger account of the jackpot of slots: it receives a part of each stake. */
export const jackpotAccount = 'jackpot:slots';
/** The ledger account that receives the fees of withdrawals. */
export const feeAccount = 'fees:withdrawals';
/** The ledger account of everything outside the platform. */
export const outsideAccount = 'bank:outside';

export type LedgerError =
  | { readonly kind: 'notWhole'; readonly account: string }
  | { readonly kind: 'unbalanced'; readonly differenceSatang: number }
  | { readonly kind: 'overdraft'; readonly account: string; readonly balanceSatang: number }
  /** Another posting has this reference already. */
  | { readonly kind: 'refTaken'; readonly ref: string };

export interface PostingInput {
  readonly kind: PostingKind;
  /** Identifies the posting. Repeating a posting with the same reference moves nothing. */
  readonly ref: string;
  readonly lines: readonly LedgerLine[];
}

/** Accounts of a member, whose id is in their name: what they have, and what is held for them. None can become negative. */
const accountOfMember = /^(?:member|held|envelopes|wallet|moving):([^:]+)/;

/**
 * Writes a posting, and raises the version of the topic `account` of each member whose money moves. Refuses one that makes the
 * account of a member negative, or what is held for a member.
 */
export function post(sandbox: Sandbox, input: PostingInput): Result<Posting, LedgerError> {
  const { store } = sandbox;
  const written = store.get('postings', input.ref);
  if (written) return isSamePosting(written, input) ? ok(written) : fail({ kind: 'refTaken', ref: input.ref });

  const after = new Map<string, number>();
  let sum = 0;
  for (const { account, satang } of input.lines) {
    const balance = (after.get(account) ?? balanceOf(sandbox, account)) + satang;
    if (!Number.isSafeInteger(satang) || !Number.isSafeInteger(balance)) return fail({ kind: 'notWhole', account });
    after.set(account, balance);
    sum += satang;
  }
  if (sum !== 0) return fail({ kind: 'unbalanced', differenceSatang: sum });
  for (const [account, balance] of after) {
    if (balance < 0 && accountOfMember.test(account)) {
      return fail({ kind: 'overdraft', account, balanceSatang: balanceOf(sandbox, account) });
    }
  }
  const posting: Posting = { ...input, at: sandbox.now() };
  store.transaction(() => {
    for (const [account, satang] of after) store.put('accounts', account, { account, satang });
    store.put('postings', input.ref, posting);
    const owners = new Set(Array.from(after.keys(), (account) => accountOfMember.exec(account)?.[1]));
    for (const id of owners) if (id !== undefined) bumpVersion(sandbox, topicKey('account', id));
  });
  return ok(posting);
}

/** The balance of an account in satang; zero for an account that was never used. */
export function balanceOf(sandbox: Sandbox, account: string): number {
  return sandbox.store.get('accounts', account)?.satang ?? 0;
}

/** The sum of all accounts. Always zero; anything else is a bug of the ledger. */
export function sumOfAll(sandbox: Sandbox): number {
  let sum = 0;
  for (const [, { satang }] of sandbox.store.entries('accounts')) sum += satang;
  return sum;
}

/** Formats satang as an amount of the contract: `1000000` becomes `'10000.00'`. */
export function satangToAmount(satang: number): string {
  const digits = String(Math.abs(satang)).padStart(3, '0');
  return `${satang < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Parses a non-negative amount into satang; null when it is invalid or too large for a safe integer. */
export function amountToSatang(amount: string): number | null {
  const [, baht, part = ''] = /^(\d+)(?:\.(\d{1,2}))?$/.exec(amount) ?? [];
  if (baht === undefined) return null;
  const satang = Number(baht) * 100 + Number(part.padEnd(2, '0'));
  return Number.isSafeInteger(satang) ? satang : null;
}

function isSamePosting(written: Posting, input: PostingInput): boolean {
  return (
    written.kind === input.kind &&
    written.lines.length === input.lines.length &&
    written.lines.every(
      (line, at) => line.account === input.lines[at]?.account && line.satang === input.lines[at]?.satang,
    )
  );
}
