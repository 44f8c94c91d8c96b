import type * as contract from '#api/bonuses.ts';
import { ok } from '#api/errors.ts';
import type { Language } from '#api/primitives.ts';
import type { Handler } from '../handler.ts';
import { gameLanguage } from '../language.ts';
import { pageOf } from '../listing/paging.ts';
import { type BonusNow, bonusesOf, cancelBonus, sumsOfCancelling } from '../money/bonuses.ts';
import { amountToSatang, satangToAmount } from '../money/ledger.ts';
import { mostStakeView } from '../money/turnoverView.ts';
import type { Sandbox } from '../sandbox.ts';
import { wordingOf } from '../texts/wording.ts';
import { iso } from '../time.ts';

/** MEM-03d: open during a break, like records: it offers nothing, and a bonus can be given up. */
export const bonusList: Handler<typeof contract.bonusList> = ({ sandbox, member }, input) => {
  const rows = bonusesOf(sandbox, member.id).filter(
    ({ status }) => input.status === undefined || status === input.status,
  );
  const { items, totalPages } = pageOf(rows, input);
  return ok({ list: items.map((row) => bonusView(sandbox, row, input.language)), totalPages });
};

export const bonusCancelPreview: Handler<typeof contract.bonusCancelPreview> = ({ sandbox, member }, { id }) => {
  const sums = sumsOfCancelling(sandbox, member.id, id);
  if (!sums.ok) return sums;
  const { removed, kept } = sums.value;
  return ok({ removed: satangToAmount(removed), kept: satangToAmount(kept) });
};

export const bonusCancel: Handler<typeof contract.bonusCancel> = ({ sandbox, member }, { id, seen }) => {
  const cancelled = cancelBonus(sandbox, member.id, id, {
    removed: amountToSatang(seen.removed) ?? -1,
    kept: amountToSatang(seen.kept) ?? -1,
  });
  if (!cancelled.ok) return cancelled;
  return ok({ id, reference: cancelled.value.turnover.reference, ...seen });
};

function bonusView(sandbox: Sandbox, { reward, turnover, status }: BonusNow, language: Language) {
  const { title } = wordingOf(sandbox, gameLanguage(language));
  return {
    id: turnover.id,
    name: title(reward.name),
    kind: reward.kind,
    amount: satangToAmount(reward.satang ?? 0),
    reference: turnover.reference,
    status,
    required: satangToAmount(turnover.requiredSatang),
    done: satangToAmount(turnover.doneSatang),
    gameTypes: [...reward.gameTypes],
    ...mostStakeView(turnover.mostStakeSatang),
    requirementId: turnover.id,
    takenAt: iso(turnover.createdAt),
    endsAt: turnover.expiresAt === null ? null : iso(turnover.expiresAt),
    // Once it is wagered, everything is the player's, whenever it is withdrawn.
    cashOutBy: null,
  };
}
