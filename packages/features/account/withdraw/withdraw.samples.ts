import type { BankAccount, BankAccountsValue } from '#api/banks.ts';
import { ok } from '#api/errors.ts';
import type { PaymentPasswordStateValue } from '#api/paymentPassword.ts';
import type { TurnoverRequirement } from '#api/turnover.ts';
import type { WithdrawOrder, WithdrawalPayment } from '#api/withdrawalOrders.ts';
import type { WithdrawOptionsValue, WithdrawalMethod } from '#api/withdrawals.ts';
import { ready } from '#core/data/remote.ts';
import type { PaymentPassword } from '#core/money/paymentPassword.types.ts';
import en from '#locales/en/withdraw.json';
import th from '#locales/th/withdraw.json';
import type { BankAccounts } from '../bankAccounts/bankAccounts.types.ts';
import { emptyForm } from './withdraw.model.ts';
import type { WithdrawDraft, WithdrawEntry, WithdrawScreenProps } from './withdraw.types.ts';

export type Globals = { readonly language?: unknown };
export const messagesOf = (globals: Globals): typeof th => (globals.language === 'en' ? en : th);
const isEnglish = (globals: Globals): boolean => globals.language === 'en';

/** A fixed time, noon in Bangkok, so that screenshots do not change. */
export const noon = Date.parse('2026-03-02T05:00:00Z');
const minutesMs = 60_000;
/** The moment some minutes from noon. */
export const at = (minutes: number): string => new Date(noon + minutes * minutesMs).toISOString();

const banks = (globals: Globals) =>
  isEnglish(globals) ? (['Lotus Bank', 'River Bank'] as const) : (['ธนาคารบัวหลวงทอง', 'ธนาคารสายน้ำ'] as const);

export function sampleAccount(globals: Globals, change: Partial<BankAccount> = {}): BankAccount {
  return {
    id: 'main',
    bankCode: 'LOTUS',
    bankName: banks(globals)[0],
    number: 'xxx-x-x7890',
    holder: 'Fahsai Jaidee',
    isDefault: true,
    usableFrom: at(-60 * 24 * 30),
    status: 'usable',
    removable: true,
    ...change,
  };
}

export function sampleAccounts(globals: Globals): BankAccountsValue {
  const second = { id: 'new', bankName: banks(globals)[1], number: 'xxx-x-x4321', isDefault: false } as const;
  return {
    list: [
      sampleAccount(globals),
      sampleAccount(globals, { ...second, status: 'waiting', usableFrom: at(60 * 20), removable: false }),
    ],
    most: 3,
    holder: 'Fahsai Jaidee',
    waitHours: 24,
    codeTo: '08x-xxx-5678',
  };
}

export const samplePasswordState: PaymentPasswordStateValue = {
  state: 'set',
  triesLeft: 5,
  lockedUntil: null,
  restsUntil: null,
  restHours: 24,
  rule: {
    field: 'paymentPassword',
    enabled: true,
    required: true,
    acceptedPattern: '^[0-9]+$',
    patternId: 'digits',
    minLength: 6,
    maxLength: 6,
  },
  hasLoginPassword: true,
  hasAuthenticator: false,
  channels: [{ channel: 'sms', to: '08x-xxx-5678' }],
  factors: ['password'],
};

export const samplePassword = (change: Partial<PaymentPasswordStateValue> = {}): PaymentPassword => ({
  state: ready({ ...samplePasswordState, ...change }),
  onSet: async () => ok(null),
  onSendCode: async () => ok({ expiredMinutes: 5 }),
});

export const sampleBankAccounts = (globals: Globals, change: Partial<BankAccountsValue> = {}): BankAccounts => {
  const value = { ...sampleAccounts(globals), ...change };
  return {
    accounts: ready(value),
    banks: ready(
      banks(globals).map((name, index) => ({
        code: index === 0 ? 'LOTUS' : 'RIVER',
        name,
        icon: '',
        digits: index === 0 ? [10] : [10, 12],
        available: true,
      })),
    ),
    onAdd: async () => ok(value),
    onDefault: async () => ok(null),
    onRemove: async () => ok({ list: [] }),
    onSendCode: async () => ok({ expiredMinutes: 5 }),
  };
};

export function sampleMethods(globals: Globals): WithdrawalMethod[] {
  const shared = { minAmount: '100.00', maxAmount: '50000.00', maintenance: false } as const;
  const [bank, promptPay] = isEnglish(globals) ? ['Bank transfer', 'PromptPay'] : ['โอนเข้าบัญชีธนาคาร', 'พร้อมเพย์'];
  return [
    {
      ...shared,
      id: 'bank',
      kind: 'bank',
      name: bank ?? '',
      payTo: null,
      quickAmounts: ['500.00', '1000.00', '5000.00'],
      feeText: null,
      expectedMinutes: 30,
    },
    {
      ...shared,
      id: 'promptpay',
      kind: 'promptpay',
      name: promptPay ?? '',
      payTo: '08x-xxx-5678',
      quickAmounts: ['500.00', '1000.00'],
      feeText: isEnglish(globals) ? 'Fee ฿5' : 'ค่าธรรมเนียม ฿5',
      expectedMinutes: 5,
    },
  ];
}

export const sampleRequirement = (
  globals: Globals,
  change: Partial<TurnoverRequirement> = {},
): TurnoverRequirement => ({
  id: 'r1',
  source: 'bonus',
  reference: 'BK7M3P',
  name: isEnglish(globals) ? 'Welcome bonus' : 'โบนัสต้อนรับ',
  required: '3000.00',
  done: '1200.00',
  missing: '1800.00',
  countsFor: [
    { gameType: 'RNG', percent: 100 },
    { gameType: 'LIVE', percent: 20 },
  ],
  createdAt: at(-60 * 48),
  expiresAt: at(60 * 24 * 12),
  status: 'open',
  ...change,
});

export function sampleOptions(globals: Globals, change: Partial<WithdrawOptionsValue> = {}): WithdrawOptionsValue {
  return {
    balance: '10000.00',
    available: '10000.00',
    bound: '0.00',
    held: '0.00',
    methods: sampleMethods(globals),
    today: { countLeft: 3, amountLeft: '100000.00', resetsAt: at(12 * 60) },
    requirements: [],
    missing: '0.00',
    blocked: null,
    factors: ['password'],
    asksReceipt: true,
    receiptMinutes: 60,
    ...change,
  };
}

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

export const sampleDraft = (globals: Globals): WithdrawDraft => ({
  methodId: 'bank',
  bankAccountId: 'main',
  amount: '1000.00',
  to: { name: banks(globals)[0], number: 'xxx-x-x7890', holder: 'Fahsai Jaidee' },
});

const nothing = (): void => {};

/** Story props: the empty form. */
export const sampleEntry = (change: Partial<WithdrawEntry> = {}): WithdrawEntry => ({
  form: emptyForm,
  quote: null,
  failure: null,
  onMethod: nothing,
  onAccount: nothing,
  onType: nothing,
  onBlur: nothing,
  onSubmit: nothing,
  ...change,
});

/** Story props: the withdrawal page with an empty form. */
export function sampleWithdraw(globals: Globals): WithdrawScreenProps {
  return {
    options: ready(sampleOptions(globals)),
    bankAccounts: sampleBankAccounts(globals),
    password: samplePassword(),
    step: { kind: 'form' },
    entry: sampleEntry(),
    draft: null,
    busy: false,
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
    betsHref: '/?centre=personalHistoryCopy',
    CountedBets: () => null,
    recordsHref: '/?centre=transactionHistory',
    askHref: (reference) => `/help?reference=${reference}#contact`,
    orderHref: (reference) => `/?centre=withdraw&ref=${reference}`,
    onConfirm: async () => ({ kind: 'sent' }),
    onDismiss: nothing,
    onRepeat: nothing,
    onPage: nothing,
    onCancel: async () => ok(null),
    onReceipt: async () => ok(null),
    onUpload: async () => ok('file-1'),
    onCopy: async () => true,
    onSupport: nothing,
  };
}
