import type { ContractKind } from '#api/agent.ts';
import type { AgentContract, DividendPolicy } from '#api/agentContract.ts';
import { type ContractPage, type ContractPreview, contractList } from '#api/agentContracts.ts';
import type { ContractProgress } from '#api/agentProgress.ts';
import { fail, ok } from '#api/errors.ts';
import { type SalaryRecord, salaryRecords } from '#api/salaries.ts';
import { loading, ready } from '#core/data/remote.ts';
import { type Globals, given, sampleNoon, sampleOf, codeOf } from '#storybook/sampleOf.ts';
import { sampleDays, sampleFile } from '../reports/reports.samples.ts';
import type { ContractsScreenProps, RecordsProps, SalaryPage } from './contracts.types.ts';

export const noon = sampleNoon;

/** What the sandbox says about an agent's contracts of a kind. */
const pageOf = (globals: Globals, kind: ContractKind): ContractPage =>
  sampleOf(contractList, { kind, side: 'downline', pageNo: 1, pageSize: 20 }, globals, {
    scenario: 'contracts',
    account: 'agent',
  });

/** Nothing reduces it. */
export const samplePolicy: DividendPolicy = { deducts: [], carryOver: 'none' };

/** A daily salary in force, of the operator. */
export const sampleContract = (change: Partial<AgentContract> = {}): AgentContract => ({
  id: 'C1',
  kind: 'daily',
  period: null,
  ...samplePolicy,
  side: 'upline',
  with: null,
  tiers: [...pageOf({}, 'daily').ceiling],
  state: 'accepted',
  offeredAt: '2026-11-01T02:00:00Z',
  expiresAt: '2026-11-08T02:00:00Z',
  answeredAt: '2026-11-01T05:00:00Z',
  from: '2026-11-01T17:00:00Z',
  until: null,
  note: '',
  ...change,
});

const nok = (globals: Globals) => given(pageOf(globals, 'daily').candidates[0]);

const notes = { th: 'ปรับตามยอดไตรมาสที่แล้ว', en: 'Adjusted to the last quarter' };

/** One page of contracts. */
export const samplePage = (
  globals: Globals,
  change: Partial<ContractPage> = {},
  kind: ContractKind = 'daily',
): ContractPage => {
  const page = pageOf(globals, kind);
  const { ceiling, ceilingPeriod: period } = page;
  return {
    ...page,
    list: [
      sampleContract({
        ...{ id: 'C2', kind, state: 'offered', answeredAt: null, tiers: ceiling.slice(0, 1) },
        ...{ offeredAt: '2026-11-20T05:00:00Z', expiresAt: '2026-11-27T05:00:00Z' },
        note: notes[codeOf(globals)],
      }),
      sampleContract({ kind, period, tiers: [...ceiling] }),
      sampleContract({ id: 'C3', kind, state: 'rejected' }),
    ],
    before: null,
    ...change,
  };
};

/** The contracts with the downline, in every state. */
export const sampleDownlines = (globals: Globals): ContractPage => {
  const own = { side: 'downline', with: nok(globals) } as const;
  const past = { ...own, answeredAt: '2026-11-10T05:00:00Z' };
  return samplePage(globals, {
    list: [
      sampleContract({ ...own, id: 'D1', state: 'offered', answeredAt: null, expiresAt: '2026-11-27T05:00:00Z' }),
      sampleContract({ ...own, id: 'D2' }),
      sampleContract({ ...past, id: 'D3', state: 'rejected' }),
      sampleContract({ ...past, id: 'D4', state: 'withdrawn' }),
      sampleContract({ ...past, id: 'D5', state: 'expired' }),
      sampleContract({ ...past, id: 'D6', state: 'replaced', until: '2026-11-11T17:00:00Z' }),
      sampleContract({ ...past, id: 'D7', state: 'terminated', until: '2026-11-21T17:00:00Z' }),
      sampleContract({ ...past, id: 'D8', state: { other: 'PAUSED' } }),
    ],
  });
};

/** What accepting would do: one contract further down ends. */
export const samplePreview = (globals: Globals, change: Partial<ContractPreview> = {}): ContractPreview => ({
  period: { from: '2026-11-19T17:00:00Z', to: '2026-11-20T17:00:00Z' },
  validBet: '12400.00',
  profit: '-3250.50',
  activeMembers: 7,
  amount: '49.60',
  inForce: { amount: '62.00', difference: '-12.40' },
  ends: [{ ...nok(globals), id: 'C9', rate: '0.40', mostRate: '0.30', reason: 'rate' }],
  effectiveAt: '2026-11-21T17:00:00Z',
  ...change,
});

const salariesOf = (kind: ContractKind): SalaryPage => {
  const days = { from: '2026-10-22', to: '2026-11-21' };
  return sampleOf(
    salaryRecords,
    { kind, ...days, pageNo: 1, pageSize: 50 },
    {},
    { scenario: 'contracts', account: 'agent' },
  );
};

/** A paid period with the figures of its kind. */
export const sampleRecord = (kind: ContractKind, change: Partial<SalaryRecord> = {}): SalaryRecord => {
  const { list } = salariesOf(kind);
  return {
    ...given(list.find(({ state }) => state === 'paid') ?? list[0]),
    applied: { base: '12400.00', rate: '0.60', use: kind === 'daily' ? 'loss' : 'rate' },
    passedOnTo: [{ account: 'nok', nickname: '', amount: '24.80' }],
    ...{ promised: '74.40', passedOn: '24.80', amount: '49.60', state: 'paid', paidAt: '2026-11-20T20:00:00Z' },
    ...change,
  };
};

/** A period in each state. */
export const sampleRecords = (kind: ContractKind): SalaryPage => ({
  list: [
    given(salariesOf(kind).list[0]),
    sampleRecord(kind, { reference: 'S1', state: 'waiting', paidAt: null }),
    sampleRecord(kind),
    { ...given(salariesOf(kind).list[0]), reference: 'S3', state: 'none' },
    sampleRecord(kind, { reference: 'S4', state: { other: 'HELD' } }),
  ],
  totalPages: 1,
  paid: '49.60',
});

/** A running day of the contract in force, before its second tier. */
export const sampleProgress = (change: Partial<ContractProgress> = {}): ContractProgress => ({
  ...{ contractId: 'C1', kind: 'daily', daysLeft: 0, amount: '1.20' },
  period: { from: '2026-11-20T17:00:00Z', to: '2026-11-21T17:00:00Z' },
  figures: { validBet: '800.00', profit: '-120.00', activeMembers: 1, singleBet: '240.00' },
  reached: { tier: 1, rate: '0.30' },
  next: {
    ...{ tier: 2, rate: '0.50' },
    missing: { validBet: null, activeMembers: 1, dailyBet: '1200.00', hourlyBet: null, singleBet: null },
  },
  ...change,
});

const refusal = fail({ kind: 'network', outcomeUnknown: false } as const);

/** Props of the page of the daily salary with an offer that waits. */
export const sampleScreen = (globals: Globals): ContractsScreenProps => ({
  kind: 'daily',
  tab: 'own',
  contracts: ready(samplePage(globals)),
  progress: [sampleProgress()],
  offerTo: null,
  mayOffer: true,
  mayDecide: true,
  pageNo: 1,
  decision: null,
  preview: loading,
  ...{ applied: null, passedOnTo: [] },
  Records: () => null,
  onTab: () => {},
  onPage: () => {},
  onDecide: () => {},
  onConfirm: async () => refusal,
  onWithdraw: async () => refusal,
  onPreviewOffer: async () => ok(samplePreview(globals)),
  onOffer: async () => refusal,
});

/** Props of the records. */
export const sampleRecordProps = (kind: ContractKind): RecordsProps => ({
  kind,
  page: ready(sampleRecords(kind)),
  list: {
    ...{ answered: { from: '2026-11-15', to: '2026-11-21' }, pageNo: 1, refreshing: false, filtered: false },
    ...{ onClearFilters: () => {}, onPage: () => {}, onRefresh: () => {} },
  },
  days: sampleDays(),
  filter: {},
  file: sampleFile(),
  detail: null,
  detailPage: 1,
  onFilter: () => {},
  onDetail: () => {},
  onDetailPage: () => {},
  onCloseDetail: () => {},
});
