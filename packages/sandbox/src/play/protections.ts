import type { ExclusionLength, TimeoutLength } from '#api/playLimits.ts';
import type { LimitKind, LimitPeriod } from '#api/responsiblePlay.ts';
import { dayMs, hourMs } from '#text/durations.ts';
import { tellLimit } from '../inbox/accountMessages.ts';
import { note } from '../live/note.ts';
import { type Sandbox, sandboxAt } from '../sandbox.ts';
import type { LimitChange, OwnLimit, PlayProtection } from '../schema/play.ts';
import { monthsLater } from './periods.ts';

/** A member's limits and breaks; the defaults for a member who has never set any. */
export const protectionOf = ({ store }: Sandbox, memberId: string): PlayProtection =>
  store.get('playProtections', memberId) ?? {
    memberId,
    limits: [],
    rest: null,
    realityCheckMinutes: 60,
    history: [],
    changedAt: null,
  };

function write(sandbox: Sandbox, protection: PlayProtection, change?: Omit<LimitChange, 'at'>): void {
  const at = sandbox.now();
  const history = change === undefined ? protection.history : [{ at, ...change }, ...protection.history];
  sandbox.store.put('playProtections', protection.memberId, { ...protection, history, changedAt: at });
  if (change !== undefined) tellLimit(sandbox, protection.memberId, { at, ...change });
}

const sameLimit =
  (kind: LimitKind, period: LimitPeriod) =>
  (limit: OwnLimit): boolean =>
    limit.kind === kind && limit.period === period;

/** Sets a limit. A lower value holds at once and withdraws a requested raise; a raise or a removal waits. */
export function setLimit(
  sandbox: Sandbox,
  memberId: string,
  { kind, period, value }: { readonly kind: LimitKind; readonly period: LimitPeriod; readonly value: number | null },
): void {
  const protection = protectionOf(sandbox, memberId);
  const current = protection.limits.find(sameLimit(kind, period));
  const others = protection.limits.filter((limit) => limit !== current);
  if (current === undefined) {
    if (value === null) return;
    const limits = [...others, { kind, period, value, pending: null }];
    write(sandbox, { ...protection, limits }, { change: 'set', kind, period, value, until: null });
    return;
  }
  const rises = value === null || value > current.value;
  const pending = rises ? { value, from: sandbox.now() + sandbox.settings.responsiblePlay.raiseHours * hourMs } : null;
  const limits = [...others, { ...current, value: rises ? current.value : value, pending }];
  const change = rises ? 'raiseAsked' : value === current.value ? 'kept' : 'lowered';
  write(sandbox, { ...protection, limits }, { change, kind, period, value, until: null });
}

/** Applies a requested raise. @returns when it can be confirmed, if that is later; null when it was applied */
export function confirmRaise(
  sandbox: Sandbox,
  memberId: string,
  kind: LimitKind,
  period: LimitPeriod,
): { readonly waitsUntil: number } | 'none' | null {
  const protection = protectionOf(sandbox, memberId);
  const current = protection.limits.find(sameLimit(kind, period));
  if (current?.pending === undefined || current.pending === null) return 'none';
  const { value, from } = current.pending;
  if (sandbox.now() < from) return { waitsUntil: from };
  const others = protection.limits.filter((limit) => limit !== current);
  const limits = value === null ? others : [...others, { kind, period, value, pending: null }];
  const change = value === null ? 'removed' : 'raised';
  write(sandbox, { ...protection, limits }, { change, kind, period, value, until: null });
  return null;
}

/** The running break; null when there is none, or it has ended. */
export function restOf(sandbox: Sandbox, memberId: string): PlayProtection['rest'] {
  const { rest } = protectionOf(sandbox, memberId);
  return rest !== null && (rest.until === null || rest.until > sandbox.now()) ? rest : null;
}

/** Tells members that their break has ended, once, dated when it did. */
export function processRests(sandbox: Sandbox): void {
  const { store } = sandbox;
  const now = sandbox.now();
  const due = [...store.entries('waitingRests')].filter(([, { until }]) => until <= now);
  if (due.length === 0) return;
  store.transaction(() => {
    for (const [memberId, { until }] of due) {
      store.remove('waitingRests', memberId);
      note(sandboxAt(sandbox, until), memberId, 'breakEnds', {
        label: { th: 'ช่วงพักการเล่นของคุณสิ้นสุดแล้ว', en: 'Your break from play has ended' },
        link: { page: 'limits', reference: null },
      });
    }
  });
}

const lengths: Readonly<Record<TimeoutLength | ExclusionLength, (now: number) => number | null>> = {
  '1d': (now) => now + dayMs,
  '3d': (now) => now + 3 * dayMs,
  '7d': (now) => now + 7 * dayMs,
  '30d': (now) => now + 30 * dayMs,
  '6m': (now) => monthsLater(now, 6),
  '1y': (now) => monthsLater(now, 12),
  '5y': (now) => monthsLater(now, 60),
  forever: () => null,
};

/** Begins a break, or lengthens the running one. @returns false when it would end earlier than the running one */
export function startRest(
  sandbox: Sandbox,
  memberId: string,
  kind: 'timeout' | 'exclusion',
  length: TimeoutLength | ExclusionLength,
): boolean {
  const now = sandbox.now();
  const until = lengths[length](now);
  const running = restOf(sandbox, memberId);
  if (running !== null && (running.until === null || (until !== null && until <= running.until))) return false;
  const since = running?.since ?? now;
  // An exclusion stays one when a longer time-out follows.
  const kept = running?.kind === 'exclusion' ? 'exclusion' : kind;
  write(
    sandbox,
    { ...protectionOf(sandbox, memberId), rest: { kind: kept, since, until } },
    { change: kind, kind: null, period: null, value: null, until },
  );
  if (until === null) sandbox.store.remove('waitingRests', memberId);
  else sandbox.store.put('waitingRests', memberId, { until });
  return true;
}

export const setRealityCheck = (sandbox: Sandbox, memberId: string, minutes: number): void =>
  write(sandbox, { ...protectionOf(sandbox, memberId), realityCheckMinutes: minutes });

/** Whether limits were set and not changed, nor kept, for as long as the operator says. */
export const isReviewDue = (sandbox: Sandbox, { limits, changedAt }: PlayProtection): boolean =>
  limits.length > 0 &&
  changedAt !== null &&
  monthsLater(changedAt, sandbox.settings.responsiblePlay.reviewMonths) <= sandbox.now();
