import { ok } from '#api/errors.ts';
import type * as contract from '#api/playLimits.ts';
import { exclusionLengths } from '#api/playLimits.ts';
import type { LimitKind } from '#api/responsiblePlay.ts';
import { checkCurrentPassword } from '../accounts/currentPassword.ts';
import { endSessions } from '../accounts/sessions.ts';
import type { Handler } from '../handler.ts';
import { pageOf } from '../listing/paging.ts';
import { amountToSatang, satangToAmount } from '../money/ledger.ts';
import { limitText } from '../play/guard.ts';
import { confirmRaise, protectionOf, restOf, setLimit, setRealityCheck, startRest } from '../play/protections.ts';
import { statusView } from '../play/statusView.ts';
import { largestWeekOf } from '../play/usage.ts';
import { refuse } from '../refusal.ts';
import { iso } from '../time.ts';

/** Stands in for the largest week of a member who has moved nothing yet. */
const usualWeekSatang = 1_000_000;

export const playLimitSet: Handler<typeof contract.playLimitSet> = (context, { kind, period, value, confirmed }) => {
  const parsed = value === null ? null : readValue(kind, value);
  if (parsed === undefined) return refuse('invalid_input', { detail: { field: 'value' } });
  const { sandbox, member } = context;
  if (!confirmed && parsed !== null && kind !== 'time') {
    const current = protectionOf(sandbox, member.id).limits.find(
      (each) => each.kind === kind && each.period === period,
    );
    const rises = current === undefined || parsed > current.value;
    const most = largestWeekOf(sandbox, member.id, kind);
    if (rises && parsed > 100 * (most || usualWeekSatang))
      return refuse('limit_far_above', { detail: { most: satangToAmount(most) } });
  }
  setLimit(sandbox, member.id, { kind, period, value: parsed });
  return ok(statusView(context));
};

export const playLimitConfirm: Handler<typeof contract.playLimitConfirm> = (context, { kind, period }) => {
  const outcome = confirmRaise(context.sandbox, context.member.id, kind, period);
  if (outcome === 'none') return refuse('invalid_input');
  if (outcome !== null) return refuse('raise_waits', { detail: { from: iso(outcome.waitsUntil) } });
  return ok(statusView(context));
};

/** RSP-02: starts a time-out or a self-exclusion. Ends every other session of the member. */
export const playBreakStart: Handler<typeof contract.playBreakStart> = (context, { kind, length, password }) => {
  const { sandbox, member, session } = context;
  const isExclusion = exclusionLengths.some((each) => each === length);
  if (isExclusion !== (kind === 'exclusion')) return refuse('invalid_input', { detail: { field: 'length' } });
  const checked = checkCurrentPassword(sandbox, member, password);
  if (!checked.ok) return checked;
  if (!startRest(sandbox, member.id, kind, length)) {
    const until = restOf(sandbox, member.id)?.until ?? null;
    return refuse('play_suspended', { detail: { kind, until: until === null ? null : iso(until) } });
  }
  endSessions(sandbox, member.id, 'closed', session.token);
  return ok(statusView(context));
};

export const realityCheckSet: Handler<typeof contract.realityCheckSet> = (context, { minutes }) => {
  setRealityCheck(context.sandbox, context.member.id, minutes);
  return ok(statusView(context));
};

export const playLimitHistory: Handler<typeof contract.playLimitHistory> = ({ sandbox, member }, input) => {
  const { items, totalPages } = pageOf(protectionOf(sandbox, member.id).history, input);
  return ok({
    list: items.map(({ at, change, kind, period, value, until }) => ({
      at: iso(at),
      change,
      kind,
      period,
      value: kind === null || value === null ? null : limitText(kind, value),
      until: until === null ? null : iso(until),
    })),
    totalPages,
  });
};

/** Satang, or whole minutes up to those of a month; undefined for a value that is not positive. */
function readValue(kind: LimitKind, value: string): number | undefined {
  const read = kind === 'time' ? (/^\d{1,5}(?:\.0+)?$/.test(value) ? Number(value) : null) : amountToSatang(value);
  return read !== null && read > 0 ? read : undefined;
}
