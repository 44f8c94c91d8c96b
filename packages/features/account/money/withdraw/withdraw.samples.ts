import { type BankAccount, type BankAccountsValue, bankAccounts, bankList } from '#api/banks.ts';
import { ok } from '#api/errors.ts';
import { type PaymentPasswordStateValue, paymentPasswordState } from '#api/paymentPassword.ts';
import type { WithdrawOrder, WithdrawalPayment } from '#api/withdrawalOrders.ts';
import { type WithdrawOptionsValue, type WithdrawalMethod, withdrawOptions } from '#api/withdrawals.ts';
import { ready } from '#core/data/remote.ts';
import { flowIn } from '#core/flow/flow.samples.ts';
import type { PaymentPassword } from '#core/stepUp/paymentPassword.types.ts';
import { type Globals, given, sampleNoon, sampleOf } from '#storybook/sampleOf.ts';
import type { BankAccounts } from '../bankAccounts/bankAccounts.types.ts';
import type { WithdrawDraft, WithdrawEntry, WithdrawScreenProps } from './withdraw.types.ts';

export const noon = sampleNoon;
const minutesMs = 60_000;
/** The moment some minutes from noon. */
export const at = (minutes: number): string => new Date(noon + minutes * minutesMs).toISOString();

const withdrawing = { scenario: 'withdrawing' } as const;
/** A bank account that can be used, and a new one that cannot yet. */
export function sampleAccounts(globals: Globals): BankAccountsValue {
  const { list, ...rest } = sampleOf(bankAccounts, {}, globals, withdrawing);
  const [main, second] = [given(list[0]), given(list[1])];
  return {
    ...rest,
    list: [
      { ...main, id: 'main', removable: true },
      { ...second, id: 'new', removable: false },
    ],
  };
}

export const sampleAccount = (globals: Globals, change: Partial<BankAccount> = {}): BankAccount => ({
  ...given(sampleAccounts(globals).list[0]),
  ...change,
});

/** A member who has a payment password and can withdraw. */
const asking = { account: 'cashout' } as const;

export const samplePassword = (change: Partial<PaymentPasswordStateValue> = {}): PaymentPassword => ({
  state: ready({
    ...sampleOf(paymentPasswordState, {}, {}, asking),
    ...{ hasAuthenticator: false, channels: [{ channel: 'sms', to: '08x-xxx-5678' }] },
    ...change,
  }),
  onSet: async () => ok(null),
  onSendCode: async () => ok({ expiredMinutes: 5 }),
  onPasskey: null,
});

export const sampleBankAccounts = (globals: Globals, change: Partial<BankAccountsValue> = {}): BankAccounts => {
  const value = { ...sampleAccounts(globals), ...change };
  return {
    accounts: ready(value),
    banks: ready(sampleOf(bankList, {}, globals).list),
    onAdd: async () => ok(value),
    onDefault: async () => ok(null),
    onRemove: async () => ok({ list: [] }),
    onSendCode: async () => ok({ expiredMinutes: 5 }),
  };
};

export const sampleMethods = (globals: Globals): readonly WithdrawalMethod[] =>
  sampleOf(withdrawOptions, {}, globals, asking).methods;

export const sampleOptions = (globals: Globals, change: Partial<WithdrawOptionsValue> = {}): WithdrawOptionsValue => ({
  ...sampleOf(withdrawOptions, {}, globals, asking),
  ...{ balance: '10000.00', available: '10000.00', receiptMinutes: 60 },
  ...change,
});

export const samplePayment = (change: Partial<WithdrawalPayment> = {}): WithdrawalPayment => ({
  id: 'p1',
  amount: '1000.00',
  at: at(-10),
  receipt: 'waiting',
  receiptUntil: at(50),
  note: null,
  case: null,
  ...change,
});

/** A withdrawal of ฿1,000 that is being checked. */
export function orderOf(change: Partial<WithdrawOrder> = {}): WithdrawOrder {
  return {
    reference: 'WK7M3P9Q2X',
    methodId: 'bank',
    destination: { bankAccountId: 'main', name: 'Lotus Bank', number: 'xxx-x-x7890', holder: 'Fahsai Jaidee' },
    amount: '1000.00',
    fee: '0.00',
    arrives: '1000.00',
    paid: '0.00',
    status: 'reviewing',
    createdAt: at(-20),
    steps: [
      { step: 'pending', at: at(-20) },
      { step: 'reviewing', at: at(-18) },
    ],
    next: 'platform',
    promisedBy: at(10),
    payments: [],
    reason: null,
    canCancel: false,
    canConfirmAll: false,
    ...change,
  };
}

/** The steps up to a payment. */
export const paidSteps: WithdrawOrder['steps'] = [
  { step: 'pending', at: at(-40) },
  { step: 'reviewing', at: at(-38) },
  { step: 'approved', at: at(-20) },
  { step: 'paying', at: at(-15) },
  { step: 'sent', at: at(-10) },
];

export const sampleDraft = (globals: Globals): WithdrawDraft => {
  const { bankName: name, number, holder } = sampleAccount(globals);
  return { methodId: 'bank', bankAccountId: 'main', amount: '1000.00', to: { name, number, holder } };
};

const nothing = (): void => {};

/** Story props: the form with an amount as typed. */
export const sampleEntry = ({
  text = '',
  ...change
}: Partial<WithdrawEntry> & { text?: string } = {}): WithdrawEntry => ({
  values: { method: '', account: '', amount: text },
  problems: {},
  attention: { to: null, count: 0 },
  busy: false,
  quote: null,
  failure: null,
  onType: nothing,
  onBlur: nothing,
  onSubmit: nothing,
  ...change,
});

/** Story props: the withdrawal page with an empty form. */
export function sampleWithdraw(globals: Globals): WithdrawScreenProps {
  return {
    options: ready(sampleOptions(globals)),
    Position: () => null,
    bankAccounts: sampleBankAccounts(globals),
    password: samplePassword(),
    step: { kind: 'form' },
    flow: flowIn({ status: 'idle' }),
    entry: sampleEntry(),
    draft: null,
    withdrawals: ready({
      list: [
        orderOf(),
        orderOf({ reference: 'WK7M3P9Q1X', status: 'received', createdAt: at(-60 * 30), amount: '5000.00' }),
        orderOf({ reference: 'WK7M3P9Q0X', status: 'rejected', createdAt: at(-60 * 60), amount: '123456789.00' }),
      ],
      totalPages: 1,
    }),
    pageNo: 1,
    listHref: '/?centre=withdraw',
    CountedBets: () => null,
    TurnoverHistory: () => null,
    recordsHref: '/?centre=transactionHistory',
    askHref: (reference) => `/help?reference=${reference}#contact`,
    orderHref: (reference) => `/?centre=withdraw&ref=${reference}`,
    onConfirm: async () => ok(null),
    onDismiss: nothing,
    onPage: nothing,
    onCancel: async () => ok(null),
    onReceipt: async () => ok(null),
    onUpload: async () => ok('file-1'),
    onCopy: async () => true,
    onSupport: nothing,
  };
}
