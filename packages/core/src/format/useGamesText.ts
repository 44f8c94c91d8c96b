import { type Other, wordOf } from '#api/open.ts';
import type { GameType } from '#api/primitives.ts';
import { useTranslation } from '../i18n/useTranslation.tsx';

/**
 * Returns a function that names game types in one line; an unknown one as the platform names it.
 * @param all the text for none, which stands for all games
 */
export function useGamesText(all: string): (types: readonly (GameType | Other)[]) => string {
  const { t } = useTranslation('common');
  return (types) =>
    types.length === 0
      ? all
      : types.map((type) => (typeof type === 'string' ? t(`gameTypes.${type}`) : wordOf(type))).join(', ');
}
