import { CalendarClock } from 'lucide-react';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { icon, line } from './EndDate.css.ts';

/** Formatted end date with a calendar icon. */
export function EndDate({ children }: { children: string }) {
  return (
    <span className={line}>
      <span className={icon}>
        <Icon of={CalendarClock} size="text" />
      </span>
      <Text as="span" size="sm" tone="muted" numeric>
        {children}
      </Text>
    </span>
  );
}
