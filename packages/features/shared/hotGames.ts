import { gameHot } from '#api/games.ts';
import type { InputOf, OutputOf } from '#api/operation.ts';
import { type Language, siteConstants } from '#api/primitives.ts';
import { useLanguage } from './i18n/language.ts';
import { usePlatform } from './platform.tsx';
import { type Remote, useRemote } from './remote.ts';

/** The one question for the hot games: asked alike everywhere, it is asked once per session (STO-02). */
export const hotGamesInput = (merchantCode: string, language: Language): InputOf<typeof gameHot> => ({
  merchantCode,
  platform: siteConstants.gamePlatform,
  language,
});

export function useHotGames(): Remote<OutputOf<typeof gameHot>> {
  const { deployment } = usePlatform();
  return useRemote(gameHot, hotGamesInput(deployment.merchant, useLanguage()), 'perLanguage')[0];
}
