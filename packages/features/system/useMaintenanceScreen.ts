import type { OfferedLanguage } from '#api/primitives.ts';
import { formatMoment, localeOf } from '../shared/format.ts';
import { useLanguage } from '../shared/i18n/language.ts';
import { useSystemStatus } from '../shared/site.ts';
import type { MaintenanceScreenProps } from './MaintenanceScreen.tsx';
import { useSystemCheck } from './useSystemCheck.ts';

/** Everything but the brand and customer service, which the site has to give. */
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
  };
}

const timeOfDay = (time: number, language: OfferedLanguage): string =>
  new Intl.DateTimeFormat(`${localeOf(language)}-u-nu-latn`, { timeStyle: 'short' }).format(time);
