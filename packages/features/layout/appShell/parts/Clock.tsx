import { useRef, useState } from 'react';
import { formatHeaderClock } from '#core/format/dates.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { useNow } from '#core/time/useNow.ts';
import { useTick } from '#core/time/useTick.ts';
import { useNearViewport } from '#ui/NearViewport/useNearViewport.ts';
import { Text } from '#ui/Text/Text.tsx';
import { unknownTime } from './UtilityRow.css.ts';

/** As wide as a time. */
const timePlace = '0000/00/00 (000) 00:00:00';

/**
 * Header clock (NAV-01). Not a live region: ticks are not announced. It runs while it is in view, and so neither in a
 * document, which is kept for some seconds, nor on a phone, which hides it.
 */
export function Clock() {
  const place = useRef<HTMLSpanElement>(null);
  const [visible, setVisible] = useState(false);
  useNearViewport(place, setVisible);
  return (
    <span ref={place} translate="no" className={visible ? undefined : unknownTime}>
      <Text as="time" size="xs" numeric>
        {visible ? <Time /> : timePlace}
      </Text>
    </span>
  );
}

function Time() {
  const now = useNow();
  const language = useLanguage();
  return <span>{formatHeaderClock(useTick(now, 1000), language)}</span>;
}
