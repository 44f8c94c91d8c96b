import type { VipLevel, VipLevelsValue } from '#api/vip.ts';
import { ready } from '#core/data/remote.ts';
import en from '#locales/en/vip.json';
import th from '#locales/th/vip.json';
import type { VipScreenProps } from './vip.types.ts';

export interface Globals {
  readonly language?: unknown;
}
export const messagesOf = (globals: Globals) => (globals.language === 'en' ? en : th);

const names = {
  en: ['Member', 'Bronze', 'Silver', 'Gold', 'Platinum', 'Diamond'],
  th: ['สมาชิก', 'ระดับทองแดง', 'ระดับเงิน', 'ระดับทอง', 'ระดับแพลทินัม', 'ระดับเพชร'],
} as const;

export const sampleLevels = (globals: Globals): VipLevel[] =>
  names[globals.language === 'en' ? 'en' : 'th'].map((name, rank) => ({
    rank,
    name,
    needs: rank === 0 ? null : { deposit: `${rank * 1_000}.00`, validBet: `${rank * 10_000}.00` },
    keeps: rank === 0 ? null : { deposit: '0.00', validBet: `${rank * 4_000}.00` },
    benefits: [
      { key: 'withdrawCount', value: rank < 3 ? '3' : '5' },
      { key: 'withdrawAmount', value: rank < 3 ? '200000.00' : '500000.00' },
      { key: 'rebateRate', value: rank < 4 ? '0.80' : '1.00' },
      { key: 'pointsPercent', value: String(100 + rank * 10) },
      { key: 'answerHours', value: String(24 - rank * 4) },
      ...(rank > 0 ? [{ key: 'gift', value: `${rank * 100}.00` } as const] : []),
    ],
  }));

type Own = NonNullable<VipLevelsValue['own']>;

export const sampleOwn = (change: Partial<Own> = {}): Own => ({
  rank: 3,
  since: '2026-08-31T17:00:00.000Z',
  deposit: '4500.00',
  validBet: '21350.00',
  reviewAt: '2026-11-30T17:00:00.000Z',
  fall: null,
  history: [
    { rank: 2, at: '2026-05-31T17:00:00.000Z' },
    { rank: 1, at: '2026-03-10T04:00:00.000Z' },
  ],
  ...change,
});

const ignore = (): void => {};

/** Story props: a member at the third of five levels. */
export const sampleVip = (globals: Globals, own: Partial<Own> = {}): VipScreenProps => ({
  offered: true,
  role: 'member',
  vip: ready({ levels: sampleLevels(globals), days: 30, noticeDays: 14, own: sampleOwn(own) }),
  stop: null,
  homeHref: '/',
  limitsHref: '/vip?centre=limits',
  onEnter: ignore,
  onService: undefined,
});
