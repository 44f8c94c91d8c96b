import { HandHeart } from 'lucide-react';
import type { ReactNode } from 'react';
import { EmptyState } from '#ui/EmptyState/EmptyState.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { formatMoment } from '../format/dates.ts';
import { useLanguage } from '../i18n/language.ts';
import { useTranslation } from '../i18n/useTranslation.tsx';
import type { PlayStop } from '../session/playStatus.ts';

export interface PlayStoppedProps {
  readonly stop: PlayStop;
  /** @default 2 */
  readonly level?: 2 | 3 | 4;
  /** Links to what stays open. */
  readonly action?: ReactNode;
}

/** The messages of the namespace `limits` that name why something is stopped. */
export const stopTitles = {
  break: 'stop.breakTitle',
  paused: 'stop.pausedTitle',
  limit: 'stop.limitTitle',
} as const satisfies Record<PlayStop['reason'], string>;

/** Says that the player's own break or limit, or the agent's pause, stops something, when it opens again, and what stays open (RSP-03). */
export function PlayStopped({ stop, level = 2, action }: PlayStoppedProps) {
  const { t } = useTranslation('limits');
  const text = usePlayStopText();
  return (
    <EmptyState
      level={level}
      illustration={<Icon of={HandHeart} size="huge" />}
      title={t(stopTitles[stop.reason])}
      text={`${text(stop)} ${t('stop.open')}`}
      action={action}
    />
  );
}

/** Returns a function that says when a stop ends. */
export function usePlayStopText(): (stop: PlayStop) => string {
  const language = useLanguage();
  const { t } = useTranslation('limits');
  const moment = (iso: string): string => formatMoment(Date.parse(iso), language);
  return (stop) => {
    if (stop.reason === 'break') {
      return stop.rest.until === null ? t('stop.forGood') : t('stop.until', { time: moment(stop.rest.until) });
    }
    if (stop.reason === 'paused') return t('stop.paused', { by: stop.pause.by, time: moment(stop.pause.since) });
    const { kind, period, resetsAt } = stop.limit;
    return t('stop.resets', {
      kind: typeof kind === 'string' ? t(`kinds.${kind}`) : kind.other,
      period: typeof period === 'string' ? t(`periods.${period}`) : period.other,
      time: moment(resetsAt),
    });
  };
}
