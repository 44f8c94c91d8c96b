import type * as contract from '#api/depositBonuses.ts';
import { ok } from '#api/errors.ts';
import type { Handler } from '../handler.ts';
import { gameLanguage } from '../language.ts';
import { depositBonusesOf } from '../money/depositBonuses.ts';
import { depositTurnover } from '../money/deposits.ts';
import { amountToSatang, satangToAmount } from '../money/ledger.ts';
import { mostStakeView } from '../money/turnoverView.ts';
import { playStatusOf } from '../play/guard.ts';
import { refuse } from '../refusal.ts';
import { wordingOf } from '../texts/wording.ts';

/** MNY-09: what a deposit of this sum can bring, and what that binds. */
export const depositBonuses: Handler<typeof contract.depositBonuses> = ({ sandbox, member }, { amount, language }) => {
  const satang = amountToSatang(amount);
  if (satang === null) return refuse('invalid_input', { detail: { field: 'amount' } });
  const ownWager = depositTurnover(sandbox, satang);
  const plain = { plays: satangToAmount(satang), wagers: satangToAmount(ownWager) };
  // RSP-06.
  if (playStatusOf(sandbox, member).rest !== null) return ok({ list: [], plain });
  const { title } = wordingOf(sandbox, gameLanguage(language));
  return ok({
    plain,
    list: depositBonusesOf(sandbox, member.id, satang).map(({ promotion, rule, termsVersion, givesSatang }) => {
      const { times, days, gameTypes, mostStakeSatang } = rule.bonus;
      return {
        promotionId: promotion.id,
        termsVersion,
        name: title(promotion.title),
        from: satangToAmount(rule.fromSatang),
        gives: givesSatang === null ? null : satangToAmount(givesSatang),
        plays: givesSatang === null ? null : satangToAmount(satang + givesSatang),
        wagers: givesSatang === null ? null : satangToAmount(ownWager + givesSatang * times),
        onlyNow: rule.newcomers,
        requirement:
          givesSatang === null
            ? null
            : {
                amount: satangToAmount(givesSatang * times),
                days,
                gameTypes: [...gameTypes],
                ...mostStakeView(mostStakeSatang),
              },
      };
    }),
  });
};
