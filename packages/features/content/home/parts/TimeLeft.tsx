import { usePlatform } from '#core/data/platform.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { useTick } from '#core/time/useTick.ts';
import { hourMs } from '#text/durations.ts';
import { Badge } from '#ui/Badge/Badge.tsx';
import { useTimeText } from './useTimeText.ts';

/** When something happens: minutes and seconds within the hour, else the time or the day. */
export function TimeLeft({ at }: { at: number }) {
  const { clock } = usePlatform();
  const { t } = useTranslation('home');
  const time = useTimeText();
  const soon = at - clock.now() < hourMs;
  const seconds = Math.ceil((at - useTick(clock.now, soon ? 1_000 : hourMs)) / 1_000);
  if (seconds <= 0) return <Badge>{t('openBets.due')}</Badge>;
  return (
    <span translate="no">
      <Badge tone="accentSoft">
        {soon ? `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}` : time(at)}
      </Badge>
    </span>
  );
}
