import { gameHot } from '#api/games.ts';
import { type OfferedLanguage, siteConstants } from '#api/primitives.ts';
import { formatMoment, localeOf } from '../shared/format.ts';
import { useLanguage } from '../shared/i18n/language.ts';
import { useImageAddress } from '../shared/images.ts';
import { usePlatform } from '../shared/platform.tsx';
import { mapRemote, useRemote } from '../shared/remote.ts';
import { useSystemStatus } from '../shared/site.ts';
import { useOnSupport } from '../shared/support.ts';
import { type MaintenanceScreenProps, waitingLimit } from './MaintenanceScreen.tsx';
import { useSystemCheck } from './useSystemCheck.ts';

/** Everything but the brand, which the site has to give. */
export function useMaintenanceScreen(): Omit<MaintenanceScreenProps, 'brand'> {
  const language = useLanguage();
  const [status] = useSystemStatus();
  const stated = status.status === 'ready' ? status.value.maintenanceEnd : null;
  const end = stated === null ? NaN : Date.parse(stated);
  const known = Number.isFinite(end) ? end : null;
  const { check, checking, last } = useSystemCheck(known);
  return {
    end: known === null ? null : { iso: new Date(known).toISOString(), text: formatMoment(known, language) },
    checking,
    lastCheck: last && { answered: last.answered, time: timeOfDay(last.at, language) },
    onCheck: check,
    onSupport: useOnSupport(),
    games: useWaitingGames(language),
  };
}

/** SYS-02e: the hot games answer during maintenance too. */
function useWaitingGames(language: OfferedLanguage): MaintenanceScreenProps['games'] {
  const { deployment } = usePlatform();
  const imageAddress = useImageAddress();
  const input = { merchantCode: deployment.merchant, platform: siteConstants.gamePlatform, language };
  const [hot] = useRemote(gameHot, input, 'oncePerSession');
  return mapRemote(hot, ({ list }) =>
    list.slice(0, waitingLimit).map(({ nodeId, gameName, accountTypeName, icon }) => ({
      nodeId,
      name: gameName,
      vendor: accountTypeName,
      image: imageAddress(icon),
    })),
  );
}

const timeOfDay = (time: number, language: OfferedLanguage): string =>
  new Intl.DateTimeFormat(`${localeOf(language)}-u-nu-latn`, { timeStyle: 'short' }).format(time);
