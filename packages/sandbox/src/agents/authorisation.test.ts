import { describe, expect, test } from 'vitest';
import type { ContractKind } from '#api/agent.ts';
import { agentAccountPause, agentAccountReset, agentPromote, agentRateTemplate } from '#api/agentAccounts.ts';
import {
  agentAssistantLog,
  agentAssistantOpen,
  agentAssistantOpenDocs,
  agentAssistantSet,
  agentAssistantSetDocs,
  agentAssistants,
} from '#api/agentAssistants.ts';
import { agentNoteSet, agentTags, agentTagsSet, agentViewSet, agentViewSetDocs, agentViews } from '#api/agentBook.ts';
import { agentAnnouncements, agentOverview, agentRightsRead } from '#api/agentCentre.ts';
import {
  contractList,
  contractOffer,
  contractPreview,
  contractWithdraw,
  dailySalaryProcess,
  dividendProcess,
  hourlySalaryProcess,
  realTimeSalaryProcess,
} from '#api/agentContracts.ts';
import { redEnvelopeGive, redEnvelopeGivenList } from '#api/agentEnvelopes.ts';
import { agentIncome, agentIncomeRows } from '#api/agentIncomes.ts';
import { agentNotices, agentNoticesSeen } from '#api/agentNotices.ts';
import { agentProgress } from '#api/agentProgress.ts';
import {
  agentAccountOpen,
  agentLinkDeposits,
  agentLinkSave,
  agentLinkSaveDocs,
  agentLinkStateSet,
  agentLinks,
} from '#api/agentRegistration.ts';
import { agentBetDetail, agentBets, agentProfit, agentTransactions } from '#api/agentReports.ts';
import {
  agentEnvelopeMany,
  agentEnvelopeTotal,
  agentMessageMany,
  agentRatesMany,
  agentSelection,
} from '#api/agentSelection.ts';
import { agentStatement } from '#api/agentStatement.ts';
import { agentDownline, agentDownlines, agentMessage, agentRatesSet, agentTransfer } from '#api/agentTeam.ts';
import { createAesCipher } from '#api/cipher.ts';
import { type Client, createClient } from '#api/client.ts';
import type { Result } from '#api/errors.ts';
import type { AnyOperation, InputOf, OutputOf } from '#api/operation.ts';
import { paymentPasswordCheck } from '#api/paymentPassword.ts';
import { salaryRecords } from '#api/salaries.ts';
import { demoPassword, demoPaymentPassword } from '../accounts/password.ts';
import { changeSettings } from '../changeSettings.ts';
import { sandboxCipherKey } from '../http/handle.ts';
import type { Member } from '../schema/accounts.ts';
import type { Tier } from '../schema/contracts.ts';
import { memberIdOf } from '../seed/members.ts';
import { bindMoneyOut } from '../seed/moneyOutMembers.ts';
import type { RowChange } from '../store/store.ts';
import { dailyTier } from '../testing/errors/contractWays.ts';
import { type TestPlatform, createTestPlatform, forAgents } from '../testing/platform.ts';
import { thaiDate } from '../time.ts';
import { acceptedBy } from './contractRows.ts';
import { acceptContract, writeOffer } from './contracts.ts';
import { incomesOf } from './income.ts';
import { storeSelection } from './selections.ts';

// What is asked for is about nok, who is below agent and above ploy.
const id = memberIdOf('nok');
const rates = [{ gameType: 'RNG', rate: '0.70' }];
const link = agentLinkSaveDocs.example;
const page = { pageNo: 1, pageSize: 15 };
const paged = { ...page, language: 'EN' as const };

/** Who asks: an account, and what is changed before. */
interface Caller {
  readonly account: string | null;
  /** Becomes an agent. */
  readonly type?: number;
  readonly rights?: readonly [];
  /** Is signed in on a platform of its own, and asks this one. */
  readonly elsewhere?: true;
}
const callers = {
  visitor: { account: null },
  trial: { account: 'trial' },
  member: { account: 'malee' },
  'member of the team': { account: 'ploy' },
  above: { account: 'agent' },
  beside: { account: 'malee', type: 2 },
  below: { account: 'ploy', type: 41 },
  'of another tree': { account: 'faraway', type: 1 },
  'above, without the right': { account: 'agent', rights: [] },
  'of another merchant': { account: 'agent', elsewhere: true },
} as const satisfies Record<string, Caller>;
type CallerName = keyof typeof callers;

interface Asked {
  readonly call: (platform: TestPlatform) => Promise<Result<unknown>>;
  /** What an agent gets who is not above nok. @default 'ok': it is about the own team */
  readonly others?: 'downline_not_found' | 'record_not_found' | 'operation_not_allowed' | 'selection_not_found';
  /** @default 'ok': no right is needed */
  readonly withoutRight?: 'operation_not_allowed';
}

const asks =
  <Op extends AnyOperation>(operation: Op, inputOf: (platform: TestPlatform) => InputOf<Op>) =>
  (platform: TestPlatform): Promise<Result<OutputOf<Op>>> =>
    platform.client.call(operation, inputOf(platform));
const days = ({ sandbox }: TestPlatform) => ({ from: thaiDate(sandbox.now()), to: thaiDate(sandbox.now()) });

/** The contract of a kind between agent and nok: the one in force, or the offer that waits. */
function contractWith({ sandbox }: TestPlatform, kind: ContractKind, state: 'accepted' | 'offered'): string {
  const found = [...sandbox.store.entries('contracts')].find(
    ([, each]) =>
      each.uplineId === memberIdOf('agent') && each.downlineId === id && each.kind === kind && each.state === state,
  );
  if (found === undefined) throw new Error(`there is no ${kind} that is ${state}`);
  return found[0];
}
/** The reference of a salary that agent has earned. */
function incomeOfAgent({ sandbox }: TestPlatform): string {
  const agent = sandbox.store.get('members', memberIdOf('agent'));
  const incomes = agent === undefined ? [] : incomesOf(sandbox, agent, { begins: 0, ends: sandbox.now() + 1 });
  const paid = incomes.find(({ kind }) => kind === 'daily');
  if (paid === undefined) throw new Error('agent has earned nothing');
  return paid.reference;
}
type Processing =
  | typeof dividendProcess
  | typeof dailySalaryProcess
  | typeof hourlySalaryProcess
  | typeof realTimeSalaryProcess;
const terminates = (kind: ContractKind, operation: Processing): Asked => ({
  call: (platform) =>
    platform.client.call(operation, {
      contractId: contractWith(platform, kind, 'accepted'),
      action: 'TERMINATE',
      seenEnds: [],
      password: demoPassword,
    }),
  others: 'record_not_found',
  withoutRight: 'operation_not_allowed',
});

/** Each operation, and each way to ask for a part of the team, begins with the name of the operation. */
const operations: Readonly<Record<string, Asked>> = {
  agentRightsRead: { call: asks(agentRightsRead, () => ({})) },
  agentOverview: { call: asks(agentOverview, days) },
  agentStatement: {
    call: asks(agentStatement, (platform) => ({ ...days(platform), by: 'day' as const, language: 'TH' as const })),
  },
  agentAnnouncements: { call: asks(agentAnnouncements, () => paged) },
  agentProgress: { call: asks(agentProgress, () => ({})) },
  agentNotices: { call: asks(agentNotices, () => ({})) },
  agentNoticesSeen: { call: asks(agentNoticesSeen, () => ({ ids: [] })) },
  'agentDownlines, of the own team': { call: asks(agentDownlines, () => page) },
  'agentDownlines, of nok': {
    call: asks(agentDownlines, () => ({ parent: id, ...page })),
    others: 'downline_not_found',
  },
  'agentDownlines, by the link of agent': {
    call: asks(agentDownlines, (platform) => ({ link: linkCode(platform), ...page })),
    others: 'record_not_found',
  },
  agentDownline: { call: asks(agentDownline, () => ({ id })), others: 'downline_not_found' },
  agentRatesSet: {
    call: asks(agentRatesSet, () => ({ id, rates })),
    others: 'downline_not_found',
    withoutRight: 'operation_not_allowed',
  },
  agentTransfer: {
    async call({ client }) {
      const proof = await client.call(paymentPasswordCheck, { paymentPassword: demoPaymentPassword });
      const input = { id, amount: '100.00', proof: proof.ok ? proof.value.proof : '' };
      return client.call(agentTransfer, input, { idempotencyKey: 'one' });
    },
    others: 'downline_not_found',
    withoutRight: 'operation_not_allowed',
  },
  redEnvelopeGive: {
    async call({ client }) {
      const proof = await client.call(paymentPasswordCheck, { paymentPassword: demoPaymentPassword });
      const input = { id, amount: '100.00', days: 3, proof: proof.ok ? proof.value.proof : '' } as const;
      return client.call(redEnvelopeGive, input, { idempotencyKey: 'one' });
    },
    others: 'downline_not_found',
    withoutRight: 'operation_not_allowed',
  },
  'agentSelection, of the own team': { call: asks(agentSelection, () => ({ filter: {} })) },
  'agentSelection, of nok': { call: asks(agentSelection, () => ({ ids: [id] })), others: 'downline_not_found' },
  'agentSelection, of those below nok': {
    call: asks(agentSelection, () => ({ filter: { parent: id } })),
    others: 'downline_not_found',
  },
  'agentDownlines, of the selection of agent': {
    call: asks(agentDownlines, (platform) => ({ ...page, selectionId: selectedByAgent(platform) })),
    others: 'selection_not_found',
  },
  'agentMessageMany, to the selection of agent': {
    call: asks(agentMessageMany, (platform) => ({
      selectionId: selectedByAgent(platform),
      requestId: 'one',
      content: 'สวัสดี',
    })),
    others: 'selection_not_found',
  },
  'agentRatesMany, of the selection of agent': {
    call: asks(agentRatesMany, (platform) => ({ selectionId: selectedByAgent(platform), requestId: 'one', rates })),
    others: 'selection_not_found',
    withoutRight: 'operation_not_allowed',
  },
  'agentEnvelopeTotal, for the selection of agent': {
    call: asks(agentEnvelopeTotal, (platform) => ({ selectionId: selectedByAgent(platform), amount: '100.00' })),
    others: 'selection_not_found',
    withoutRight: 'operation_not_allowed',
  },
  'agentEnvelopeMany, to the selection of agent': {
    async call(platform) {
      const { client } = platform;
      const proof = await client.call(paymentPasswordCheck, { paymentPassword: demoPaymentPassword });
      const given = { amount: '100.00', days: 3, proof: proof.ok ? proof.value.proof : '' } as const;
      const input = { selectionId: selectedByAgent(platform), ...given };
      return client.call(agentEnvelopeMany, input, { idempotencyKey: 'one' });
    },
    others: 'selection_not_found',
    withoutRight: 'operation_not_allowed',
  },
  redEnvelopeGivenList: { call: asks(redEnvelopeGivenList, () => page) },
  'redEnvelopeGivenList, to nok': {
    call: asks(redEnvelopeGivenList, () => ({ id, ...page })),
    others: 'downline_not_found',
  },
  agentMessage: { call: asks(agentMessage, () => ({ id, content: 'สวัสดี' })), others: 'downline_not_found' },
  agentNoteSet: { call: asks(agentNoteSet, () => ({ id, note: 'โทรกลับ' })), others: 'downline_not_found' },
  agentTagsSet: { call: asks(agentTagsSet, () => ({ id, tags: ['VIP'] })), others: 'downline_not_found' },
  'agentDownlines, by a tag': { call: asks(agentDownlines, () => ({ tag: 'VIP', ...page })) },
  agentTags: { call: asks(agentTags, () => ({})) },
  agentViews: { call: asks(agentViews, () => ({})) },
  agentViewSet: { call: asks(agentViewSet, () => agentViewSetDocs.example) },
  'agentViewSet, with the link of agent': {
    call: asks(agentViewSet, (platform) => ({
      action: 'save' as const,
      name: 'LINE',
      view: { filter: { link: linkCode(platform) } },
    })),
    others: 'record_not_found',
  },
  agentAccountOpen: {
    call: asks(agentAccountOpen, () => ({
      username: 'newplayer',
      password: 'Lotus2570',
      kind: 'member' as const,
      rates: [],
    })),
    withoutRight: 'operation_not_allowed',
  },
  agentRateTemplate: { call: asks(agentRateTemplate, () => ({})) },
  agentAccountReset: {
    call: asks(agentAccountReset, (platform) => {
      changeNok(platform, { firstTimeLogin: true });
      return { id, password: 'Lotus2570', credential: { loginPassword: demoPassword } };
    }),
    others: 'downline_not_found',
    withoutRight: 'operation_not_allowed',
  },
  agentAccountPause: {
    call: asks(agentAccountPause, () => ({ id, pause: { reason: 'rules' as const } })),
    others: 'downline_not_found',
    withoutRight: 'operation_not_allowed',
  },
  'agentAccountPause, to lift one': {
    call: asks(agentAccountPause, () => ({ id, pause: null })),
    others: 'downline_not_found',
    withoutRight: 'operation_not_allowed',
  },
  agentPromote: {
    call: asks(agentPromote, (platform) => {
      changeNok(platform, { type: 0 });
      return { id, kind: 'agent' as const, rates };
    }),
    others: 'downline_not_found',
    withoutRight: 'operation_not_allowed',
  },
  agentLinks: { call: asks(agentLinks, () => page), withoutRight: 'operation_not_allowed' },
  'agentLinkDeposits, of the link of agent': {
    call: asks(agentLinkDeposits, (platform) => ({ id: linkCode(platform), ...page })),
    others: 'record_not_found',
    withoutRight: 'operation_not_allowed',
  },
  agentLinkSave: { call: asks(agentLinkSave, () => link), withoutRight: 'operation_not_allowed' },
  'agentLinkSave, of the link of agent': {
    call: asks(agentLinkSave, (platform) => ({ ...link, id: linkCode(platform) })),
    others: 'record_not_found',
    withoutRight: 'operation_not_allowed',
  },
  'agentLinkStateSet, of the link of agent': {
    call: asks(agentLinkStateSet, (platform) => ({ id: linkCode(platform), state: 'paused' as const })),
    others: 'record_not_found',
    withoutRight: 'operation_not_allowed',
  },
  'agentBets, of the own team': { call: asks(agentBets, (platform) => ({ ...days(platform), ...paged })) },
  'agentBets, of nok': {
    call: asks(agentBets, (platform) => ({ ...days(platform), ...paged, account: 'nok' })),
    others: 'downline_not_found',
  },
  agentBetDetail: {
    // A bet of another account of the team of agent.
    call: asks(agentBetDetail, ({ sandbox }) => {
      const bet = [...sandbox.store.entries('rounds')].find(([, { memberId }]) => memberId === memberIdOf('krit'));
      return { account: 'krit', reference: bet?.[1].roundId ?? '', language: 'EN' as const };
    }),
    others: 'record_not_found',
  },
  'agentProfit, of the own team': { call: asks(agentProfit, (platform) => ({ ...days(platform), ...page })) },
  'agentProfit, of nok': {
    call: asks(agentProfit, (platform) => ({ ...days(platform), ...page, parent: id })),
    others: 'downline_not_found',
  },
  agentAssistants: { call: asks(agentAssistants, () => ({})) },
  agentAssistantLog: { call: asks(agentAssistantLog, (platform) => ({ ...days(platform), ...page })) },
  agentAssistantOpen: { call: asks(agentAssistantOpen, () => agentAssistantOpenDocs.example) },
  'agentAssistantSet, of the assistant of agent': {
    call: asks(agentAssistantSet, () => agentAssistantSetDocs.example),
    others: 'record_not_found',
  },
  agentIncome: { call: asks(agentIncome, (platform) => ({ ...days(platform), ...page })) },
  'agentIncomeRows, of an income of agent': {
    call: asks(agentIncomeRows, (platform) => ({ ...page, reference: incomeOfAgent(platform) })),
    others: 'record_not_found',
  },
  'agentBets, of an income of agent': {
    call: asks(agentBets, (platform) => ({ ...days(platform), ...paged, income: incomeOfAgent(platform) })),
    others: 'record_not_found',
  },
  'agentTransactions, of the own team': {
    call: asks(agentTransactions, (platform) => ({ ...days(platform), ...paged })),
  },
  'agentTransactions, of nok': {
    call: asks(agentTransactions, (platform) => ({ ...days(platform), ...paged, account: 'nok' })),
    others: 'downline_not_found',
  },
  contractList: { call: asks(contractList, () => ({ kind: 'daily' as const, side: 'downline' as const, ...page })) },
  salaryRecords: { call: asks(salaryRecords, (platform) => ({ kind: 'daily' as const, ...days(platform), ...page })) },
  'contractPreview, of the contract of nok': {
    call: asks(contractPreview, (platform) => ({
      kind: 'dividend' as const,
      contractId: contractWith(platform, 'dividend', 'accepted'),
    })),
    others: 'record_not_found',
  },
  'contractPreview, of an offer to nok': {
    call: asks(contractPreview, () => ({ kind: 'daily' as const, to: id, tiers: JSON.stringify([dailyTier('0.10')]) })),
    others: 'downline_not_found',
    withoutRight: 'operation_not_allowed',
  },
  contractOffer: {
    call: asks(contractOffer, ({ sandbox }) => {
      // One waits already, which would be in the way of agent only.
      const waiting = [...sandbox.store.entries('contracts')].find(
        ([, { kind, state }]) => kind === 'daily' && state === 'offered',
      );
      if (waiting)
        sandbox.store.transaction(() =>
          sandbox.store.put('contracts', waiting[0], { ...waiting[1], state: 'expired' }),
        );
      return { kind: 'daily' as const, to: id, period: null, tiers: [dailyTier('0.10')] };
    }),
    others: 'downline_not_found',
    withoutRight: 'operation_not_allowed',
  },
  contractWithdraw: {
    call: asks(contractWithdraw, (platform) => ({ contractId: contractWith(platform, 'daily', 'offered') })),
    others: 'record_not_found',
    withoutRight: 'operation_not_allowed',
  },
  dividendProcess: terminates('dividend', dividendProcess),
  dailySalaryProcess: terminates('daily', dailySalaryProcess),
  hourlySalaryProcess: terminates('hourly', hourlySalaryProcess),
  realTimeSalaryProcess: terminates('realTime', realTimeSalaryProcess),
};

const changeNok = ({ sandbox: { store } }: TestPlatform, change: Partial<Member>): void =>
  store.transaction(() => {
    const nok = store.get('members', id);
    if (nok) store.put('members', id, { ...nok, ...change });
  });

const linkCode = ({ sandbox }: TestPlatform): string => sandbox.store.entries('agentLinks').next().value?.[0] ?? '';

/** The id of a selection that agent has made of nok. */
function selectedByAgent({ sandbox }: TestPlatform): string {
  const [agent, nok] = [memberIdOf('agent'), id].map((each) => sandbox.store.get('members', each));
  if (!agent || !nok) throw new Error('there is no team');
  return sandbox.store.transaction(() => storeSelection(sandbox, agent, [nok])).id;
}

/** The first tier that agent has of an hourly salary. */
function tierOfAgent({ sandbox }: TestPlatform): Tier {
  const agent = acceptedBy(sandbox, memberIdOf('agent'), 'hourly');
  const [first] = agent?.tiers ?? [];
  if (first === undefined) throw new Error('agent has no hourly salary');
  return first;
}

/** What a platform of a caller stored before anything was asked, and the caller's token. */
interface Prepared {
  readonly rows: readonly RowChange[];
  readonly token: string | null;
}
const prepared = new Map<CallerName, Prepared>();

/** A platform of its own for each question, continued from what is prepared once for each caller. */
async function platformFor(name: CallerName): Promise<TestPlatform> {
  const { rows, token } = prepared.get(name) ?? (await prepare(callers[name]));
  prepared.set(name, { rows, token });
  const platform = createTestPlatform({ rows });
  return { ...platform, client: clientOf(platform, token) };
}

async function prepare({ account, type, rights, elsewhere }: Caller): Promise<Prepared> {
  const stored = new Map<string, RowChange>();
  const platform = createTestPlatform({
    scenario: 'contracts',
    persist(changes) {
      for (const change of changes) {
        const at = `${change.table} ${change.key}`;
        if (change.row === null) stored.delete(at);
        else stored.set(at, change);
      }
    },
  });
  const { sandbox, signIn } = platform;
  const { store, settings } = sandbox;
  changeSettings(sandbox, { flags: { ...settings.flags, TRANSFERDOWN: true } });
  store.transaction(() => {
    const own = account === null ? undefined : store.get('members', memberIdOf(account));
    if (own && type !== undefined) store.put('members', own.id, { ...own, type, secondFactor: false });
    for (const [, member] of [...store.entries('members')]) bindMoneyOut(sandbox, member);
    // That of the scenario has ended.
    const terms = { tiers: [{ ...tierOfAgent(platform), rate: 10 }], note: '' };
    const hourly = { kind: 'hourly', period: null, uplineId: memberIdOf('agent'), downlineId: id } as const;
    acceptContract(sandbox, writeOffer(sandbox, { ...hourly, ...terms }), []);
  });
  await signIn('agent');
  await platform.client.call(agentLinkSave, link);
  if (rights) changeSettings(sandbox, { agents: { ...settings.agents, rights } });
  if (account === null) return { rows: [...stored.values()], token: null };
  const home = elsewhere ? createTestPlatform() : platform;
  await home.signIn(account);
  return { rows: [...stored.values()], token: home.token() };
}

/** A client of a platform with a token that the platform may not know. */
const clientOf = ({ handle }: TestPlatform, token: string | null): Client =>
  createClient({
    baseUrl: 'https://kinnari.test',
    token: () => token,
    language: () => 'EN',
    cipher: () => createAesCipher({ keyBase64: sandboxCipherKey }),
    fetch: async (...request) => handle(new Request(...request)),
  });

const outcomeOf = (result: Result<unknown>): string =>
  result.ok ? 'ok' : 'code' in result.error ? result.error.code : result.error.kind;

test('every operation of agents is asked', () => {
  const asked = Object.keys(operations).map((name) => name.split(',')[0]);
  expect(new Set(asked)).toEqual(forAgents);
});

describe.each(Object.entries(operations))('%s', (_name, { call, others = 'ok', withoutRight = 'ok' }) => {
  const expected: Readonly<Record<CallerName, string>> = {
    visitor: 'unauthorized',
    trial: 'trial_not_allowed',
    member: 'not_agent',
    'member of the team': 'not_agent',
    above: 'ok',
    beside: others,
    below: others,
    'of another tree': others,
    'above, without the right': withoutRight,
    'of another merchant': 'unauthorized',
  };
  test.each(Object.entries(expected))('%s: %s', async (caller, outcome) => {
    expect(outcomeOf(await call(await platformFor(caller as CallerName)))).toBe(outcome);
  });
});
