import type { Json } from '#adapter/adapter.ts';
import { amounts } from '#adapter/amounts.ts';

const { baht } = amounts;

/** A word of Acme in the contract's words; the site shows another as it is. */
const reading =
  (words: Readonly<Record<string, string>>) =>
  (word: string): string =>
    words[word] ?? word;

const paymentState = reading({ open: 'waiting', settled: 'paid', late: 'expired', void: 'cancelled' });

/** A deposit. */
export const payment = ({ reference, channel, amount_satang, state, created_at, valid_until, pay }: Json) => ({
  ...{ reference, methodId: channel, amount: baht(amount_satang), status: paymentState(state) },
  ...{ createdAt: created_at, expiresAt: valid_until },
  payTo:
    pay.code === undefined
      ? {
          ...{ kind: 'transfer' as const, bank: pay.bank, account: pay.account, payee: pay.owner },
          ...{ exactAmount: baht(amount_satang), memo: pay.note },
        }
      : { kind: 'qr' as const, payload: pay.code, payee: pay.owner },
});

const payoutState = reading({ queued: 'pending', paid: 'received', returned: 'rejected', withdrawn: 'cancelled' });

/** The one way in which Acme pays out. */
export const payoutMethod = 'account';

/** A withdrawal. Acme pays in one sum, and asks for no receipt. */
export function payout({ reference, account, amount_satang, fee_satang, state, created_at, ended_at }: Json) {
  const arrives = baht(amount_satang - fee_satang);
  const isPaid = state === 'paid';
  const { id: bankAccountId, bank_title: name, number, holder } = account;
  const ended = { at: ended_at, receipt: 'auto', receiptUntil: null, case: null };
  return {
    ...{ reference, methodId: payoutMethod, destination: { bankAccountId, name, number, holder } },
    ...{ amount: baht(amount_satang), fee: baht(fee_satang), arrives, paid: isPaid ? arrives : '0.00' },
    ...{ status: payoutState(state), createdAt: created_at, canCancel: state === 'queued' },
    ...{ next: state === 'queued' ? 'platform' : null, promisedBy: null },
    steps: [
      { step: 'pending', at: created_at },
      ...(ended_at === null ? [] : [{ step: payoutState(state), at: ended_at }]),
    ],
    payments: isPaid ? [{ id: `${reference}-1`, amount: arrives, ...ended }] : [],
  };
}

const movementKind = reading({
  ...{ top_up: 'deposit', payout: 'withdrawal', payout_back: 'withdrawalReturned', bet: 'stake', prize: 'win' },
});

export const movement = ({ at, kind, reference, satang, balance_satang }: Json) => ({
  ...{ reference, kind: movementKind(kind), at, amount: baht(satang), balanceAfter: baht(balance_satang) },
});

const pinRule = {
  ...{ field: 'paymentPassword', enabled: true, required: true, acceptedPattern: '^[0-9]{6}$', patternId: null },
  ...{ minLength: 6, maxLength: 6 },
};

/** The PIN, which is Acme's payment password. */
export const pin = ({ is_set, tries_left, locked_until }: Json) => ({
  state: locked_until === null ? (is_set === true ? ('set' as const) : ('unset' as const)) : ('locked' as const),
  ...{ triesLeft: tries_left, lockedUntil: locked_until, restHours: 0, restsUntil: null, rule: pinRule },
  ...{ hasLoginPassword: true, channels: [], factors: ['password' as const] },
});
