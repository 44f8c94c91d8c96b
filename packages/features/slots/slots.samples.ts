import { fn } from 'storybook/test';
import { siteConstants } from '#api/primitives.ts';
import { gameIconPath } from '#sandbox/images.ts';
import type { SandboxContext } from '#storybook/sandboxAddon.ts';
import { vendorMarkPath } from '../shared/images.ts';
import { paths } from '../shared/navigation.ts';
import { ready } from '../shared/remote.ts';
import type { LobbyTile, SlotLobbyScreenProps } from './SlotLobbyScreen.tsx';
import { changeLobby, lobbySearch, wholeLobby } from './slots.model.ts';

/** For stories: the props of a lobby, from the story's own world. */
export function sampleLobby({ world }: SandboxContext, globals: { language?: unknown }): SlotLobbyScreenProps {
  const language = globals.language === 'en' ? 'en' : 'th';
  const { games, vendors, vendorByCode } = world.catalogue;
  const tiles = games
    .slice(0, siteConstants.pageSize)
    .map(({ nodeId, vassalage, gameCode, name, isHot }, index): LobbyTile => ({
      nodeId,
      name: name[language],
      vendor: vendorByCode.get(vassalage)?.name[language] ?? '',
      image: gameIconPath(vassalage, nodeId),
      hot: isHot,
      href: paths.game({ vassalage, gameType: 'RNG', nodeId, gameCode, from: paths.hall('rng') }),
      favourite: { kept: index % 4 === 1, busy: index === 2, toggle: fn() },
    }));
  return {
    gameType: 'RNG',
    role: 'member',
    query: wholeLobby,
    hall: ready({
      vendors: vendors
        .filter(({ gameType }) => gameType === 'RNG')
        .map(({ vassalage, name }) => ({
          vassalage,
          name: name[language],
          mark: vendorMarkPath(vassalage),
          resting: world.settings.vendorsInMaintenance.includes(vassalage),
        })),
      classifications: [
        { code: 'slots', name: language === 'en' ? 'Slots' : 'สล็อต' },
        { code: 'table', name: language === 'en' ? 'Table games' : 'เกมโต๊ะ' },
      ],
    }),
    hasHot: true,
    games: ready({ tiles, totalPages: 667 }),
    currencySymbol: '฿',
    hrefFor: (change) => paths.hall('rng') + lobbySearch(changeLobby(wholeLobby, change, 'exclusive')),
    onChange: fn(),
    onSearch: fn(),
    onLogIn: fn(),
    onOpen: null,
  };
}
