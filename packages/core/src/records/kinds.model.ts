import type { Other } from '#api/open.ts';
import type { TransactionKind } from '#api/records.ts';
import type { Translate } from '../i18n/translate.ts';

/** The kinds that each choice of the filter shows. Choices named like a kind use its word. */
export const kindFilters = {
  deposit: ['deposit'],
  withdrawal: ['withdrawal', 'withdrawalReturned'],
  stake: ['stake', 'stakeReturned'],
  win: ['win'],
  rebate: ['rebate'],
  rewards: ['bonus', 'bonusRemoved', 'reward', 'mission', 'redEnvelope', 'wheel', 'jackpot', 'points'],
  transfers: [
    ...['transferIn', 'transferOut', 'walletIn', 'walletOut'],
    ...['redEnvelopeGiven', 'redEnvelopeReceived', 'redEnvelopeReturned'],
  ],
  agent: ['commission', 'dividend', 'salary'],
  adjustment: ['adjustment'],
} as const satisfies Readonly<Record<string, readonly TransactionKind[]>>;
export type KindFilter = keyof typeof kindFilters;
export const kindFilterNames = Object.keys(kindFilters) as KindFilter[];

/** The name of a kind of movement; the platform's own word for one that the site does not know. */
export const kindName = (kind: TransactionKind | Other, t: Translate<'records'>): string =>
  typeof kind === 'string' ? t(`kinds.${kind}`) : t('other', { word: kind.other });
