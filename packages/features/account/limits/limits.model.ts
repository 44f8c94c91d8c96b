import { type LimitKind, type PlayLimit, type PlayStatus, limitKinds, limitPeriods } from '#api/responsiblePlay.ts';
import { parseAmount } from '#core/format/money.ts';

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
  const parsed = parseAmount(text);
  if (!parsed.ok) return parsed;
  if (!/[1-9]/.test(parsed.amount)) return { ok: false, problem: 'zero' };
  if (kind !== 'time') return { ok: true, value: parsed.amount };
  const [minutes = '', part = ''] = parsed.amount.split('.');
  return /[1-9]/.test(part) || minutes.length > 5 ? { ok: false, problem: 'unreadable' } : { ok: true, value: minutes };
}

/** Whether a requested raise can be confirmed. @param now ms since 1970 */
export const canConfirm = ({ pending }: Pick<PlayLimit, 'pending'>, now: number): boolean =>
  pending !== null && Date.parse(pending.from) <= now;
