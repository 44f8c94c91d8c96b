import { useContext, useState } from 'react';
import { gameRecent } from '#api/favourites.ts';
import { siteConstants } from '#api/primitives.ts';
import { toGameTileView, useVendorsInMaintenance } from '#core/catalogue/gameTile.ts';
import { useImageUrl } from '#core/catalogue/images.ts';
import { mapRemote, useRemote } from '#core/data/remote.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { paths } from '#core/routing/paths.ts';
import { useLocation } from '#core/routing/router.ts';
import { type RouteName, routeOf } from '#core/routing/routes.ts';
import { useMember } from '#core/session/member.ts';
import { useGuardedOpen } from '#core/session/useGuardedOpen.ts';
import { chooseBlocks } from '#core/site/layout.ts';
import { useFlags, useSite } from '#core/site/site.ts';
import { SupportContext } from '#core/site/support.ts';
import { useToast } from '#ui/Toast/useToast.ts';
import { splitServices } from './sidebar.model.ts';
import type { SidebarProps } from './sidebar.types.ts';

export interface SidebarOptions {
  /** Link to the rebate page, if the site has one. */
  readonly rebateHref?: string | undefined;
}

/** Pages whose columns are wider than the content of others. */
const boards: readonly RouteName[] = ['sports', 'esports', 'cockfight', 'live'];

/** Number of recent games to load. */
const pageSize = 6;

/** Props of the sidebar (SID-01), connected to the platform. The recent games load when they are first opened. */
export function useSidebar({ rebateHref }: SidebarOptions = {}): SidebarProps {
  const language = useLanguage();
  const site = useSite();
  const flags = useFlags();
  const { role } = useMember();
  const support = useContext(SupportContext);
  const imageUrl = useImageUrl();
  const paused = useVendorsInMaintenance();
  const onOpen = useGuardedOpen();
  const toast = useToast();
  const { pathname, search } = useLocation();
  const { t } = useTranslation('support');
  const [wanted, setWanted] = useState(false);
  const hasOwnGames = role === 'member' || role === 'agent';

  const [recent] = useRemote(
    gameRecent,
    wanted && hasOwnGames ? { clientType: siteConstants.clientType, language, pageNo: 1, pageSize } : null,
    'list',
  );
  return {
    blocks: chooseBlocks('sidebar', site.status === 'ready' ? site.value.layout : {}),
    recent: hasOwnGames
      ? mapRemote(recent, ({ list }) =>
          list.map((game) => toGameTileView(game, imageUrl, pathname + search, paused, true)),
        )
      : null,
    onRecent: () => setWanted(true),
    onOpen,
    lobbyHref: paths.category('RNG'),
    ...splitServices(support?.entries ?? []),
    onService: (entry) => support?.open(entry),
    rebateHref: flags.MANPLAYREB3 && rebateHref !== undefined ? rebateHref : null,
    onUpdates: () => toast.show({ id: 'updating', text: t('sidebar.updating') }),
    besideBoard: boards.some((board) => board === routeOf(pathname)),
  };
}
