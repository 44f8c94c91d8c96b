import { gameHot } from '#api/games.ts';
import type { InputOf, OutputOf } from '#api/operation.ts';
import { type Language, siteConstants } from '#api/primitives.ts';
import { usePlatform } from '../data/platform.tsx';
import { type Remote, useRemote } from '../data/remote.ts';
import { useLanguage } from '../i18n/language.ts';

/** Builds the input for the hot games. The same everywhere, so that they are fetched once per session (STO-02). */
export const hotGamesInput = (merchantCode: string, language: Language): InputOf<typeof gameHot> => ({
  merchantCode,
  platform: siteConstants.gamePlatform,
  language,
});

/** Returns the hot games of all types. */
export function useHotGames(): Remote<OutputOf<typeof gameHot>> {
  const { deployment } = usePlatform();
  return useRemote(gameHot, hotGamesInput(deployment.merchant, useLanguage()), 'perLanguage')[0];
}
