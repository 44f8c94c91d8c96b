import type { OfferedLanguage } from '#api/primitives.ts';
import { Text } from '#ui/Text/Text.tsx';
import { formatHeaderClock } from '../../shared/format.ts';
import { useTick } from '../../shared/useTick.ts';

/** NAV-01. Not announced at each tick. */
export function Clock({ now, language }: { now: () => number; language: OfferedLanguage }) {
  return (
    <Text as="time" size="xs" numeric>
      {formatHeaderClock(useTick(now, 1000), language)}
    </Text>
  );
}
