import { useState } from 'react';
import { usePlatform } from '#core/data/platform.tsx';
import { formatOf, siteTimeZone } from '#core/format/dates.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { useOnTick } from '#core/time/ticker.ts';
import { minuteMs, secondMs } from '#text/durations.ts';
import { CountdownRing } from '#ui/CountdownRing/CountdownRing.tsx';
import { TimeLeft } from '../TimeLeft.tsx';

/** Draws that are this far away have a time instead of a ring, in minutes. */
const mostMinutes = 10;

/** How long a draw takes bets: a ring for a fast one, else the time. */
export function DrawRing({ closesAt }: { closesAt: number }) {
  const { clock } = usePlatform();
  const language = useLanguage();
  const { t } = useTranslation('home');
  const [minutes] = useState(() => Math.max(1, Math.ceil((closesAt - clock.now()) / minuteMs)));
  const seconds = useOnTick((now) => Math.max(0, Math.ceil((closesAt - now) / secondMs)));
  if (minutes > mostMinutes || seconds === 0) return <TimeLeft at={closesAt} />;
  const time = formatOf(language, { timeStyle: 'medium', hourCycle: 'h23', timeZone: siteTimeZone }).format(closesAt);
  return <CountdownRing label={t('draws.closes', { time })} seconds={seconds} of={minutes * 60} />;
}
