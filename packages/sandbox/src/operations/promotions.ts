import { ok } from '#api/errors.ts';
import type { WireOutputOf } from '#api/operation.ts';
import type { Language } from '#api/primitives.ts';
import type * as contract from '#api/promotions.ts';
import { readLines } from '#text/readText.ts';
import { isTrial } from '../accounts/roles.ts';
import type { Handler } from '../handler.ts';
import { gameLanguage } from '../language.ts';
import { joinPromotion } from '../money/joinPromotion.ts';
import { satangToAmount } from '../money/ledger.ts';
import { listedPromotions, periodOf, promotionById, termsVersionOf } from '../money/promotionRules.ts';
import { promotionNow, rankingOf } from '../money/promotions.ts';
import { rankingView } from '../money/standings.ts';
import { mostStakeView } from '../money/turnoverView.ts';
import { playStatusOf, stopOf } from '../play/guard.ts';
import { refuse } from '../refusal.ts';
import type { Sandbox } from '../sandbox.ts';
import { scenarioRules } from '../scenarios.ts';
import type { Member } from '../schema/accounts.ts';
import type { SeedPromotion } from '../seed/promotions.ts';
import { wordingOf } from '../texts/wording.ts';
import { iso } from '../time.ts';

/** How many places of a ranking are shown. */
const mostPlaces = 20;

/** TXT-03: a trial account reads what a visitor reads. */
export const promotionStates: Handler<typeof contract.promotionStates> = (
  { sandbox, member: caller },
  { language },
) => {
  const member = caller !== null && isTrial(caller) ? null : caller;
  // RSP-06: a member who takes a break is offered nothing.
  const offersNothing =
    scenarioRules[sandbox.scenario].catalogue === 'empty' ||
    (member !== null && playStatusOf(sandbox, member).rest !== null);
  const joinable = listedPromotions(sandbox).filter(({ rule }) => rule !== null);
  return ok({
    list: offersNothing ? [] : joinable.map((promotion) => stateView(sandbox, member, promotion, language)),
  });
};

export const promotionJoin: Handler<typeof contract.promotionJoin> = ({ sandbox, member }, input) => {
  const stopped = stopOf(sandbox, member, 'join');
  if (stopped !== null) return stopped;
  const joined = joinPromotion(sandbox, member.id, input, null);
  return joined.ok ? ok(stateView(sandbox, member, joined.value, input.language)) : joined;
};

export const promotionApply: Handler<typeof contract.promotionApply> = ({ sandbox, member }, input) => {
  const stopped = stopOf(sandbox, member, 'join');
  if (stopped !== null) return stopped;
  const { remark, fileIds, language } = input;
  const joined = joinPromotion(sandbox, member.id, input, { remark: readLines(remark), fileIds });
  return joined.ok ? ok(stateView(sandbox, member, joined.value, language)) : joined;
};

export const promotionRanking: Handler<typeof contract.promotionRanking> = ({ sandbox, member }, { promotionId }) => {
  const promotion = promotionById(sandbox, promotionId);
  if (promotion?.rule?.kind !== 'ranking') return refuse('invalid_input', { detail: { field: 'promotionId' } });
  const resting = playStatusOf(sandbox, member).rest !== null;
  const standings = resting ? [] : rankingOf(sandbox, promotionId, periodOf(sandbox, promotion).name);
  return ok({ ...rankingView(standings, member.id, mostPlaces), at: iso(sandbox.now()) });
};

function stateView(sandbox: Sandbox, member: Member | null, promotion: SeedPromotion, language: Language) {
  const { state, progress, reason, rewardId } = promotionNow(sandbox, member, promotion);
  const { begins, ends } = periodOf(sandbox, promotion);
  const { title } = wordingOf(sandbox, gameLanguage(language));
  const { rule } = promotion;
  return {
    promotionId: promotion.id,
    state,
    terms: termsView(promotion),
    progress: progress && {
      done: satangToAmount(progress.doneSatang),
      required: satangToAmount(progress.requiredSatang),
    },
    form: rule?.kind === 'application' ? { remark: rule.remark, files: rule.files } : null,
    reason: reason && title(reason),
    rewardId,
    beginsAt: begins > sandbox.now() ? iso(begins) : null,
    endsAt: ends === null ? null : iso(ends - 1_000),
  };
}

function termsView(promotion: SeedPromotion): WireOutputOf<typeof contract.promotionJoin>['terms'] {
  const { rule, per = 'account' } = promotion;
  const terms = { version: termsVersionOf(promotion), per };
  const none = { reward: null, deposit: null, wager: null, requirement: null, prizes: [] };
  switch (rule?.kind) {
    case 'deposit': {
      const { percent, fromSatang, mostSatang, bonus } = rule;
      const deposit = { percent, from: satangToAmount(fromSatang), most: satangToAmount(mostSatang) };
      const { times, days, gameTypes, mostStakeSatang } = bonus;
      const requirement = {
        times,
        days,
        gameTypes: [...gameTypes],
        ...mostStakeView(mostStakeSatang),
        cashOutDays: null,
      };
      return { ...terms, ...none, deposit, requirement };
    }
    case 'wager': {
      const wager = { amount: satangToAmount(rule.targetSatang), gameTypes: [...rule.gameTypes] };
      return { ...terms, ...none, reward: satangToAmount(rule.rewardSatang), wager };
    }
    case 'ranking':
      return { ...terms, ...none, prizes: rule.prizesSatang.map(satangToAmount) };
    case 'application':
      return { ...terms, ...none, reward: satangToAmount(rule.rewardSatang) };
    case undefined:
      return { ...terms, ...none };
  }
}
