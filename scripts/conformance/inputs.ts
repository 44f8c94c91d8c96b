import * as v from 'valibot';
import { type OperationId, operationDocs, operations } from '#api/operations.ts';
import type { Platform, Reply, Role } from './platform.ts';

export type Input = Readonly<Record<string, unknown>>;

/** A read whose answers name what another read is asked about, and the fields there by the names of the input. */
interface Source {
  readonly from: OperationId;
  readonly fields: Readonly<Record<string, string>>;
}

const source = (from: OperationId, fields: Readonly<Record<string, string>>): Source => ({ from, fields });

/** Where references come from: lists before details. A read that is not here is asked as documented. */
export const sources: Readonly<Partial<Record<OperationId, Source>>> = {
  affiliateCheck: source('referralInfo', { code: 'code' }),
  agentBetDetail: source('agentBets', { account: 'account', reference: 'reference' }),
  agentDownline: source('agentDownlines', { id: 'id' }),
  agentEnvelopeTotal: source('agentSelection', { selectionId: 'id' }),
  agentIncomeRows: source('agentIncome', { reference: 'reference' }),
  agentLinkDeposits: source('agentLinks', { id: 'id' }),
  agentSelection: source('agentDownlines', { ids: 'id' }),
  bonusCancelPreview: source('bonusList', { id: 'id' }),
  contractPreview: source('contractList', { contractId: 'id' }),
  depositBonuses: source('depositMethods', { amount: 'minAmount' }),
  depositOrder: source('depositOrders', { reference: 'reference' }),
  gameMatches: source('gameVendorList', { vassalages: 'vassalage' }),
  gameRooms: source('gameVendorList', { vassalage: 'vassalage', gameType: 'gameType' }),
  gameVendorType: source('gameVendorList', { vassalage: 'vassalage' }),
  memberBetDetail: source('memberBets', { reference: 'reference' }),
  messageRead: source('messageList', { id: 'id' }),
  missionLeaderboard: source('missionSummary', { missionId: 'id' }),
  promotionRanking: source('promotionStates', { promotionId: 'promotionId' }),
  raffleInfo: source('promotionStates', { promotionId: 'promotionId' }),
  redEnvelopeBoard: source('redEnvelopeList', { id: 'id' }),
  referralInvitation: source('referralInfo', { code: 'code' }),
  ticketThread: source('ticketList', { number: 'number' }),
  turnoverBets: source('turnoverList', { id: 'id' }),
  withdrawOrder: source('withdrawOrders', { reference: 'reference' }),
  withdrawQuote: source('withdrawOptions', { methodId: 'id', amount: 'minAmount' }),
};

/** Of how many entries of a list the details are asked: until two were shown, because some are closed. */
const mostOpened = 2;
const mostTried = 6;
/** Fields of few words are asked with each of them. */
const fewWords = 4;

/** The objects anywhere in an answer, outer ones first. */
function objectsIn(value: unknown): readonly Input[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = Array.isArray(value) ? [] : [value as Input];
  return [...own, ...Object.values(value).flatMap(objectsIn)];
}

/** The fields of an input, with their schemas. */
export function fieldsOf(id: OperationId): Readonly<Record<string, v.GenericSchema>> {
  const { input }: { readonly input: v.GenericSchema } = operations[id];
  return 'entries' in input ? (input.entries as Readonly<Record<string, v.GenericSchema>>) : {};
}

/** What reads are asked with, and what they have answered. */
export interface Reads {
  /** The answers of a read to a role; each is asked once. */
  answers: (id: OperationId, role: Role) => Promise<readonly Reply[]>;
}

/** Whether a role asks an operation: what needs no session is asked by visitors only. */
export const isFor = (role: Role, { auth }: { readonly auth: string }): boolean =>
  auth === 'optional' || (auth === 'none') === (role === 'visitor');

export function createReads(platform: Platform): Reads {
  const asked = new Map<string, Promise<readonly Reply[]>>();
  const onSite = new URL(platform.site).host;

  const today = async (): Promise<string> => {
    const [status] = await reads.answers('systemStatus', 'visitor');
    const told = v.safeParse(operations.systemStatus.output, status?.value);
    const now = told.success ? new Date(told.output.serverTime) : new Date();
    return new Intl.DateTimeFormat('sv', { timeZone: 'Asia/Bangkok' }).format(now);
  };

  /** The documented example for this platform and today. */
  async function example(id: OperationId): Promise<Input> {
    const { from, to, ...rest } = operationDocs[id].example as Input;
    const input: Record<string, unknown> = { ...rest };
    if (typeof from === 'string' && typeof to === 'string') {
      const end = Date.parse(await today());
      const begin = new Date(end - (Date.parse(to) - Date.parse(from)));
      Object.assign(input, { from: begin.toISOString().slice(0, 10), to: new Date(end).toISOString().slice(0, 10) });
    }
    if ('domain' in input) input['domain'] = onSite;
    if ('url' in input) input['url'] = onSite;
    if ('merchant' in input || 'merchantCode' in input) {
      const [site] = await reads.answers('systemPermission', 'visitor');
      const { merchantCode, channel } = { ...(site?.value as Input | undefined) };
      const names = { merchant: merchantCode, merchantCode, channel };
      for (const [name, value] of Object.entries(names))
        if (name in input && typeof value === 'string') input[name] = value;
    }
    return input;
  }

  /** What earlier answers name; empty where they name nothing. */
  async function named(id: OperationId, role: Role): Promise<readonly Input[]> {
    const given = sources[id];
    if (given === undefined) return [];
    const owner = isFor(role, operations[given.from])
      ? role
      : platform.roles.find((each) => isFor(each, operations[given.from]));
    if (owner === undefined) return [];
    const fields = Object.entries(given.fields);
    const rows = (await reads.answers(given.from, owner)).flatMap(({ value }) => objectsIn(value));
    const found = rows.flatMap((row) => {
      const values = fields.map(([name, field]) => [name, name === 'ids' ? [row[field]] : row[field]] as const);
      return values.every(([, value]) => value !== undefined && value !== null) ? [Object.fromEntries(values)] : [];
    });
    const different = new Map(found.map((each) => [JSON.stringify(each), each]));
    const input = await example(id);
    const whole = [...different.values()].map((each) => ({ ...input, ...each }));
    return whole.filter((each) => v.safeParse(operations[id].input, each).success).slice(0, mostTried);
  }

  /** The other words of fields that have few. What visitors may ask, only they ask with each. */
  async function variants(id: OperationId, role: Role): Promise<readonly Input[]> {
    if (role !== 'visitor' && operations[id].auth !== 'member') return [];
    const input = await example(id);
    return Object.entries(fieldsOf(id)).flatMap(([name, schema]) => {
      const words = 'options' in schema && schema.type === 'picklist' ? (schema.options as readonly unknown[]) : [];
      return words.length > fewWords
        ? []
        : words.filter((word) => word !== input[name]).map((word) => ({ ...input, [name]: word }));
    });
  }

  async function ask(id: OperationId, role: Role): Promise<readonly Reply[]> {
    const replies: Reply[] = [];
    for (const input of await named(id, role)) {
      if (replies.filter(({ succeeded }) => succeeded).length < mostOpened)
        replies.push(await platform.ask(id, input, role));
    }
    const others = await variants(id, role);
    for (const input of replies.length > 0 ? others : [await example(id), ...others])
      replies.push(await platform.ask(id, input, role));
    return replies;
  }

  const reads: Reads = {
    answers(id, role) {
      const key = `${id} ${role}`;
      const answering = asked.get(key) ?? ask(id, role);
      asked.set(key, answering);
      return answering;
    },
  };
  return reads;
}
