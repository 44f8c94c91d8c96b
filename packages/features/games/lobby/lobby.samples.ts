import { fn } from 'storybook/test';
import { gameVendorList } from '#api/games.ts';
import { siteConstants } from '#api/primitives.ts';
import { vendorMarkPath } from '#core/catalogue/images.ts';
import { ready } from '#core/data/remote.ts';
import { paths } from '#core/routing/paths.ts';
import { gameIconPath } from '#demo/art/images.ts';
import { type Globals, codeOf, given, sampleOf } from '#storybook/sampleOf.ts';
import type { SandboxContext } from '#storybook/sandboxAddon.ts';
import { changeLobby, lobbySearch, wholeLobby } from './lobby.model.ts';
import type { LobbyTile, LobbyScreenProps } from './lobby.types.ts';

/** Props of the slot lobby for stories, from the story's sandbox. */
export function sampleLobby(sandbox: SandboxContext, globals: Globals): LobbyScreenProps {
  const language = codeOf(globals);
  const { games, vendors, vendorByCode } = sandbox.catalogue;
  const { lanes } = sampleOf(gameVendorList, {}, globals).data;
  const tiles = games
    .slice(0, siteConstants.pageSize)
    .map(({ nodeId, vassalage, gameCode, name, isHot }, index): LobbyTile => ({
      nodeId,
      name: name[language],
      vendor: vendorByCode.get(vassalage)?.name[language] ?? '',
      image: gameIconPath(vassalage, nodeId),
      hot: isHot,
      inMaintenance: false,
      href: paths.game({ vassalage, gameType: 'RNG', nodeId, gameCode, from: paths.lobby('rng') }),
      favourite: { active: index % 4 === 1, busy: index === 2, toggle: fn() },
    }));
  return {
    gameType: 'RNG',
    role: 'member',
    query: wholeLobby,
    lobby: ready({
      vendors: vendors
        .filter(({ gameType }) => gameType === 'RNG')
        .map(({ vassalage, name }) => ({
          vassalage,
          name: name[language],
          mark: vendorMarkPath(vassalage),
          inMaintenance: sandbox.settings.vendorsInMaintenance.includes(vassalage),
        })),
      classifications: given(lanes.find(({ title }) => title === 'RNG')).gameClassify,
    }),
    hasHot: true,
    games: ready({ tiles, totalPages: 667 }),
    hrefFor: (change) => paths.lobby('rng') + lobbySearch(changeLobby(wholeLobby, change, 'exclusive')),
    onChange: fn(),
    onSearch: fn(),
    onLogIn: fn(),
    onOpen: null,
  };
}
