import { useContext, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { gameRecent } from '#api/games.ts';
import { siteConstants } from '#api/primitives.ts';
import { useToast } from '#ui/Toast/useToast.ts';
import { toGameTileView } from '../shared/gameTile.ts';
import { useLanguage } from '../shared/i18n/language.ts';
import { useTranslation } from '../shared/i18n/useTranslation.tsx';
import { useImageAddress } from '../shared/images.ts';
import { chooseBlocks } from '../shared/layout.ts';
import { useMember } from '../shared/member.ts';
import { paths } from '../shared/navigation.ts';
import { mapRemote, useRemote } from '../shared/remote.ts';
import { useFlags, useSite } from '../shared/site.ts';
import { SupportContext } from '../shared/support.ts';
import { useGatedOpen } from '../shared/useGatedOpen.ts';
import { splitServices } from './sides.model.ts';
import type { SidesScreenProps } from './SidesScreen.tsx';

export interface SidesOptions {
  /** Where the manual rebate is claimed, once the site has a place for it. */
  readonly rebateHref?: string | undefined;
}

const recentGames = 6;

export function useSides({ rebateHref }: SidesOptions = {}): SidesScreenProps {
  const language = useLanguage();
  const site = useSite();
  const flags = useFlags();
  const { role } = useMember();
  const support = useContext(SupportContext);
  const imageAddress = useImageAddress();
  const onOpen = useGatedOpen();
  const toast = useToast();
  const { pathname, search } = useLocation();
  const { t } = useTranslation('service');
  const [wanted, setWanted] = useState(false);
  const ownGames = role === 'member' || role === 'agent';

  const [recent] = useRemote(
    gameRecent,
    wanted && ownGames ? { clientType: siteConstants.clientType, language, pageNo: 1, pageSize: recentGames } : null,
    'list',
  );
  return {
    blocks: chooseBlocks('sides', site.status === 'ready' ? site.value.layout : {}),
    recent: ownGames
      ? mapRemote(recent, ({ list }) => list.map((game) => toGameTileView(game, imageAddress, pathname + search)))
      : null,
    onRecent: () => setWanted(true),
    onOpen,
    lobbyHref: paths.category('RNG'),
    ...splitServices(support?.entries ?? []),
    onService: (entry) => support?.open(entry),
    rebateHref: flags.MANPLAYREB3 && rebateHref !== undefined ? rebateHref : null,
    onUpdates: () => toast.show({ id: 'updating', text: t('sides.updating') }),
  };
}
