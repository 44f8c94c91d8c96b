import type { ContractKind } from '#api/agent.ts';
import type { AgentContract, ContractState, ContractTier } from '#api/agentContract.ts';
import { mostNoteLetters } from '#api/agentContract.ts';
import type { Failed, Remote } from '#core/data/remote.ts';
import { toSatang } from '#core/format/money.ts';
import { readAmount } from '#text/readAmount.ts';
import { readLines } from '#text/readText.ts';
import { countLetters } from '#ui/TextArea/countLetters.ts';

/** Whether the operator has closed contracts of a kind to this agent. */
export const isClosed = <Value>(remote: Remote<Value>): remote is Failed =>
  remote.status === 'failed' && remote.error.kind === 'refused' && remote.error.code === 'operation_not_allowed';

/** The conditions of a tier. */
export type Condition = 'validBet' | 'activeMembers' | 'dailyBet' | 'hourlyBet' | 'singleBet';
/** The rates of a tier. */
export type RateName = 'rate' | 'profitRate' | 'lossRate';
export type TierField = Condition | RateName;

/** The conditions that each kind has (AGT-03). */
export const conditionsOf: Readonly<Record<ContractKind, readonly Condition[]>> = {
  dividend: ['validBet', 'activeMembers'],
  daily: ['dailyBet', 'activeMembers'],
  hourly: ['hourlyBet'],
  realTime: ['singleBet'],
};

/** The rates that each kind has. */
export const ratesOf = (kind: ContractKind): readonly RateName[] =>
  kind === 'daily' ? ['rate', 'profitRate', 'lossRate'] : ['rate'];

/** The figures that each kind counts, in the order of the records. */
export const figuresOf = {
  dividend: ['periodValidBet', 'periodProfit', 'activeMembers'],
  daily: ['dailyBet', 'periodProfit', 'activeMembers'],
  hourly: ['hourlyBet'],
  realTime: ['periodValidBet', 'singleBet'],
} as const satisfies Record<ContractKind, readonly string[]>;
export type FigureName = (typeof figuresOf)[ContractKind][number];

/** A tier as it is typed. */
export type TierDraft = Readonly<Record<TierField, string>>;

/** An offer as it is typed. */
export interface OfferDraft {
  /** The id of the downline; '' while none is chosen. */
  readonly to: string;
  readonly tiers: readonly TierDraft[];
  readonly note: string;
  /** The day on which it is to begin, as yyyy-MM-dd; '' for at once when it is accepted. */
  readonly from: string;
}

export const emptyTier: TierDraft = {
  validBet: '',
  activeMembers: '',
  dailyBet: '',
  hourlyBet: '',
  singleBet: '',
  rate: '',
  profitRate: '',
  lossRate: '',
};

/** A tier of a contract as text, to change its terms. */
export const draftOf = (tier: ContractTier): TierDraft => ({
  validBet: tier.validBet ?? '',
  activeMembers: tier.activeMembers === null ? '' : String(tier.activeMembers),
  dailyBet: tier.dailyBet ?? '',
  hourlyBet: tier.hourlyBet ?? '',
  singleBet: tier.singleBet ?? '',
  rate: tier.rate,
  profitRate: tier.profitRate ?? '',
  lossRate: tier.lossRate ?? '',
});

/** What is wrong with an offer: a field of a tier, the order of tiers, the note, or that no downline is chosen. */
export type OfferProblem =
  | { readonly key: 'to' | 'note' }
  | { readonly key: 'amount' | 'members' | 'rate'; readonly tier: number; readonly field: TierField }
  | { readonly key: 'order'; readonly tier: number; readonly field: TierField };

export type CheckedOffer =
  | { readonly ok: true; readonly tiers: readonly ContractTier[] }
  | { readonly ok: false; readonly problem: OfferProblem };

type Typed = Readonly<Record<TierField, string | null>>;

/** Checks an offer as it was typed. What the own contract covers is the platform's to say. */
export function checkOffer(kind: ContractKind, { to, tiers, note }: OfferDraft): CheckedOffer {
  if (to === '') return { ok: false, problem: { key: 'to' } };
  const fields = [...conditionsOf[kind], ...ratesOf(kind)];
  const read: Typed[] = [];
  for (const [at, draft] of tiers.entries()) {
    const values: Record<TierField, string | null> = { ...nothing };
    for (const field of fields) {
      const problem = readField(field, draft[field], values);
      if (problem !== null) return { ok: false, problem: { key: problem, tier: at, field } };
    }
    const before = read.at(-1);
    if (before !== undefined && !isAbove(kind, values, before)) {
      return { ok: false, problem: { key: 'order', tier: at, field: conditionsOf[kind][0] ?? 'rate' } };
    }
    read.push(values);
  }
  if (countLetters(readLines(note)) > mostNoteLetters) return { ok: false, problem: { key: 'note' } };
  return { ok: true, tiers: read.map(tierOf) };
}

const nothing: Typed = {
  validBet: null,
  activeMembers: null,
  dailyBet: null,
  hourlyBet: null,
  singleBet: null,
  rate: null,
  profitRate: null,
  lossRate: null,
};

/** Reads a field into `values`. Returns what is wrong with it; null for nothing. */
function readField(
  field: TierField,
  text: string,
  values: Record<TierField, string | null>,
): 'amount' | 'members' | 'rate' | null {
  const parsed = readAmount(text);
  const isEmpty = !parsed.ok && parsed.problem === 'empty';
  values[field] = parsed.ok ? parsed.amount : null;
  if (field === 'rate' || field === 'profitRate' || field === 'lossRate') {
    if (isEmpty) return field === 'rate' ? 'rate' : null;
    const hundredths = parsed.ok ? toSatang(parsed.amount) : 0n;
    const isRate = hundredths <= 10_000n && (hundredths > 0n || (parsed.ok && field !== 'rate'));
    return isRate ? null : 'rate';
  }
  if (field === 'activeMembers') return isEmpty || (parsed.ok && parsed.amount.endsWith('.00')) ? null : 'members';
  return isEmpty || parsed.ok ? null : 'amount';
}

/** Whether a tier asks for more than the one before it and pays more. */
function isAbove(kind: ContractKind, tier: Typed, before: Typed): boolean {
  const of = (typed: Typed, field: TierField) => toSatang(typed[field] ?? '0.00');
  const rateOf = (typed: Typed, field: RateName) => toSatang(typed[field] ?? typed.rate ?? '0.00');
  const fields = conditionsOf[kind];
  return (
    fields.every((field) => of(tier, field) >= of(before, field)) &&
    fields.some((field) => of(tier, field) > of(before, field)) &&
    of(tier, 'rate') > of(before, 'rate') &&
    ratesOf(kind).every((field) => rateOf(tier, field) >= rateOf(before, field))
  );
}

const tierOf = ({ activeMembers, rate, ...rest }: Typed): ContractTier => ({
  ...rest,
  rate: rate ?? '0.00',
  activeMembers: activeMembers === null ? null : Number(activeMembers),
});

/** A step of a contract's history: what, when, and whether it has happened. */
export interface ContractStep {
  readonly key: Exclude<ContractState, 'replaced' | 'terminated'> | 'answerBy' | 'begins' | 'ends' | 'never';
  readonly at: number;
  readonly state: 'done' | 'current' | 'upcoming' | 'failed';
}

/**
 * Whether a contract, or an offer with a day of its own, is to begin later.
 * @param now ms since the epoch
 */
export const isToCome = ({ state, from, offeredAt }: AgentContract, now: number): boolean =>
  Date.parse(from) > now && (state === 'accepted' || (state === 'offered' && from !== offeredAt));

/**
 * What has happened to a contract and what comes next, oldest first. A state that the site does not know has the offer only.
 * @param now ms since the epoch
 */
export function stepsOf(contract: AgentContract, now: number): readonly ContractStep[] {
  const { state, offeredAt, expiresAt, answeredAt, from, until } = contract;
  const at = Date.parse;
  const offered: ContractStep = { key: 'offered', at: at(offeredAt), state: 'done' };
  const answered = at(answeredAt ?? expiresAt);
  switch (state) {
    case 'offered':
      return [
        offered,
        { key: 'answerBy', at: at(expiresAt), state: 'current' },
        ...(isToCome(contract, now) ? [{ key: 'begins', at: at(from), state: 'upcoming' } as const] : []),
      ];
    case 'rejected':
    case 'withdrawn':
    case 'expired':
      return [offered, { key: state, at: answered, state: 'failed' }];
    case 'accepted':
    case 'replaced':
    case 'terminated':
      break;
    default:
      return [offered];
  }
  const end = until === null ? null : at(until);
  const begins: ContractStep = { key: 'begins', at: at(from), state: at(from) <= now ? 'done' : 'current' };
  const ends: readonly ContractStep[] =
    end === null
      ? []
      : [{ key: 'ends', at: end, state: end <= now ? 'failed' : begins.state === 'done' ? 'current' : 'upcoming' }];
  const accepted: ContractStep = { key: 'accepted', at: answered, state: 'done' };
  // One that ended before it began has counted nothing.
  if (end !== null && end <= at(from)) return [offered, accepted, { key: 'never', at: end, state: 'failed' }];
  return [offered, accepted, begins, ...ends];
}
