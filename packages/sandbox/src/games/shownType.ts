import type { GameType } from '#api/primitives.ts';
import type { Round } from '../schema/games.ts';
import { derivedCategories } from '../seed/vendors.ts';

const derivedTypes = ['ESPORTS', 'COCKFIGHT'] as const;

/** The category under which the site shows a round: esports and cockfights are sports of certain vendors (NAV-07). */
export const shownTypeOf = ({ gameType, vassalage }: Pick<Round, 'gameType' | 'vassalage'>): GameType =>
  (gameType === 'SPORTS' ? derivedTypes.find((type) => derivedCategories[type].includes(vassalage)) : undefined) ??
  gameType;
