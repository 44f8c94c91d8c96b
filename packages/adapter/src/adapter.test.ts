import { expect, it } from 'vitest';
import { type Adapter, defineAdapter, toDo } from './adapter.ts';
import { amounts } from './amounts.ts';
import { cursorPages } from './cursorPages.ts';
import { sessions } from './sessions.ts';

const base = {
  name: 'acme',
  base: 'https://api.acme.example/v2',
  session: sessions.bearer({ access: ({ access_token }) => access_token }),
  refusal: () => null,
} satisfies Omit<Adapter, 'operations'>;

interface AcmeOrder {
  readonly id: string;
  readonly amount_satang: number;
}

it('accepts what the contract has', () => {
  const adapter = defineAdapter({
    ...base,
    operations: {
      walletBalance: {
        to: 'GET /wallet',
        answer: ({ satang }) => ({ sumBalance: amounts.baht(satang) }),
      },
      sessionLogin: async ({ username, password }, call) => {
        const answer = await call.send('POST /sessions', { body: { username, password } });
        return { token: await call.open(answer), firstTimeLogin: false, passwordExpired: false };
      },
      sessionLogout: { to: 'DELETE /sessions', answer: () => ({}) },
      memberInfo: { to: 'GET /me', answer: () => toDo('memberInfo') },
      depositCancel: { to: 'POST /payments/{reference}/cancel', answer: () => ({ refused: 'order_closed' }) },
      memberLogins: cursorPages('memberLogins', {
        to: 'GET /logins',
        cursor: ({ next }) => next,
        rows: ({ items }) => items,
        answer: () => ({ list: [], totalPages: 1 }),
      }),
    },
  });
  expect(Object.keys(adapter.operations)).toHaveLength(6);
});

it('does not compile with what the contract does not have', () => {
  const all = [
    defineAdapter({
      ...base,
      operations: {
        // @ts-expect-error -- the contract has no such operation
        walletBalances: { to: 'GET /wallet', answer: () => ({ sumBalance: '1.00' }) },
      },
    }),
    defineAdapter({
      ...base,
      operations: {
        // @ts-expect-error -- the field of the contract is missing
        walletBalance: { to: 'GET /wallet', answer: () => ({ balance: [] }) },
      },
    }),
    defineAdapter({
      ...base,
      operations: {
        // @ts-expect-error -- a field too many, beside those of the contract
        sessionActive: { to: 'POST /ping', answer: () => ({ endsAt: null, ends: 'never' }) },
      },
    }),
    defineAdapter({
      ...base,
      operations: {
        // @ts-expect-error -- a field too many, inside a list
        walletBalance: {
          to: 'GET /wallet',
          answer: () => ({ sumBalance: '1.00', bound: [{ requirementId: '', amount: '1.00', sum: 1 }] }),
        },
      },
    }),
    defineAdapter({
      ...base,
      operations: {
        walletBalance: {
          to: 'GET /wallet',
          // @ts-expect-error -- a number is no amount
          answer: ({ amount_satang }: AcmeOrder) => ({ sumBalance: amount_satang }),
        },
      },
    }),
    defineAdapter({
      ...base,
      operations: {
        // @ts-expect-error -- a code that no platform of the contract has
        sessionActive: { to: 'POST /ping', answer: () => ({ refused: 'nonsense' }) },
      },
    }),
    defineAdapter({
      ...base,
      operations: {
        // @ts-expect-error -- a method that is none
        sessionLogout: { to: 'REMOVE /sessions', answer: () => ({}) },
      },
    }),
    defineAdapter({
      ...base,
      operations: {
        depositCancel: {
          to: 'POST /payments/cancel',
          // @ts-expect-error -- the input has no such field
          body: ({ order }) => ({ order }),
          answer: () => ({ refused: 'order_closed' }),
        },
      },
    }),
    // @ts-expect-error -- its pages have no numbers
    cursorPages('walletBalance', {}),
    // @ts-expect-error -- a setting that the contract does not have
    defineAdapter({ ...base, site: { currency: '฿' }, operations: {} }),
  ];
  expect(all).toHaveLength(10);
});
