import { Text } from '#ui/Text/Text.tsx';
import { useLanguage } from '../i18n/language.ts';
import { toMoment } from './dayTexts.ts';
import { moment } from './Moment.css.ts';

interface MomentProps {
  /** ISO 8601. */
  at: string;
  /** Says the year, where the heading of the list does not. @default false */
  withYear?: boolean;
}

/** Day and time of a row. */
export function Moment({ at, withYear = false }: MomentProps) {
  const { iso, full, day, time } = toMoment(at, useLanguage(), withYear ? 'numeric' : undefined);
  return (
    <time dateTime={iso} title={full} className={moment}>
      <Text as="span" size="sm" numeric>
        {day}
      </Text>
      <Text as="span" size="sm" tone="muted" numeric>
        {time}
      </Text>
    </time>
  );
}
