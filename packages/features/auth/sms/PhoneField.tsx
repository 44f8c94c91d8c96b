import { useRef } from 'react';
import { localeOf } from '#core/format/locale.ts';
import { useCaret } from '#core/forms/useCaret.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Select } from '#ui/Select/Select.tsx';
import { TextInput } from '#ui/TextInput/TextInput.tsx';
import { type Country, countryOf, formatPhone } from './phone.ts';
import { beside, row } from './PhoneField.css.ts';

export interface PhoneFieldProps {
  readonly label: string;
  readonly required?: boolean;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  /** As typed; `toDialled` converts it to what is sent. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Countries to choose from. With a single one the select is hidden. */
  readonly countries: readonly Country[];
  readonly dialingCode: string;
  readonly onDialingCode: (dialingCode: string) => void;
}

/** Mobile number with its country, formatted as usual in that country (REG-02c). */
export function PhoneField({ countries, dialingCode, onDialingCode, onChange, ...field }: PhoneFieldProps) {
  const { t } = useTranslation('fields');
  const language = useLanguage();
  const input = useRef<HTMLInputElement>(null);
  const keepCaret = useCaret(input, field.value);
  const country = countryOf(countries, dialingCode);
  const names = new Intl.DisplayNames([localeOf(language)], { type: 'region' });
  const several = countries.length > 1;
  // The countries may load while typing: the number's input must keep its identity and focus.
  return (
    <div className={several ? beside : row}>
      {several && (
        <Select
          label={t('sms.country')}
          autoComplete="tel-country-code"
          value={dialingCode}
          options={countries.map((each) => ({
            value: each.dialingCode,
            label: `+${each.dialingCode} ${names.of(each.country) ?? each.country}`,
          }))}
          onChange={onDialingCode}
        />
      )}
      <TextInput
        {...field}
        ref={input}
        type="tel"
        name="mobileNum"
        inputMode="tel"
        autoComplete="tel-national"
        enterKeyHint="next"
        maxLength={24}
        onChange={(typed) => {
          keepCaret(typed);
          onChange(formatPhone(typed, country));
        }}
      />
    </div>
  );
}
