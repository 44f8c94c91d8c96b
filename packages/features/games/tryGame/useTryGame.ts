import { useState } from 'react';
import { gameList } from '#api/games.ts';
import { type GameType, gameTypes, siteConstants } from '#api/primitives.ts';
import { systemWhitelabel } from '#api/system.ts';
import { useVendorsInMaintenance } from '#core/catalogue/gameTile.ts';
import { useHotGames } from '#core/catalogue/hotGames.ts';
import { useImageUrl } from '#core/catalogue/images.ts';
import { failedOf } from '#core/data/failedOf.ts';
import { usePlatform } from '#core/data/platform.tsx';
import { type Remote, loading, ready, useRemote } from '#core/data/remote.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { paths } from '#core/routing/paths.ts';
import { useLocation, useNavigate, useNavigationType, useSearchParams } from '#core/routing/router.ts';
import { useCloseOverlay } from '#core/routing/useCloseOverlay.ts';
import { useOverlayTitle } from '#core/routing/useOverlayTitle.ts';
import { useAgeConfirmation } from '#core/session/ageConfirmation.ts';
import { readFlags } from '#core/site/flags.ts';
import { type WantedGame, trialOfferOf, wantedGame } from './tryGame.model.ts';
import type { TrialOffer, TryGameDialogProps } from './tryGame.types.ts';

/** Provides the props of the offer to play a game without money (LGN-12). The URL opens it over any page: `?try=`. */
export function useTryGame(): TryGameDialogProps {
  const [search] = useSearchParams();
  const arrival: string = useNavigationType();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { t } = useTranslation('tryGame');
  const asked = search.get('try');
  const rest = new URLSearchParams(search);
  rest.delete('try');
  const below = rest.size === 0 ? pathname : `${pathname}?${rest.toString()}`;
  const [last, setLast] = useState(asked);
  // Kept, so that the dialog still shows its game during the exit animation.
  if (asked !== null && asked !== last) setLast(asked);
  const offer = useOffer(wantedGame(last, below), below);
  const { request } = useAgeConfirmation();
  const close = useCloseOverlay(arrival === 'PUSH', below);
  useOverlayTitle(asked === null ? undefined : t('title'));
  return {
    open: asked !== null,
    offer,
    age: request,
    onPlay(href) {
      request?.onConfirm();
      void navigate(href, { replace: true });
    },
    gamesHref: paths.lobby('rng'),
    onClose: close,
  };
}

function useOffer(wanted: WantedGame | null, from: string): Remote<TrialOffer | null> {
  const { deployment } = usePlatform();
  const language = useLanguage();
  const imageUrl = useImageUrl();
  const paused = useVendorsInMaintenance();
  const hot = useHotGames();
  const [whitelabel] = useRemote(systemWhitelabel, {}, 'oncePerSession');
  const isHot =
    hot.status === 'ready' &&
    hot.value.list.some(({ vassalage, nodeId }) => vassalage === wanted?.vassalage && nodeId === wanted.nodeId);
  const { clientType, gamePlatform: platform, pageSize } = siteConstants;
  const gameType = gameTypes.find((known): known is GameType => known === wanted?.gameType);
  const { merchant, channel } = deployment;
  const [listed] = useRemote(
    gameList,
    wanted?.href != null && gameType !== undefined && hot.status === 'ready' && !isHot
      ? {
          gameType,
          vassalage: wanted.vassalage,
          clientType,
          platform,
          merchant,
          channel,
          pageNo: 1,
          pageSize,
          language,
        }
      : null,
    'oncePerSession',
  );
  const failed = failedOf([hot, whitelabel]);
  if (failed !== null) return failed;
  if (hot.status !== 'ready' || whitelabel.status !== 'ready') return loading;
  if (!readFlags(whitelabel.value.nodes).FREEPLAY3) return ready(null);
  // The name of the game is no reason to wait for long, and none to fail.
  if (wanted?.href != null && !isHot && gameType !== undefined && listed.status === 'loading') return loading;
  const games = listed.status === 'ready' ? listed.value.games : [];
  return ready(trialOfferOf({ wanted, hot: hot.value.list, listed: games, paused, from }, imageUrl));
}
