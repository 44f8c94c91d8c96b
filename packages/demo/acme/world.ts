import { type Ledger, createLedger } from './ledger.ts';

// Everything that the platform knows, in memory.

/** A bank account that a member is paid to. */
interface BankAccount {
  readonly id: string;
  readonly bank: string;
  readonly number: string;
  readonly holder: string;
}

export interface Member {
  readonly id: string;
  readonly userName: string;
  readonly passPhrase: string;
  readonly displayName: string;
  readonly bankAccounts: readonly BankAccount[];
  pin: string | null;
  pinTriesLeft: number;
  pinLockedUntil: number;
  /** When logins failed lately. */
  failedLogins: readonly number[];
}

/** One cookie: it gives access for a minute, and can be renewed for longer. */
interface Session {
  readonly memberId: string;
  readonly csrf: string;
  readonly accessUntil: number;
  readonly renewUntil: number;
  /** Shared with the cookies that it is renewed to. */
  readonly login: string;
}

/** What belongs to a member and has a reference such as `PAY-000012`. */
interface Owned {
  readonly reference: string;
  readonly memberId: string;
  readonly at: number;
}

export interface Payment extends Owned {
  readonly channel: string;
  readonly satang: number;
  readonly until: number;
  state: 'open' | 'settled' | 'void';
}

export interface Payout extends Owned {
  readonly account: BankAccount;
  readonly satang: number;
  readonly feeSatang: number;
  state: 'queued' | 'paid' | 'returned' | 'withdrawn';
  endedAt: number | null;
}

export interface Bet extends Owned {
  readonly slug: string;
  readonly stakeSatang: number;
  readonly prizeSatang: number;
  /** Where the reels stopped. */
  readonly stops: readonly number[];
}

export interface Launch {
  readonly memberId: string;
  readonly slug: string;
  readonly until: number;
}

export interface World {
  readonly now: () => number;
  /** Floats in [0, 1). */
  readonly random: () => number;
  readonly ledger: Ledger;
  readonly members: readonly Member[];
  readonly sessions: Map<string, Session>;
  readonly payments: Payment[];
  readonly payouts: Payout[];
  readonly launches: Map<string, Launch>;
  /** By the id that the game has chosen. */
  readonly bets: Map<string, Bet>;
  /** Proofs of a PIN, good for one payout each. */
  readonly tickets: Map<string, { readonly memberId: string; readonly until: number }>;
  readonly reference: (prefix: string) => string;
}

export const pinTries = 5;

/** The password of both members, and the PIN of the one who has set it. */
export const acmePassPhrase = 'Lotus-River-88';
export const acmePin = '246813';

/** Two members: `somchai` has a PIN, a bank account and ฿1,000; `malee` has just joined. */
export function createWorld({ now, random }: Pick<World, 'now' | 'random'>): World {
  let count = 0;
  const ledger = createLedger();
  const reference = (prefix: string): string => `${prefix}-${String((count += 1)).padStart(6, '0')}`;
  const fresh = { passPhrase: acmePassPhrase, pinTriesLeft: pinTries, pinLockedUntil: 0, failedLogins: [] };
  const account = { id: 'BA-1', bank: 'lotus', number: '1234567890', holder: 'สมชาย ใจดี' };
  const gift = { at: now(), kind: 'top_up', reference: reference('PAY'), from: 'banks', satang: 100_000 } as const;
  ledger.move({ ...gift, to: 'member:M-1' });
  return {
    ...{ now, random, ledger, reference, payments: [], payouts: [] },
    members: [
      { id: 'M-1', userName: 'somchai', displayName: 'สมชาย', ...fresh, pin: acmePin, bankAccounts: [account] },
      { id: 'M-2', userName: 'malee', displayName: 'มาลี', ...fresh, pin: null, bankAccounts: [] },
    ],
    ...{ sessions: new Map(), launches: new Map(), bets: new Map(), tickets: new Map() },
  };
}
