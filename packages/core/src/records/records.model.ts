import { type Other, wordOf } from '#api/open.ts';
import type { GameType } from '#api/primitives.ts';
import type { BetRecord, Transaction } from '#api/records.ts';

/** The key of a movement in a list: a stake and a win share the reference of their bet. */
export const movementKey = ({ kind, reference }: Pick<Transaction, 'kind' | 'reference'>): string =>
  `${wordOf(kind)} ${reference}`;

/** The category that a bet is listed under: that of the site, where the platform names it. */
export const typeOf = ({ shownType, gameType }: Pick<BetRecord, 'shownType' | 'gameType'>): GameType | Other =>
  shownType ?? gameType;
