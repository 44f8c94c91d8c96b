import { useRef } from 'react';
import type { OfferedLanguage } from '#api/primitives.ts';
import { eraOf, formatOf } from '#core/format/dates.ts';
import { useCaret } from '#core/forms/useCaret.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { type DateFormat, formatDay, readDay } from '#text/readDay.ts';
import { TextInput } from '#ui/TextInput/TextInput.tsx';

export interface DateFieldProps {
  readonly label: string;
  readonly name: string;
  readonly required: boolean;
  readonly error: string | undefined;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly format: DateFormat;
  /** `bday` for the player's own birthday. */
  readonly autoComplete?: string;
}

/**
 * Text field for a date in the server's format. Dashes are inserted while typing, and the hint spells out a complete
 * date. Not a native date picker: reaching a birth year takes dozens of taps there, and it has no Thai calendar.
 */
export function DateField({ format, onChange, ...field }: DateFieldProps) {
  const { t } = useTranslation('registerSteps');
  const language = useLanguage();
  const input = useRef<HTMLInputElement>(null);
  const keepCaret = useCaret(input, field.value);
  const day = readDay(field.value, format);
  return (
    <TextInput
      {...field}
      ref={input}
      inputMode="numeric"
      enterKeyHint="next"
      maxLength={20}
      hint={
        day === null
          ? t('account.date', { format: t(`formats.${format}`) })
          : inWords(new Date(day.year, day.month - 1, day.day), language)
      }
      onChange={(typed) => {
        keepCaret(typed);
        onChange(formatDay(typed, format));
      }}
    />
  );
}

/** Formats a date in words. Thai dates show the Buddhist era: `31 สิงหาคม พ.ศ. 2538`. */
function inWords(date: Date, language: OfferedLanguage): string {
  const era = eraOf(language);
  return formatOf(language, { day: 'numeric', month: 'long', year: 'numeric', era }).format(date);
}
