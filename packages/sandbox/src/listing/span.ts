import { ok } from '#api/errors.ts';
import { longestRecordDays } from '#api/recordDays.ts';
import { dayMs } from '#text/durations.ts';
import { type Answer, refuse } from '../refusal.ts';
import { iso, startOfThaiDay } from '../time.ts';

/** A half-open range of time: `begins` is included, `ends` is not. ms since the epoch. */
export interface Span {
  readonly begins: number;
  readonly ends: number;
}

export const isWithin = ({ begins, ends }: Span, at: number): boolean => at >= begins && at < ends;

/** Refuses invalid days, a reversed range and a range of more than `longest` days. The detail names the field. */
export function readSpan(
  { from, to }: { readonly from: string; readonly to: string },
  longest: number = longestRecordDays,
): Answer<Span> {
  const [first, last] = [dayNumber(from), dayNumber(to)];
  if (first === null) return refuse('invalid_input', { detail: { field: 'from' } });
  if (last === null || last < first || last - first >= longest) {
    return refuse('invalid_input', { detail: { field: 'to' } });
  }
  return ok({ begins: startOfThaiDay(first), ends: startOfThaiDay(last + 1) });
}

/** Days since 1970 of a date yyyy-MM-dd; null for one that does not exist. */
export function dayNumber(day: string): number | null {
  const at = Date.parse(`${day}T00:00:00Z`);
  return Number.isFinite(at) && iso(at).startsWith(day) ? at / dayMs : null;
}
