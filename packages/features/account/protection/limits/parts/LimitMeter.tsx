import type { PlayLimit } from '#api/responsiblePlay.ts';
import { formatMoment } from '#core/format/dates.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { usedShare } from '#core/session/limitShare.ts';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { isReached } from '../limits.model.ts';
import { bar, fill } from '../LimitsScreen.css.ts';
import { useLimitText } from './useLimitText.ts';

interface LimitMeterProps {
  limit: PlayLimit;
}

/** How much of a limit is used, what is left, and when it opens again. */
export function LimitMeter({ limit }: LimitMeterProps) {
  const language = useLanguage();
  const { t } = useTranslation('limits');
  const text = useLimitText();
  const { kind, period, value, used, left, resetsAt } = limit;
  const time = formatMoment(Date.parse(resetsAt), language);
  const share = usedShare(limit);
  const usedOf = t('usedOf', { used: text.value(kind, used), value: text.value(kind, value) });
  return (
    <Stack gap="xxs">
      <Text weight="strong">{text.period(period)}</Text>
      <Text numeric>{usedOf}</Text>
      <div
        role="meter"
        aria-label={`${text.kind(kind)} ${text.period(period)}`}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(share * 100)}
        aria-valuetext={usedOf}
        className={bar}
      >
        <div className={fill} style={{ transform: `scaleX(${share})` }} />
      </div>
      <Text size="sm" tone="muted" numeric>
        {isReached(limit) ? t('reached', { time }) : t('left', { left: text.value(kind, left), time })}
      </Text>
    </Stack>
  );
}
