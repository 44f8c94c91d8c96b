import type { Json } from '#adapter/adapter.ts';
import { amounts } from '#adapter/amounts.ts';

const { baht } = amounts;

const paymentStates: Readonly<Record<string, string>> = {
  open: 'waiting',
  settled: 'paid',
  late: 'expired',
  void: 'cancelled',
};

/** A deposit. */
export const payment = ({ reference, channel, amount_satang, state, created_at, valid_until, pay }: Json) => ({
  reference: reference as string,
  methodId: channel as string,
  amount: baht(amount_satang),
  status: paymentStates[state] ?? (state as string),
  createdAt: created_at as string,
  expiresAt: valid_until as string,
  payTo:
    pay.code === undefined
      ? {
          kind: 'transfer' as const,
          bank: pay.bank as string,
          account: pay.account as string,
          payee: pay.owner as string,
          exactAmount: baht(amount_satang),
          memo: pay.note as string,
        }
      : { kind: 'qr' as const, payload: pay.code as string, payee: pay.owner as string },
});

const payoutStates: Readonly<Record<string, string>> = {
  queued: 'pending',
  paid: 'received',
  returned: 'rejected',
  withdrawn: 'cancelled',
};

/** The one way in which Acme pays out. */
export const payoutMethod = 'account';

/** A withdrawal. Acme pays in one sum, and asks for no receipt. */
export function payout({ reference, account, amount_satang, fee_satang, state, created_at, ended_at }: Json) {
  const arrives = baht(amount_satang - fee_satang);
  const status = payoutStates[state] ?? (state as string);
  return {
    reference: reference as string,
    methodId: payoutMethod,
    destination: {
      bankAccountId: account.id as string,
      name: account.bank_title as string,
      number: account.number as string,
      holder: account.holder as string,
    },
    amount: baht(amount_satang),
    fee: baht(fee_satang),
    arrives,
    paid: state === 'paid' ? arrives : '0.00',
    status,
    createdAt: created_at as string,
    steps: [
      { step: 'pending', at: created_at as string },
      ...(ended_at === null ? [] : [{ step: status, at: ended_at as string }]),
    ],
    next: state === 'queued' ? 'platform' : null,
    promisedBy: null,
    payments:
      state === 'paid'
        ? [
            {
              id: `${reference}-1`,
              amount: arrives,
              at: ended_at as string,
              receipt: 'auto',
              receiptUntil: null,
              case: null,
            },
          ]
        : [],
    canCancel: state === 'queued',
  };
}

const movementKinds: Readonly<Record<string, string>> = {
  top_up: 'deposit',
  payout: 'withdrawal',
  payout_back: 'withdrawalReturned',
  bet: 'stake',
  prize: 'win',
};

export const movement = ({ at, kind, reference, satang, balance_satang }: Json) => ({
  reference: reference as string,
  kind: movementKinds[kind] ?? (kind as string),
  at: at as string,
  amount: baht(satang),
  balanceAfter: baht(balance_satang),
});

/** The PIN, which is Acme's payment password. */
export const pin = ({ is_set, tries_left, locked_until }: Json) => ({
  state: locked_until === null ? (is_set === true ? ('set' as const) : ('unset' as const)) : ('locked' as const),
  triesLeft: tries_left as number,
  lockedUntil: locked_until as string | null,
  restHours: 0,
  restsUntil: null,
  rule: {
    ...{ field: 'paymentPassword', enabled: true, required: true, acceptedPattern: '^[0-9]{6}$', patternId: null },
    ...{ minLength: 6, maxLength: 6 },
  },
  hasLoginPassword: true,
  channels: [],
  factors: ['password' as const],
});
