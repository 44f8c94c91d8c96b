import { gameHot, gameRecent } from '#api/games.ts';
import { siteConstants } from '#api/primitives.ts';
import { vendorPath } from '../shared/categories.ts';
import { toGameTileView } from '../shared/gameTile.ts';
import { useLanguage } from '../shared/i18n/language.ts';
import { useImageAddress } from '../shared/images.ts';
import { useMember } from '../shared/member.ts';
import { paths } from '../shared/navigation.ts';
import { usePlatform } from '../shared/platform.tsx';
import { mapRemote, useRemote } from '../shared/remote.ts';
import { useCategories } from '../shared/useCategories.ts';
import { useGatedOpen } from '../shared/useGatedOpen.ts';
import { toVendorView } from '../shared/vendorView.ts';
import { type HomeScreenProps, homeLimits } from './HomeScreen.tsx';

export function useHomeScreen(): HomeScreenProps {
  const { deployment } = usePlatform();
  const language = useLanguage();
  const imageAddress = useImageAddress();
  const { role, info } = useMember();
  const onOpen = useGatedOpen();
  const categories = useCategories();
  const { clientType, gamePlatform: platform } = siteConstants;
  const ownGames = role === 'member' || role === 'agent';
  const home = paths.home();

  const [hot] = useRemote(gameHot, { merchantCode: deployment.merchant, platform, language }, 'oncePerSession');
  const [recent] = useRemote(
    gameRecent,
    ownGames ? { clientType, gameType: 'RNG', language, pageNo: 1, pageSize: homeLimits.recent } : null,
    'list',
  );
  const tile = (game: Parameters<typeof toGameTileView>[0]) => toGameTileView(game, imageAddress, home);

  return {
    role,
    nickname: info.status === 'ready' ? info.value.nickname : null,
    loginHref: paths.login({ next: home }),
    recent: ownGames ? mapRemote(recent, ({ list }) => list.slice(0, homeLimits.recent).map(tile)) : null,
    hot: mapRemote(hot, ({ list }) => list.slice(0, homeLimits.hot).map(tile)),
    categories: mapRemote(categories, (all) =>
      all.map(({ type, vendors }) => ({
        type,
        href: paths.category(type),
        vendors: vendors.map((card) => toVendorView(card, imageAddress, vendorPath(type, card.vassalage))),
      })),
    ),
    lobbyHref: paths.category('RNG'),
    onOpen,
  };
}
