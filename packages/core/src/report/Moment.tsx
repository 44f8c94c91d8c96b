import { Text } from '#ui/Text/Text.tsx';
import { useLanguage } from '../i18n/language.ts';
import { toMoment } from './dayTexts.ts';
import { moment } from './Moment.css.ts';

/** Day and time of a row. @param at ISO 8601 */
export function Moment({ at }: { at: string }) {
  const { iso, full, day, time } = toMoment(at, useLanguage());
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
