import { formatOf, siteTimeZone } from '#core/format/dates.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { useOnTick } from '#core/time/ticker.ts';
import { secondMs } from '#text/durations.ts';
import { CountdownRing, type CountdownRingProps } from '#ui/CountdownRing/CountdownRing.tsx';

/** The whole ring: usual time for bets at a live table. More is a full ring. In seconds. */
const wholeSeconds = 30;

interface ClosingRingProps extends Pick<CountdownRingProps, 'size'> {
  /** When bets close, in ms by the platform's clock. */
  closesAt: number;
}

/** How long a table takes bets, as a ring that ticks with all others of the page. Needs a `TickerContext` of the platform's time. */
export function ClosingRing({ closesAt, size }: ClosingRingProps) {
  const language = useLanguage();
  const { t } = useTranslation('tables');
  const seconds = useOnTick((now) => Math.max(0, Math.ceil((closesAt - now) / secondMs)));
  const time = formatOf(language, { timeStyle: 'medium', hourCycle: 'h23', timeZone: siteTimeZone }).format(closesAt);
  return (
    <CountdownRing
      label={t(seconds > 0 ? 'closesAt' : 'closedAt', { time })}
      seconds={seconds}
      of={wholeSeconds}
      {...(size && { size })}
    />
  );
}
