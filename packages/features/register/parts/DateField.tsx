import { type Ref, useImperativeHandle, useRef } from 'react';
import { TextInput } from '#ui/TextInput/TextInput.tsx';
import { localeOf } from '../../shared/format.ts';
import { useLanguage } from '../../shared/i18n/language.ts';
import { useTranslation } from '../../shared/i18n/useTranslation.tsx';
import { type DateFormat, formatDay, readDay } from '../../shared/rules/dates.ts';
import { useCaret } from '../../shared/useCaret.ts';

export interface DateFieldProps {
  readonly label: string;
  readonly name: string;
  readonly required: boolean;
  readonly error: string | undefined;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly format: DateFormat;
  /** `bday` where it is the player's own. */
  readonly autoComplete?: string;
  readonly ref?: Ref<HTMLInputElement>;
}

/**
 * A date, typed as the server wants it. Not the browser's own picker: to reach the year of a birthday takes dozens of
 * presses there, and its calendar is not the Thai one. The dashes come by themselves, and once the date is whole the
 * hint says in words which day was understood.
 */
export function DateField({ format, onChange, ref, ...field }: DateFieldProps) {
  const { t } = useTranslation('register');
  const language = useLanguage();
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current, []);
  const keepCaret = useCaret(input, field.value);
  const day = readDay(field.value, format);
  return (
    <TextInput
      {...field}
      ref={input}
      inputMode="numeric"
      enterKeyHint="next"
      maxLength={12}
      hint={
        day === null
          ? t('hints.date', { format: t(`formats.${format}`) })
          : inWords(new Date(day.year, day.month - 1, day.day), language)
      }
      onChange={(typed) => {
        keepCaret(typed);
        onChange(formatDay(typed, format));
      }}
    />
  );
}

/** `31 สิงหาคม พ.ศ. 2538`; Thai dates show the Buddhist era, and say so. */
function inWords(date: Date, language: Parameters<typeof localeOf>[0]): string {
  const thai = language === 'TH';
  return new Intl.DateTimeFormat(`${localeOf(language)}-u-ca-${thai ? 'buddhist' : 'gregory'}-nu-latn`, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    era: thai ? 'short' : undefined,
  }).format(date);
}
