import type { LimitKind, LimitPeriod } from '#api/responsiblePlay.ts';
import type { LocalText } from '../language.ts';
import { eventCount, eventKey, note } from '../live/note.ts';
import type { Sandbox } from '../sandbox.ts';
import { type LimitState, playStatusOf } from './guard.ts';
import { periodAt } from './periods.ts';
import { protectionOf } from './protections.ts';

/** How much of a limit is used when the member is told that it is near. */
const nearShare = 0.8;

const kindNames: Readonly<Record<LimitKind, LocalText>> = {
  deposit: { th: 'วงเงินฝาก', en: 'deposit limit' },
  loss: { th: 'วงเงินเสีย', en: 'loss limit' },
  wager: { th: 'วงเงินเดิมพัน', en: 'betting limit' },
  time: { th: 'เวลาเล่น', en: 'time limit' },
};
const periodNames: Readonly<Record<LimitPeriod, LocalText>> = {
  day: { th: 'รายวัน', en: 'Daily' },
  week: { th: 'รายสัปดาห์', en: 'Weekly' },
  month: { th: 'รายเดือน', en: 'Monthly' },
};

/**
 * Tells a member of each own limit that is near or reached (RSP-03), once a period and value. Called after what a limit counts,
 * in its transaction.
 */
export function noteLimits(sandbox: Sandbox, memberId: string): void {
  for (const { limit, used, left, resetsAt } of playStatusOf(sandbox, { id: memberId }).limits) {
    const isReached = left === 0;
    if (!isReached && used < limit.value * nearShare) continue;
    const { kind, period } = limit;
    const reference = `${kind}.${period}`;
    if (isTold(sandbox, memberId, limit, isReached)) continue;
    note(sandbox, memberId, isReached ? 'limitReached' : 'limitNear', {
      reference,
      label: {
        th: `${kindNames[kind].th}${periodNames[period].th}`,
        en: `${periodNames[period].en} ${kindNames[kind].en}`,
      },
      ...(isReached && { until: resetsAt }),
      link: { page: 'limits', reference: null },
    });
  }
}

/** Whether this was told since the limit was last changed, within its period. What is reached was near before. */
function isTold(
  sandbox: Sandbox,
  memberId: string,
  { kind, period }: LimitState['limit'],
  isReached: boolean,
): boolean {
  const changed = protectionOf(sandbox, memberId).history.find((each) => each.kind === kind && each.period === period);
  const since = Math.max(periodAt(period, sandbox.now()).begins, changed?.at ?? 0);
  for (let number = eventCount(sandbox, memberId); number > 0; number -= 1) {
    const event = sandbox.store.get('memberEvents', eventKey(memberId, number));
    if (event === undefined || event.at < since) return false;
    const isSame = event.reference === `${kind}.${period}`;
    if (isSame && (event.kind === 'limitReached' || (!isReached && event.kind === 'limitNear'))) return true;
  }
  return false;
}
