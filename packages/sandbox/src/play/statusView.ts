import type { WireOutputOf } from '#api/operation.ts';
import type * as contract from '#api/responsiblePlay.ts';
import type { MemberContext } from '../handler.ts';
import { betAmounts } from '../money/betSums.ts';
import { helplines } from '../seed/helplines.ts';
import { iso } from '../time.ts';
import { limitText, playStatusOf } from './guard.ts';
import { pauseView } from './pauses.ts';
import { isReviewDue, protectionOf } from './protections.ts';
import { type Sitting, sittingOf } from './usage.ts';

function sessionView({ since, sums }: Sitting) {
  const { profit, settledStake: _, ...amounts } = betAmounts(sums);
  return { since: iso(since), waiting: sums.waiting, ...amounts, result: profit };
}

/** The play status of a member for the wire. */
export function statusView({ sandbox, member, language }: MemberContext): WireOutputOf<typeof contract.playStatus> {
  const { rest, limits } = playStatusOf(sandbox, member);
  const protection = protectionOf(sandbox, member.id);
  const sitting = sittingOf(sandbox, member.id);
  return {
    limits: limits.map(({ limit: { kind, period, value, pending }, used, left, resetsAt }) => ({
      kind,
      period,
      value: limitText(kind, value),
      used: limitText(kind, used),
      left: limitText(kind, left),
      resetsAt: iso(resetsAt),
      pending: pending && {
        value: pending.value === null ? null : limitText(kind, pending.value),
        from: iso(pending.from),
      },
    })),
    realityCheckMinutes: protection.realityCheckMinutes,
    rest: rest && { kind: rest.kind, since: iso(rest.since), until: rest.until === null ? null : iso(rest.until) },
    paused: pauseView(sandbox, member.id),
    session: sitting && sessionView(sitting),
    raiseHours: sandbox.settings.responsiblePlay.raiseHours,
    limitRequired: sandbox.settings.responsiblePlay.required,
    reviewDue: isReviewDue(sandbox, protection),
    helplines: [...helplines[language]],
  };
}
