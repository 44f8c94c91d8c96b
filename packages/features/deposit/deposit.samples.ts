import type { DepositMethod } from '#api/cashier.ts';
import { ok } from '#api/errors.ts';
import en from '#locales/en/deposit.json';
import th from '#locales/th/deposit.json';
import { promptPayPayload } from '#sandbox/domain/promptPay.ts';
import { satangToAmount } from '#sandbox/ledger.ts';
import { depositAccount, depositBank, depositPayee, depositTaxId, depositWays } from '#sandbox/seed/cashier.ts';
import { loading, ready } from '../shared/remote.ts';
import { type OrderView, type PayToView, emptyForm } from './deposit.model.ts';
import type { DepositScreenProps } from './DepositScreen.tsx';

export type Globals = { readonly language?: unknown };
export const wordsOf = (globals: Globals): typeof th => (globals.language === 'en' ? en : th);
const codeOf = (globals: Globals): 'th' | 'en' => (globals.language === 'en' ? 'en' : 'th');

/** A moment that does not move, for pictures that do not change: noon in Thailand. */
const noon = Date.parse('2026-03-02T05:00:00Z');
const minuteMs = 60_000;

export function sampleMethods(globals: Globals): readonly DepositMethod[] {
  const code = codeOf(globals);
  return depositWays.map((way) => ({
    id: way.id,
    kind: way.kind,
    name: way.name[code],
    minAmount: satangToAmount(way.minSatang),
    maxAmount: satangToAmount(way.maxSatang),
    quickAmounts: way.quickSatang.map(satangToAmount),
    feeText: way.fee?.[code] ?? null,
    maintenance: way.maintenance,
    recommended: way.recommended,
  }));
}

export function samplePayTo(kind: PayToView['kind'], globals: Globals): PayToView {
  const code = codeOf(globals);
  const payee = depositPayee[code];
  if (kind === 'page') return { kind, href: '/pay' };
  if (kind === 'qr') {
    return { kind, payload: promptPayPayload({ taxId: depositTaxId }, '500.00'), payee, demoHref: '/demo' };
  }
  const bank = depositBank[code];
  return { kind, bank, account: depositAccount, payee, exactAmount: '500.37', memo: 'DK7M3P9Q2X', demoHref: null };
}

export function sampleOrder(globals: Globals, change: Partial<OrderView> = {}): OrderView {
  return {
    reference: 'DK7M3P9Q2X',
    methodName: depositWays[0]?.name[codeOf(globals)] ?? '',
    status: 'waiting',
    amount: '500.00',
    createdAt: noon - minuteMs,
    expiresAt: noon + 14 * minuteMs,
    payTo: samplePayTo('qr', globals),
    reason: '',
    ...change,
  };
}

/** One order of each end, newest first. */
export function sampleLatest(globals: Globals): readonly OrderView[] {
  const ends = ['paid', 'expired', 'cancelled', 'rejected', 'paid'] as const;
  return ends.map((status, at) =>
    sampleOrder(globals, {
      status,
      reference: `DK7M3P9Q${at}X`,
      amount: at === 4 ? '123456789.00' : '500.00',
      createdAt: noon - (at + 1) * 26 * 60 * minuteMs,
    }),
  );
}

/** For stories: the form before anything was typed. */
export function sampleDeposit(globals: Globals): DepositScreenProps {
  const nothing = (): void => {};
  return {
    methods: ready(sampleMethods(globals)),
    step: { kind: 'form' },
    latest: ready(sampleLatest(globals)),
    form: emptyForm,
    failure: null,
    busy: false,
    check: { busy: false, said: 'nothing' },
    balance: loading,
    currencySymbol: '฿',
    language: globals.language === 'en' ? 'EN' : 'TH',
    now: () => noon,
    recordsHref: '/?centre=transactionHistory',
    onChoose: nothing,
    onType: nothing,
    onLeave: nothing,
    onSubmit: nothing,
    onRepeat: nothing,
    onCheck: nothing,
    onCancel: async () => ok(null),
    onAnother: nothing,
    onCopy: async () => true,
    onSupport: nothing,
  };
}
