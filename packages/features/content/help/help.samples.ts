import type { HelpFacts } from '#api/help.ts';
import { fillFacts } from '#core/site/helpFacts.ts';
import { helpSections } from '#sandbox/seed/help/help.ts';
import type { BeginnerStep, HelpSection, HelpVotes } from './help.types.ts';

type Globals = { readonly language?: unknown };

/** Facts of an operator. */
export const sampleFacts: HelpFacts = {
  ...{ minDeposit: '50.00', minWithdraw: '100.00', minTransfer: '100.00', maxTransfer: '20000.00' },
  ...{ dailyTransfer: '50000.00', minRebate: '1.00', turnover: '100', pointTurnover: '100', minAge: 21 },
  ...{ withdrawMinutes: 30, receiptHours: 24, caseHours: 24, bankAccounts: 3, bankAccountHours: 24 },
  ...{ passwordTries: 5, passwordLockMinutes: 30, passwordRestHours: 24, raiseHours: 24, answerHours: 24 },
  ...{ complaintHours: 72, minQuestion: 10, maxQuestion: 1_000, maxFeedback: 140, maxPictures: 3, maxPictureMb: 5 },
  ...{ minPoints: 100, pointsPerBaht: 10, vipDays: 30 },
};
const helplines = { th: 'สายด่วน 1323', en: 'Hotline 1323' };
const sampleWays: Readonly<Record<'th' | 'en', Pick<HelpFacts, 'depositWays' | 'withdrawWays'>>> = {
  th: {
    depositWays: [
      { name: 'พร้อมเพย์ คิวอาร์', minAmount: '100.00' },
      { name: 'กระเป๋าเงินออนไลน์', minAmount: '50.00' },
    ],
    withdrawWays: [{ name: 'บัญชีธนาคาร', minAmount: '100.00' }],
  },
  en: {
    depositWays: [
      { name: 'PromptPay QR', minAmount: '100.00' },
      { name: 'E-wallet', minAmount: '50.00' },
    ],
    withdrawWays: [{ name: 'Bank account', minAmount: '100.00' }],
  },
};
const formats = {
  money: (amount: string) => `฿${amount.replace('.00', '')}`,
  percent: (number: string) => `${number}%`,
  number: String,
};

/** Fills the sample facts into a text. */
export const fillSample = (text: string, language: 'th' | 'en'): string =>
  fillFacts(text, { ...sampleFacts, ...sampleWays[language], helpline: helplines[language] }, formats);

/** The sandbox's help sections, for stories. */
export function sampleSections({ language }: Globals): readonly HelpSection[] {
  const code = language === 'en' ? 'en' : 'th';
  return helpSections.map(({ id, title, content }) => ({
    id,
    title: title[code],
    content: fillSample(content[code], code),
  }));
}

/** Very long titles and texts, and a table wider than a phone. */
export const longSections = (globals: Globals): readonly HelpSection[] =>
  sampleSections(globals).map((section, index) => ({
    ...section,
    title: index === 1 ? 'W'.repeat(80) : Array(4).fill(section.title).join(' · '),
    content:
      `<table><tbody><tr>${Array(8).fill(`<td>${section.title}</td>`).join('')}</tr></tbody></table>` +
      section.content.repeat(6),
  }));

/** The steps of the beginner's manual for a visitor. */
export const sampleBeginner: readonly BeginnerStep[] = [
  { id: 'signUp', href: '/register', fact: '21' },
  { id: 'deposit', href: '/?centre=depositv2', fact: '฿100 (PromptPay QR)' },
  { id: 'play', href: '/', fact: null },
  { id: 'withdraw', href: '/?centre=withdraw', fact: '฿100 (Bank account)' },
];

/** Nothing was said about any section. */
export const noVotes: HelpVotes = { given: {}, failed: null, busy: false, onVote: () => {} };
