import { type Language, gameTypes } from '#api/primitives.ts';
import { gameLanguage } from '../language.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Turnover } from '../schema/moneyOut.ts';
import { wordingOf } from '../texts/wording.ts';
import { iso } from '../time.ts';
import { satangToAmount } from './ledger.ts';
import { endOf, statusNow } from './turnover.ts';

/** The largest stake that counts, as the contract shows it: absent where each counts. */
export const mostStakeView = (satang: number | undefined) =>
  satang === undefined ? {} : { mostStake: satangToAmount(satang) };

/** A turnover requirement as the contract shows it. */
export function turnoverView(sandbox: Sandbox, turnover: Turnover, language: Language) {
  const { id, source, reference, name, requiredSatang, doneSatang, percents, mostStakeSatang, createdAt, expiresAt } =
    turnover;
  const end = endOf(sandbox, turnover);
  return {
    id,
    source,
    reference,
    name: wordingOf(sandbox, gameLanguage(language)).title(name),
    required: satangToAmount(requiredSatang),
    done: satangToAmount(doneSatang),
    missing: satangToAmount(requiredSatang - doneSatang),
    countsFor: gameTypes.flatMap((gameType) => {
      const percent = percents[gameType] ?? 0;
      return percent > 0 ? [{ gameType, percent }] : [];
    }),
    ...mostStakeView(mostStakeSatang),
    createdAt: iso(createdAt),
    expiresAt: expiresAt === null ? null : iso(expiresAt),
    status: statusNow(sandbox, turnover),
    ended: end && { at: iso(end.at), by: end.by },
  };
}
