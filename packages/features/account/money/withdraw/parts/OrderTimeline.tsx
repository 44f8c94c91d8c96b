import { wordOf } from '#api/open.ts';
import type { WithdrawOrder } from '#api/withdrawalOrders.ts';
import { formatMoment } from '#core/format/dates.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { useNow } from '#core/time/useNow.ts';
import { useTick } from '#core/time/useTick.ts';
import { Text } from '#ui/Text/Text.tsx';
import { Timeline } from '#ui/Timeline/Timeline.tsx';
import { isForced, stepsOf } from '../withdraw.model.ts';

interface OrderTimelineProps {
  order: WithdrawOrder;
}

/** The steps of a withdrawal. The present one says who acts next, and keeps the promised time in view. */
export function OrderTimeline({ order }: OrderTimelineProps) {
  const language = useLanguage();
  const { t } = useTranslation('withdraw');
  const titleOf = (status: WithdrawOrder['status']): string =>
    typeof status === 'string' ? t(`step.${status}`) : t('status.other', { status: status.other });
  const steps = stepsOf(order).map(({ status, state, at }) => ({
    id: wordOf(status),
    title: status === 'received' && isForced(order) ? t('status.forced') : titleOf(status),
    state,
    ...(at !== null && { time: formatMoment(at, language) }),
    ...(state === 'current' && { note: <Next order={order} /> }),
  }));
  const states = {
    done: t('state.done'),
    current: t('state.current'),
    upcoming: t('state.upcoming'),
    failed: t('state.failed'),
  };
  return <Timeline label={t('order.timeline')} steps={steps} stateLabels={states} />;
}

function Next({ order: { next, promisedBy } }: OrderTimelineProps) {
  const now = useNow();
  const language = useLanguage();
  const { t } = useTranslation('withdraw');
  const time = useTick(now, 60_000);
  if (next === null) return null;
  const until = promisedBy === null ? null : Date.parse(promisedBy);
  return (
    <>
      <Text size="sm">{typeof next === 'string' ? t(`next.${next}`) : t('next.other', { actor: next.other })}</Text>
      {until !== null && (
        <Text size="sm" weight="medium">
          {t(until < time ? 'next.late' : 'next.by', { time: formatMoment(until, language) })}
        </Text>
      )}
    </>
  );
}
