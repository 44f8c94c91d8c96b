import { useEffect, useState } from 'react';
import type { OfferedLanguage } from '#api/primitives.ts';
import { Text } from '#ui/Text/Text.tsx';
import { formatHeaderClock } from '../../shared/format.ts';

/** NAV-01. Not announced at each tick; it stands still while the tab is hidden. */
export function Clock({ now, language }: { now: () => number; language: OfferedLanguage }) {
  const [time, setTime] = useState(now);
  useEffect(() => {
    // Each tick is set anew on the next full second, so that the clock neither drifts nor skips.
    let timer: ReturnType<typeof setTimeout>;
    const tick = (): void => {
      setTime(now());
      timer = setTimeout(tick, 1000 - (now() % 1000));
    };
    const onVisibility = (): void => {
      clearTimeout(timer);
      if (!document.hidden) tick();
    };
    onVisibility();
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onVisibility);
    };
  }, [now]);
  return (
    <Text as="time" size="xs" numeric>
      {formatHeaderClock(time, language)}
    </Text>
  );
}
