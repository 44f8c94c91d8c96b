import { useState } from 'react';
import { type GameType, gameTypes, siteConstants } from '#api/primitives.ts';
import { lobbyOf } from '#core/catalogue/launchRules.ts';
import { useGamesNamed } from '#core/catalogue/search/useGamesNamed.ts';
import { useCategories } from '#core/catalogue/useCategories.ts';
import { usePlatform } from '#core/data/platform.tsx';
import { mapRemote } from '#core/data/remote.ts';
import { useSettled } from '#core/data/useSettled.ts';
import { useLanguage } from '#core/i18n/language.ts';
import type { LinkGameFields } from '../registration.types.ts';
import type { LinkGameProps } from './linkGame.types.ts';

const listedTypes = gameTypes.filter((type) => lobbyOf(type) !== null);

/** The games that a link can lead into, connected to the platform: those that the site lists itself. */
export function useLinkGame({ value }: LinkGameFields): Omit<LinkGameProps, keyof LinkGameFields> {
  const { deployment } = usePlatform();
  const language = useLanguage();
  const categories = useCategories();
  const [chosen, onType] = useState<GameType | null>(value?.gameType ?? null);
  const [text, onText] = useState('');
  const offered =
    categories.status === 'ready'
      ? listedTypes.filter((type) => categories.value.some((category) => category.type === type))
      : listedTypes;
  // Without any, the empty list says so.
  const types = offered.length === 0 ? listedTypes : offered;
  const type = chosen ?? types[0] ?? 'RNG';
  const { clientType, gamePlatform: platform, pageSize } = siteConstants;
  const { merchant, channel } = deployment;
  const games = useGamesNamed({
    text: useSettled(text.trim()),
    exact: false,
    inputFor: (gameName) => ({
      ...{ clientType, platform, channel, merchant, gameType: type, gameName, pageNo: 1, pageSize, language },
    }),
    known: () => [],
  });
  return {
    types,
    type,
    text,
    games: mapRemote(games, ({ games: list }) =>
      list
        .filter(({ isGame }) => isGame)
        .map(({ nodeId, gameType, vassalage, gameCode, gameName, accountTypeName }) => ({
          ...{ nodeId, gameType, vassalage, gameCode },
          name: gameName,
          vendor: accountTypeName,
        })),
    ),
    onType,
    onText,
  };
}
