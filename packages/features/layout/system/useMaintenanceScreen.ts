import { gameHot } from '#api/games.ts';
import { hotGamesInput } from '#core/catalogue/hotGames.ts';
import { useImageUrl } from '#core/catalogue/images.ts';
import { usePlatform } from '#core/data/platform.tsx';
import { mapRemote, useRemote } from '#core/data/remote.ts';
import { formatMoment, formatTime } from '#core/format/dates.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { useSystemStatus } from '#core/site/site.ts';
import { useOnSupport } from '#core/site/support.ts';
import { waitingLimit } from './maintenance.model.ts';
import type { MaintenanceScreenProps } from './system.types.ts';
import { useSystemCheck } from './useSystemCheck.ts';

/** Props of the maintenance page (SYS-02), connected to the platform. */
export function useMaintenanceScreen(): MaintenanceScreenProps {
  const language = useLanguage();
  const [status] = useSystemStatus();
  const announced = status.status === 'ready' ? status.value.maintenanceEnd : null;
  const parsed = announced === null ? NaN : Date.parse(announced);
  const end = Number.isFinite(parsed) ? parsed : null;
  const { check, checking, last } = useSystemCheck(end);
  return {
    end: end === null ? null : { iso: new Date(end).toISOString(), text: formatMoment(end, language) },
    checking,
    lastCheck: last && { answered: last.answered, time: formatTime(last.at, language) },
    onCheck: check,
    onSupport: useOnSupport(),
    games: useWaitingGames(),
  };
}

/** The hot games (SYS-02e); the platform answers this request during maintenance too. */
function useWaitingGames(): MaintenanceScreenProps['games'] {
  const language = useLanguage();
  const { deployment } = usePlatform();
  const imageUrl = useImageUrl();
  const [hot] = useRemote(gameHot, hotGamesInput(deployment.merchant, language), 'oncePerSession');
  return mapRemote(hot, ({ list }) =>
    list.slice(0, waitingLimit).map(({ nodeId, gameName, accountTypeName, icon }) => ({
      nodeId,
      name: gameName,
      vendor: accountTypeName,
      image: imageUrl(icon),
    })),
  );
}
