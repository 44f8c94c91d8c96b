import type { MemberProfileValue, ProfileField } from '#api/profile.ts';
import { dayOf } from '#core/format/dates.ts';
import { localeOf } from '#core/format/locale.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { useNow } from '#core/time/useNow.ts';
import { DateField } from '#ui/DateField/DateField.tsx';
import { TextInput } from '#ui/TextInput/TextInput.tsx';
import { type Contact, isOptional } from './personalDetails.model.ts';

interface ValueFieldProps {
  field: Exclude<ProfileField, Contact>;
  profile: MemberProfileValue;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** The input of a detail that needs no code. */
export function ValueField({ field, profile, value, error, onChange }: ValueFieldProps) {
  const now = useNow();
  const language = useLanguage();
  const { t } = useTranslation('personalDetails');
  const label = t(`fields.${field}`);
  const hint = t(`hints.${field}`, { age: profile.minAge });
  if (field === 'birthday') {
    const today = dayOf(now());
    return (
      <DateField
        required
        label={label}
        hint={hint}
        error={error}
        value={value}
        today={today}
        max={today}
        locale={localeOf(language)}
        labels={{
          open: t('date.open'),
          close: t('common:close'),
          previous: t('date.previous'),
          next: t('date.next'),
          placeholder: t('date.placeholder'),
          invalid: t('date.invalid'),
        }}
        onChange={onChange}
      />
    );
  }
  return (
    <TextInput
      required={!isOptional(field)}
      label={label}
      hint={hint}
      error={error}
      value={value}
      autoComplete={field === 'realName' ? 'name' : 'off'}
      autoCapitalize={field === 'realName' ? 'words' : 'none'}
      spellCheck={false}
      maxLength={60}
      onChange={onChange}
    />
  );
}
