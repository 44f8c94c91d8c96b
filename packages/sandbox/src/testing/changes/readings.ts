import * as v from 'valibot';
import { type OperationId, operationDocs, operations } from '#api/operations.ts';
import { bytesOf } from '../../http/knownBody.ts';
import { serveCall } from '../../http/serve.ts';
import { thaiDate } from '../../time.ts';
import type { TestPlatform } from '../platform.ts';

type Input = Readonly<Record<string, unknown>>;
/** A read with an input. */
export interface Asked {
  readonly id: OperationId;
  readonly input: Input;
}

/** Reads that are called when their answer is needed, never through the cache: nothing has to be asked again. */
export const neverCached: ReadonlySet<OperationId> = new Set([
  'memberStatement',
  'memberDataCopy',
  'bonusCancelPreview',
  'contractPreview',
  'agentSelection',
  'gameVendorType',
  'serviceConfig',
]);

/** Reads whose answer nothing changes: what a selection of accounts would cost, which stands as it is. */
const unchanging: ReadonlySet<OperationId> = new Set(['agentEnvelopeTotal']);

/** The reads that can answer one member otherwise than another. Those without a session know nothing of the caller. */
export const memberReads: readonly OperationId[] = Object.values(operations).flatMap(({ id, effect, auth }) =>
  effect === 'read' && auth !== 'none' && !neverCached.has(id) && !unchanging.has(id) ? [id] : [],
);

const sides = ['upline', 'downline'] as const;
const kinds = ['dividend', 'daily', 'hourly', 'realTime'] as const;

/** The most entries of a list that are opened. */
const mostOpened = 4;

/** Inputs beside the documented example: other parts of a list, or what an entry of another list opens. */
const furtherInputs: Partial<Record<OperationId, (rowsOf: Lister) => readonly Input[]>> = {
  gameRecent: () => [{ gameType: '' }],
  messageList: () => [{ folder: 'platform' }],
  messageRead: (rowsOf) => rowsOf('messageList').map(({ id }) => ({ id })),
  ticketThread: (rowsOf) => rowsOf('ticketList').map(({ number }) => ({ number })),
  memberBetDetail: (rowsOf) => rowsOf('memberBets').map(({ reference }) => ({ reference })),
  depositOrder: (rowsOf) => rowsOf('depositOrders').map(({ reference }) => ({ reference })),
  turnoverBets: (rowsOf) => rowsOf('turnoverList').map(({ id }) => ({ id })),
  withdrawOrder: (rowsOf) => rowsOf('withdrawOrders').map(({ reference }) => ({ reference })),
  rewardList: () => ['active', 'taken', 'missed'].map((tab) => ({ tab })),
  memberProfit: () => ['gameType', 'vendor'].map((by) => ({ by })),
  redEnvelopeBoard: (rowsOf) => rowsOf('redEnvelopeList').map(({ id }) => ({ id })),
  agentBetDetail: (rowsOf) => rowsOf('agentBets').map(({ account, reference }) => ({ account, reference })),
  agentIncomeRows: (rowsOf) => rowsOf('agentIncome').map(({ reference }) => ({ reference })),
  agentDownline: (rowsOf) => rowsOf('agentDownlines').map(({ id }) => ({ id })),
  agentLinkDeposits: (rowsOf) => rowsOf('agentLinks').map(({ id }) => ({ id })),
  contractList: () => kinds.flatMap((kind) => sides.map((side) => ({ kind, side }))),
  salaryRecords: () => kinds.map((kind) => ({ kind })),
};
type Lister = (id: OperationId) => readonly Input[];

/** The example of a read, for today. */
function exampleOf(id: OperationId, { sandbox }: TestPlatform): Input {
  const example = operationDocs[id].example as Input;
  const today = thaiDate(sandbox.now());
  return { ...example, ...('to' in example && { to: today }) };
}

/** Asks as the member who is logged in, without the client: what is compared is what the platform sends. */
function ask({ sandbox, token }: TestPlatform, id: OperationId, input: Input): string {
  const query = Object.fromEntries(Object.entries(input).map(([name, value]) => [name, String(value)]));
  const from = { origin: 'https://kinnari.test', address: null } as const;
  const caller = { token: token(), language: 'en', userAgent: '', idempotencyKey: null, ...from } as const;
  const answer = serveCall(sandbox, id, { ...caller, operation: operations[id], input: { value: query } });
  return new TextDecoder().decode(bytesOf(answer));
}

const listed = v.object({ value: v.object({ list: v.array(v.record(v.string(), v.unknown())) }) });

/** The inputs that a member's pages ask a read with now. */
export function inputsOfRead(platform: TestPlatform, id: OperationId): readonly Input[] {
  const rowsOf: Lister = (of) => {
    const answer = v.safeParse(listed, JSON.parse(ask(platform, of, exampleOf(of, platform))));
    return answer.success ? answer.output.value.list.slice(0, mostOpened) : [];
  };
  const example = exampleOf(id, platform);
  const further = furtherInputs[id]?.(rowsOf) ?? [];
  return [example, ...further.map((each) => ({ ...example, ...each }))];
}

/** The inputs that a member's pages ask all reads with now. */
export const inputsOf = (platform: TestPlatform): readonly Asked[] =>
  memberReads.flatMap((id) => inputsOfRead(platform, id).map((input): Asked => ({ id, input })));

/** Asks all of it. */
export const readAll = (platform: TestPlatform, asked: readonly Asked[]): readonly string[] =>
  asked.map(({ id, input }) => ask(platform, id, input));

/** The reads of which an answer differs, in the order of the contract. */
export function differing(asked: readonly Asked[], before: readonly string[], after: readonly string[]) {
  const changed = new Set(asked.flatMap(({ id }, at) => (before[at] === after[at] ? [] : [id])));
  return memberReads.filter((id) => changed.has(id));
}
