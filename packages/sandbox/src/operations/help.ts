import { ok } from '#api/errors.ts';
import { longestFeedback } from '#api/feedback.ts';
import type * as contract from '#api/help.ts';
import type { HelpFacts } from '#api/help.ts';
import { uploadLimits, uploadMegabytes } from '#api/uploadLimits.ts';
import type { Handler } from '../handler.ts';
import { type LocalText, type PlatformLanguage, gameLanguage } from '../language.ts';
import { satangToAmount } from '../money/ledger.ts';
import { minRebateSatang } from '../money/rebates.ts';
import { refuse } from '../refusal.ts';
import type { Sandbox } from '../sandbox.ts';
import { helpSections } from '../seed/help/help.ts';
import { helplines } from '../seed/helplines.ts';
import { wordingOf } from '../texts/wording.ts';

/** Returns the texts of the help. The site fills in the facts. */
export const helpCentre: Handler<typeof contract.helpCentre> = ({ sandbox }, { lang }) => {
  const language = gameLanguage(lang);
  const { title, content } = wordingOf(sandbox, language);
  return ok({
    sections: helpSections.map((section) => ({
      id: section.id,
      title: title(section.title),
      content: content(section.content),
    })),
    facts: { ...cashierFacts(sandbox, language), ...ruleFacts(sandbox, language) },
  });
};

type Facts = { -readonly [Name in keyof HelpFacts]: HelpFacts[Name] };

/** The facts of the cashier's configuration. A method in maintenance counts: its limits stay what they are. */
function cashierFacts({ settings }: Sandbox, language: PlatformLanguage): Facts {
  const { depositMethods, moneyOut, transfers } = settings;
  const least = (methods: readonly { readonly minSatang: number }[]): string | undefined =>
    methods.length === 0 ? undefined : satangToAmount(Math.min(...methods.map(({ minSatang }) => minSatang)));
  const [minDeposit, minWithdraw] = [least(depositMethods), least(moneyOut.methods)];
  const slowest = Math.max(...moneyOut.methods.map(({ expectedMinutes }) => expectedMinutes));
  const receiptHours = Math.floor(moneyOut.receiptMinutes / 60);
  return {
    ...(minDeposit !== undefined && { depositWays: waysOf(depositMethods, language) }),
    ...(minWithdraw !== undefined && { withdrawWays: waysOf(moneyOut.methods, language) }),
    ...(minDeposit !== undefined && { minDeposit }),
    ...(minWithdraw !== undefined && { minWithdraw, withdrawMinutes: slowest }),
    ...(moneyOut.asksReceipt && receiptHours > 0 && { receiptHours }),
    turnover: String(moneyOut.depositTurnoverPercent),
    caseHours: moneyOut.caseHours,
    bankAccounts: moneyOut.mostBankAccounts,
    bankAccountHours: moneyOut.bankAccountHours,
    passwordTries: moneyOut.tries,
    passwordLockMinutes: moneyOut.lockMinutes,
    passwordRestHours: moneyOut.restHours,
    minTransfer: satangToAmount(transfers.minSatang),
    maxTransfer: satangToAmount(transfers.maxSatang),
    dailyTransfer: satangToAmount(transfers.dailySatang),
  };
}

interface Way {
  readonly name: LocalText;
  readonly minSatang: number;
  readonly maintenance: boolean;
  readonly recommended?: boolean;
}

/** The ways that can be used now, the recommended ones first; all of them while none can be used. */
function waysOf(ways: readonly Way[], language: PlatformLanguage) {
  const usable = ways.filter(({ maintenance }) => !maintenance);
  return (usable.length > 0 ? usable : ways)
    .toSorted((one, other) => Number(other.recommended ?? false) - Number(one.recommended ?? false))
    .map(({ name, minSatang }) => ({ name: name[language], minAmount: satangToAmount(minSatang) }));
}

/** The facts of play, rewards and customer service. */
function ruleFacts({ settings }: Sandbox, language: PlatformLanguage): Facts {
  const { policy, points, responsiblePlay, support, vip } = settings;
  const { convert, turnoverPercent } = points;
  const helpline = helplines[language].map(({ name, phone, note }) => `${name} ${phone} (${note})`).join(', ');
  return {
    minAge: policy.minAge ?? 21,
    ...(convert !== null && { pointsPerBaht: convert.perBaht, minPoints: convert.min }),
    ...(helpline !== '' && { helpline }),
    pointTurnover: String(turnoverPercent),
    minRebate: satangToAmount(minRebateSatang),
    raiseHours: responsiblePlay.raiseHours,
    vipDays: vip.days,
    answerHours: support.answerHours,
    complaintHours: support.complaintHours,
    minQuestion: support.question.min,
    maxQuestion: support.question.max,
    maxFeedback: longestFeedback,
    maxPictures: uploadLimits.count,
    maxPictureMb: uploadMegabytes,
  };
}

/** Keeps the latest word of a sender about a section: of a member, or of a visitor's network address. */
export const helpVote: Handler<typeof contract.helpVote> = ({ sandbox, member }, { section, helped }) => {
  if (!helpSections.some(({ id }) => id === section) && section !== 'beginner') {
    return refuse('invalid_input', { detail: { field: 'section' } });
  }
  const { store, settings, now } = sandbox;
  store.put('helpVotes', `${section} ${member?.id ?? settings.ip}`, { section, helped, at: now() });
  return ok({});
};
