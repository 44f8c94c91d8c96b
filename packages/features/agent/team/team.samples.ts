import type { Downline, DownlineDetail, DownlinePage } from '#api/agentTeam.ts';
import { ok } from '#api/errors.ts';
import { loading, ready } from '#core/data/remote.ts';
import { flowIn } from '#core/flow/flow.samples.ts';
import { emptyTransfer } from '#core/money/transfer/transfer.model.ts';
import type { SentTransfer, Transfer } from '#core/money/transfer/transfer.types.ts';
import { sampleFile } from '../reports/reports.samples.ts';
import { firstView } from './team.model.ts';
import type { AccountViewProps, TeamScreenProps } from './team.types.ts';

/** A fixed time, noon in Bangkok, so that screenshots do not change. */
export const noon = Date.UTC(2026, 10, 21, 5);

export const sampleDownline = (change: Partial<Downline> = {}): Downline => ({
  id: 'one',
  account: 'nok',
  nickname: 'นกน้อยนำโชค',
  kind: 'agent',
  level: 1,
  upline: 'agent',
  team: 128,
  online: true,
  registeredAt: '2026-03-03T03:20:00Z',
  lastLoginAt: '2026-11-21T04:20:00Z',
  lastBetAt: '2026-11-20T15:01:00Z',
  balance: '12750.00',
  teamBalance: '345210.75',
  stake: '1204500.00',
  profit: '-38125.50',
  rates: [
    { gameType: 'RNG', rate: '0.70' },
    { gameType: 'LIVE', rate: '0.50' },
  ],
  contracts: { inForce: 2, begins: ['2026-11-30T17:00:00Z'], waiting: 1 },
  actions: ['rates', 'transfer', 'message'],
  ...change,
});

/** An agent, a member who takes a break, one who has never played, and one of a kind that the site does not know. */
export const sampleTeam = (change: Partial<DownlinePage> = {}): DownlinePage => ({
  path: [{ id: 'me', account: 'agent', nickname: 'พี่เอกชัย' }],
  list: [
    sampleDownline(),
    sampleDownline({
      id: 'two',
      account: 'malee',
      nickname: 'มาลีมีโชค',
      kind: 'member',
      team: 0,
      online: false,
      actions: [],
    }),
    sampleDownline({
      ...{ id: 'three', account: 'krit', nickname: 'krit', kind: 'member', team: 0, online: false, profit: '0.00' },
      ...{ lastLoginAt: null, lastBetAt: null, stake: '0.00', balance: '0.00', teamBalance: '0.00' },
    }),
    sampleDownline({
      id: 'four',
      account: 'partner1',
      nickname: 'หุ้นส่วน',
      kind: { other: 'PARTNER' },
      profit: '920.25',
    }),
  ],
  total: 4,
  levels: 4,
  totalPages: 1,
  ...change,
});

export const sampleTeamScreen = (): TeamScreenProps => ({
  team: ready(sampleTeam()),
  accountId: null,
  view: firstView,
  today: '2026-11-21',
  file: sampleFile(),
  Account: () => null,
  levelHref: (id) => `/?agent=teamManagement&ref=${id ?? ''}`,
  onView: () => {},
  branches: new Map(),
  onBranch: () => {},
});

export const sampleDetail = (change: Partial<DownlineDetail> = {}): DownlineDetail => ({
  path: sampleTeam().path,
  downline: sampleDownline(),
  ownRates: [
    { gameType: 'RNG', rate: '0.80' },
    { gameType: 'LIVE', rate: '0.60' },
  ],
  pendingRates: null,
  transfer: {
    minAmount: '100.00',
    maxAmount: '20000.00',
    available: '52340.50',
    missing: '0.00',
    leftToday: '50000.00',
    resetsAt: '2026-11-21T17:00:00.000Z',
    blocked: null,
    factors: ['password'],
  },
  envelope: { wagerTimes: 1 },
  ...change,
});

export const sampleTransferForm: Transfer<SentTransfer, never> = {
  flow: flowIn({ status: 'idle' }),
  form: emptyTransfer,
  draft: null,
  onType: () => {},
  onSubmit: () => {},
  onConfirm: async () => ok(null),
  onDismiss: () => {},
};

export const sampleAccount = (): AccountViewProps => ({
  detail: ready(sampleDetail()),
  transfer: sampleTransferForm,
  unresolvedHref: null,
  gift: { transfer: sampleTransferForm, days: 3, unresolvedId: null, onDays: () => {} },
  unresolvedGiftHref: null,
  Envelopes: () => null,
  reportsOf: ({ account }) => ({
    bets: `/?agent=teamBetting&ref=account%3D${account}`,
    profit: `/?agent=userProfit&ref=${account}`,
    movements: null,
  }),
  contractsOf: ({ account }) => [{ page: 'dailySalary', href: `/?agent=dailySalary&ref=account%3D${account}` }],
  password: { state: loading, onSet: async () => ok(null), onSendCode: async () => ok({ expiredMinutes: 5 }) },
  stop: null,
  turnoverHref: '/?centre=withdraw',
  canLowerRates: true,
  Templates: () => null,
  onRates: async () => null,
  onMessage: async () => null,
  onSupport: undefined,
});
