import type { TeamFigures } from '#api/agentCentre.ts';
import {
  type Downline,
  type DownlineDetail,
  type DownlinePage,
  agentDownline,
  agentDownlines,
} from '#api/agentTeam.ts';
import { ok } from '#api/errors.ts';
import { loading, ready } from '#core/data/remote.ts';
import { flowIn } from '#core/flow/flow.samples.ts';
import { emptyTransfer } from '#core/money/transfer/transfer.model.ts';
import type { SentTransfer, Transfer } from '#core/money/transfer/transfer.types.ts';
import { given, sampleOf } from '#storybook/sampleOf.ts';
import { sampleFile } from '../reports/reports.samples.ts';
import { firstView } from './firstView.ts';
import { type Picking, works } from './selection/selection.types.ts';
import type { AccountViewProps, TeamScreenProps } from './team.types.ts';

const asking = { scenario: 'transfers', account: 'agent' } as const;
const page = { pageNo: 1, pageSize: 20 };
const accountOf = (name: string): Downline =>
  given(sampleOf(agentDownlines, page, {}, asking).list.find(({ account }) => account === name));
/** The rates of slots and live games. */
const twoOf = (rates: Downline['rates']): Downline['rates'] => rates.slice(0, 2);

/** The agent `nok` in a larger team than the sandbox has. */
export const sampleDownline = (change: Partial<Downline> = {}): Downline => ({
  ...accountOf('nok'),
  ...{ id: 'one', team: 128, online: true, lastLoginAt: '2026-11-21T04:20:00Z', lastBetAt: '2026-11-20T15:01:00Z' },
  ...{ teamBalance: '345210.75', stake: '1204500.00', profit: '-38125.50' },
  rates: twoOf(accountOf('nok').rates),
  contracts: { inForce: 2, begins: ['2026-11-30T17:00:00Z'], waiting: 1 },
  actions: ['rates', 'transfer', 'message'],
  ...change,
});

/** An agent, a member who takes a break, one who has never played, and one of a kind that the site does not know. */
export const sampleTeam = (change: Partial<DownlinePage> = {}): DownlinePage => ({
  ...sampleOf(agentDownlines, page, {}, asking),
  list: [
    sampleDownline(),
    { ...accountOf('malee'), id: 'two', actions: [] },
    { ...accountOf('krit'), id: 'three' },
    sampleDownline({
      id: 'four',
      account: 'partner1',
      nickname: 'หุ้นส่วน',
      kind: { other: 'PARTNER' },
      profit: '920.25',
    }),
  ],
  levels: 4,
  ...change,
});

/** Nothing is picked. */
export const samplePicking = (change: Partial<Picking> = {}): Picking => ({
  ...{ on: false, ids: new Set(), isTooMany: false, busy: false, failure: null, works },
  ...{ begun: null, onWork: () => {}, onWorkEnd: () => {}, onUnresolved: () => {} },
  ...{ onMode: () => {}, onPick: () => {}, onAll: () => {}, onClear: () => {} },
  ...change,
});

const sampleFigures: TeamFigures = {
  ...{ size: 412, signUps: 38, active: 264, deposits: '642100.00', withdrawals: '580400.00', stake: '1842350.00' },
  ...{ validBet: '1790210.00', profit: '-62410.00', rebate: '8100.00', commission: '11204.40', salary: '3000.00' },
};

export const sampleTeamScreen = (): TeamScreenProps => ({
  team: ready(sampleTeam()),
  figures: ready(sampleFigures),
  accountId: null,
  view: firstView,
  today: '2026-11-21',
  file: sampleFile(),
  Account: () => null,
  TagFilter: () => null,
  Views: () => null,
  onShow: () => {},
  levelHref: (id) => `/?agent=teamManagement&ref=${id ?? ''}`,
  onView: () => {},
  branches: new Map(),
  onBranch: () => {},
  picking: samplePicking(),
  Work: () => null,
  Unresolved: () => null,
});

export const sampleDetail = (change: Partial<DownlineDetail> = {}): DownlineDetail => {
  const detail = sampleOf(agentDownline, { id: 'member-nok' }, {}, asking);
  const { path } = sampleTeam();
  return { ...detail, path, downline: sampleDownline(), ownRates: twoOf(detail.ownRates), ...change };
};

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
  password: {
    state: loading,
    onSet: async () => ok(null),
    onSendCode: async () => ok({ expiredMinutes: 5 }),
    onPasskey: null,
  },
  stop: null,
  turnoverHref: '/?centre=withdraw',
  canLowerRates: true,
  Notes: () => null,
  Templates: () => null,
  Acts: () => null,
  onRates: async () => null,
  onMessage: async () => null,
  onSupport: undefined,
});
