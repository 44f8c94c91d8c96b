import { type DepositMethod, depositMethods } from '#api/cashier.ts';
import type { DepositBonus } from '#api/depositBonuses.ts';
import { ok } from '#api/errors.ts';
import { loading, ready } from '#core/data/remote.ts';
import { flowIn } from '#core/flow/flow.samples.ts';
import { promptPayPayload } from '#sandbox/money/promptPay.ts';
import { depositAccount, depositBank, depositPayee, depositTaxId } from '#sandbox/seed/cashier.ts';
import { promotionTexts } from '#sandbox/seed/promotionTexts.ts';
import { type Globals, codeOf, sampleOf } from '#storybook/sampleOf.ts';
import { minuteMs } from '#text/durations.ts';
import type { BonusOffers } from '../bonusCards/bonusChoice.model.ts';
import type { DepositEntry, DepositScreenProps, OrderView, PayToView } from './deposit.types.ts';

/** A fixed time, noon in Bangkok, so that screenshots do not change. */
export const noon = Date.parse('2026-03-02T05:00:00Z');

export const sampleMethods = (globals: Globals): readonly DepositMethod[] => sampleOf(depositMethods, {}, globals).list;

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
    methodName: sampleMethods(globals)[0]?.name ?? '',
    status: 'waiting',
    amount: '500.00',
    createdAt: noon - minuteMs,
    expiresAt: noon + 14 * minuteMs,
    payTo: samplePayTo('qr', globals),
    slip: null,
    acceptsSlip: false,
    reason: '',
    bonus: null,
    ...change,
  };
}

/** Orders of every final status, newest first. */
export function sampleLatest(globals: Globals): readonly OrderView[] {
  const statuses = ['paid', 'expired', 'cancelled', 'rejected', 'paid'] as const;
  return statuses.map((status, index) =>
    sampleOrder(globals, {
      status,
      reference: `DK7M3P9Q${index}X`,
      amount: index === 4 ? '123456789.00' : '500.00',
      createdAt: noon - (index + 1) * 26 * 60 * minuteMs,
    }),
  );
}

const nothing = (): void => {};
/** Two bonuses for a deposit of ฿500: one that it brings, and one that it is too small for. */
export function sampleBonuses(globals: Globals): readonly DepositBonus[] {
  const code = codeOf(globals);
  const first = {
    promotionId: 'promo-1',
    termsVersion: '1',
    name: promotionTexts.firstDeposit.title[code],
    from: '300.00',
  };
  const weekly = {
    promotionId: 'promo-9',
    termsVersion: '1',
    name: promotionTexts.weeklyDeposit.title[code],
    from: '1000.00',
  };
  return [
    {
      ...first,
      gives: '250.00',
      plays: '750.00',
      wagers: '2500.00',
      onlyNow: false,
      requirement: { amount: '2000.00', days: 14, gameTypes: ['RNG', 'FISH'], mostStake: '200.00' },
    },
    { ...weekly, gives: null, requirement: null, plays: null, wagers: null, onlyNow: false },
  ];
}

/** What a deposit of ฿500 can bring; nothing by default. */
export const sampleOffers = (change: Partial<BonusOffers> = {}): BonusOffers => ({
  bonuses: [],
  plain: { plays: '500.00', wagers: '500.00' },
  figuresFor: '500.00',
  fixed: true,
  counting: false,
  asking: false,
  failed: null,
  mustChoose: false,
  ...change,
});

/** Story props: the form with an amount as typed. */
export const sampleEntry = ({
  text = '',
  ...change
}: Partial<DepositEntry> & { text?: string } = {}): DepositEntry => ({
  values: { method: '', amount: text, bonus: '' },
  problems: {},
  attention: { to: null, count: 0 },
  busy: false,
  failure: null,
  onType: nothing,
  onBlur: nothing,
  offers: sampleOffers(),
  ownLimits: [],
  onSubmit: nothing,
  ...change,
});

/** Story props: the deposit page with an empty form. */
export function sampleDeposit(globals: Globals): DepositScreenProps {
  return {
    methods: ready(sampleMethods(globals)),
    step: { kind: 'form' },
    flow: flowIn({ status: 'idle' }),
    latest: ready({ list: sampleLatest(globals), totalPages: 3 }),
    pageNo: 1,
    entry: sampleEntry(),
    check: { busy: false, result: 'none' },
    balance: loading,
    held: ready('10000.00'),
    onRefreshHeld: async () => {},
    Position: () => null,
    recordsHref: '/?centre=transactionHistory',
    playHref: '/rng',
    rewardsHref: '/?centre=rewardCenter',
    play: null,
    asksLimit: null,
    limitAttention: 0,
    onSetLimit: async () => null,
    limitsHref: '/?centre=limits',
    onCheck: nothing,
    onCancel: async () => ok(null),
    onAnother: nothing,
    onUpload: async () => ok('picture'),
    onSlip: async () => ok(null),
    onDeclineLimit: nothing,
    onPage: nothing,
    onCopy: async () => true,
    onSaveCode: async () => true,
    onSupport: nothing,
  };
}
