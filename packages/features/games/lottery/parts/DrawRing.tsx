import { useState } from 'react';
import type { DrawTimes } from '#core/catalogue/draws.ts';
import { formatOf, siteTimeZone } from '#core/format/dates.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { useOnTick } from '#core/time/ticker.ts';
import { hourMs, minuteMs, secondMs } from '#text/durations.ts';
import { Badge } from '#ui/Badge/Badge.tsx';
import { CountdownRing } from '#ui/CountdownRing/CountdownRing.tsx';
import { drawPhase } from '../draws.model.ts';

interface DrawRingProps {
  /** Gets a key of its own for each draw: the ring is full for the time that is left when it appears. */
  draw: DrawTimes;
  ahead: number;
}

/** The time until a draw closes, and once it has, until it takes place (LOT-04): a ring within the hour, else the time of day. */
export function DrawRing({ draw, ahead }: DrawRingProps) {
  const { t } = useTranslation('lottery');
  const language = useLanguage();
  const phase = useOnTick((now) => drawPhase(draw, now));
  const until = phase === 'locked' ? draw.drawsAt : draw.closesAt;
  const seconds = useOnTick((now) => Math.max(0, Math.ceil(((until ?? now) - now) / secondMs)));
  const [whole] = useState(() => Math.max(minuteMs, Math.ceil((seconds * secondMs) / minuteMs) * minuteMs) / secondMs);
  if (until === null || phase === 'unknown') return <Badge>{t('noTime')}</Badge>;
  if (phase === 'drawing') return <Badge tone="accentSoft">{t('drawing')}</Badge>;
  const timeOf = (timeStyle: 'medium' | 'short') =>
    formatOf(language, { timeStyle, hourCycle: 'h23', timeZone: siteTimeZone }).format(
      Math.round((until + ahead) / secondMs) * secondMs,
    );
  if (seconds * secondMs > hourMs) return <Badge>{t('closes', { time: timeOf('short') })}</Badge>;
  const of = phase === 'locked' ? ((draw.drawsAt ?? 0) - (draw.closesAt ?? 0)) / secondMs : whole;
  return (
    <CountdownRing
      label={t(phase === 'locked' ? 'draws' : 'closes', { time: timeOf('medium') })}
      seconds={seconds}
      of={of}
      size="large"
    />
  );
}
