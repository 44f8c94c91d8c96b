import { exclusionLengths } from '#api/playLimits.ts';
import {
  type LimitKind,
  type LimitPeriod,
  type PlayLimit,
  type PlayStatus,
  limitKinds,
  limitPeriods,
} from '#api/responsiblePlay.ts';
import { readAmount } from '#text/readAmount.ts';
import type { BreakInput, LimitChangeInput } from './limits.types.ts';

/** The limits of one kind, the shortest period first. */
export interface LimitGroup {
  readonly kind: LimitKind;
  readonly limits: readonly PlayLimit[];
}

/** All kinds in their order, each with the limits in force. Limits of kinds that the site does not know are in `others`. */
export function groupLimits({ limits }: Pick<PlayStatus, 'limits'>): {
  readonly groups: readonly LimitGroup[];
  readonly others: readonly PlayLimit[];
} {
  const rank = ({ period }: PlayLimit): number =>
    typeof period === 'string' ? limitPeriods.indexOf(period) : limitPeriods.length;
  return {
    groups: limitKinds.map((kind) => ({
      kind,
      limits: limits.filter((limit) => limit.kind === kind).toSorted((one, other) => rank(one) - rank(other)),
    })),
    others: limits.filter(({ kind }) => typeof kind !== 'string'),
  };
}

/** Whether nothing is left of a limit. */
export const isReached = ({ left }: Pick<PlayLimit, 'left'>): boolean => !/[1-9]/.test(left);

/** Why a typed value cannot be a limit. */
export type ValueProblem = 'empty' | 'unreadable' | 'decimals' | 'zero';

/** Reads a typed limit: an amount, or whole minutes for a limit of time. */
export function readLimit(
  kind: LimitKind,
  text: string,
): { readonly ok: true; readonly value: string } | { readonly ok: false; readonly problem: ValueProblem } {
  const parsed = readAmount(text);
  if (!parsed.ok) return parsed;
  if (!/[1-9]/.test(parsed.amount)) return { ok: false, problem: 'zero' };
  if (kind !== 'time') return { ok: true, value: parsed.amount };
  const [minutes = '', part = ''] = parsed.amount.split('.');
  return /[1-9]/.test(part) || minutes.length > 5 ? { ok: false, problem: 'unreadable' } : { ok: true, value: minutes };
}

/** Whether a requested raise can be confirmed. @param now ms since 1970 */
export const canConfirm = ({ pending }: Pick<PlayLimit, 'pending'>, now: number): boolean =>
  pending !== null && Date.parse(pending.from) <= now;

/** The period that the form begins with: the shortest that is limited already, otherwise a week. */
export const firstPeriod = (limits: readonly PlayLimit[]): LimitPeriod =>
  limits.flatMap(({ period }) => (typeof period === 'string' ? [period] : []))[0] ?? 'week';

/** Whether a break of this length is a time-out or a self-exclusion (RSP-02). */
export const breakKind = (length: BreakInput['length']): BreakInput['kind'] =>
  (exclusionLengths as readonly string[]).includes(length) ? 'exclusion' : 'timeout';

/** A limit that can be set to its own value without withdrawing a requested change; null where there is none. */
export function limitToKeep(limits: readonly PlayLimit[]): LimitChangeInput | null {
  for (const { kind, period, value, pending } of limits) {
    if (pending === null && typeof kind === 'string' && typeof period === 'string') return { kind, period, value };
  }
  return null;
}
