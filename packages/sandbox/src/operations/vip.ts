import { ok } from '#api/errors.ts';
import { gameTypes } from '#api/primitives.ts';
import type * as contract from '#api/vip.ts';
import { isTrial } from '../accounts/roles.ts';
import { giftSatangOf, isMissing, levelOf, vipSums } from '../accounts/vipLevels.ts';
import type { Handler } from '../handler.ts';
import { gameLanguage } from '../language.ts';
import { satangToAmount } from '../money/ledger.ts';
import { rebateRateOf } from '../money/rebates.ts';
import type { Sandbox } from '../sandbox.ts';
import type { VipLevelSettings } from '../seed/vip.ts';
import { isFeatureOn } from '../seed/whitelabel.ts';
import { wordingOf } from '../texts/wording.ts';
import { iso } from '../time.ts';

export const vipLevels: Handler<typeof contract.vipLevels> = ({ sandbox, member }, { language }) => {
  const { title } = wordingOf(sandbox, gameLanguage(language));
  const { vip } = sandbox.settings;
  const own = member === null || isTrial(member) ? null : member;
  const level = own && levelOf(sandbox, own);
  const sums = own && vipSums(sandbox, own.id);
  return ok({
    levels: vip.levels.map((each) => ({
      rank: each.rank,
      name: title(each.name),
      needs: asked(each.needs),
      keeps: asked(each.keeps),
      benefits: benefitsOf(sandbox, each),
    })),
    days: vip.days,
    noticeDays: vip.noticeDays,
    own:
      level === null || sums === null
        ? null
        : {
            rank: level.rank,
            since: level.since === null ? null : iso(level.since),
            deposit: satangToAmount(sums.depositSatang),
            validBet: satangToAmount(sums.validBetSatang),
            reviewAt: iso(level.reviewAt),
            toNext: toNext(vip.levels, level.rank, sums),
            fall:
              level.toldAt != null && isMissing(sandbox, level)
                ? { rank: level.rank - 1, toldAt: iso(level.toldAt) }
                : null,
            history: level.history.map(({ rank, at }) => ({ rank, at: iso(at) })),
          },
  });
};

const asked = (needs: VipLevelSettings['needs']) =>
  needs && { deposit: satangToAmount(needs.depositSatang), validBet: satangToAmount(needs.validBetSatang) };

/** What the level above asks for that is not there yet; null at the highest. */
function toNext(levels: readonly VipLevelSettings[], rank: number, sums: ReturnType<typeof vipSums>) {
  const next = levels.find((each) => each.rank > rank);
  if (next === undefined) return null;
  const missing = (of: keyof typeof sums) => satangToAmount(Math.max(0, (next.needs?.[of] ?? 0) - sums[of]));
  return { rank: next.rank, deposit: missing('depositSatang'), validBet: missing('validBetSatang') };
}

/** The highest rebate on a bet, in per cent. Hundredths of a per cent are formatted like satang. */
const highestRebate = (sandbox: Sandbox, rank: number): string =>
  satangToAmount(Math.max(...gameTypes.map((gameType) => rebateRateOf(sandbox, rank, gameType))));

/** The benefits as the settings that grant them have it, so that the table cannot promise anything else. */
function benefitsOf(sandbox: Sandbox, level: VipLevelSettings) {
  const { settings } = sandbox;
  const { rank } = level;
  const gift = giftSatangOf(sandbox, level);
  const daily = settings.moneyOut.daily.findLast(({ fromRank }) => rank >= fromRank);
  const factor = settings.points.factors.findLast(({ fromRank }) => rank >= fromRank);
  return [
    ...(daily === undefined
      ? []
      : [
          { key: 'withdrawCount', value: String(daily.count) },
          { key: 'withdrawAmount', value: satangToAmount(daily.satang) },
        ]),
    ...(isFeatureOn(sandbox, 'REBATE') ? [{ key: 'rebateRate', value: highestRebate(sandbox, rank) }] : []),
    { key: 'pointsPercent', value: String(factor?.percent ?? 100) },
    ...(gift > 0 ? [{ key: 'gift', value: satangToAmount(gift) }] : []),
    { key: 'answerHours', value: String(level.answerHours ?? settings.support.answerHours) },
  ];
}
