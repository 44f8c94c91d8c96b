import type { Translate } from '#core/i18n/translate.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { useOnTick } from '#core/time/ticker.ts';
import { isTold } from '../drawn.model.ts';
import type { DrawnNow, DrawnTickets } from '../lottery.types.ts';

/** Says what has become of the member's tickets for a draw: once its digits are shown, and for a minute. '' for nothing. */
export function useDrawnText(drawn: DrawnNow | undefined): string {
  const { t } = useTranslation('lottery');
  const told = useOnTick((now) => drawn !== undefined && isTold(drawn, now));
  return told && drawn?.tickets ? ticketsText(t, drawn.tickets) : '';
}

/** The same sentence whether or not something was won. */
export function ticketsText(t: Translate<'lottery'>, { won, returned }: DrawnTickets): string {
  return returned > 0 ? t('drawn.returned') : won > 0 ? t('drawn.won', { count: won }) : t('drawn.none');
}
