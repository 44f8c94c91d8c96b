import { useTranslation } from '#core/i18n/useTranslation.tsx';
import type { RegisterField as FieldName, ShownField } from '../register.form.ts';
import type { RegisterFieldsProps } from '../register.types.ts';
import { RegisterField } from './RegisterField.tsx';
import { fields as fieldsClass, group as groupClass, groups, legend, pairs } from './RegisterFields.css.ts';

const groupFields = {
  account: ['username', 'password', 'confirmPassword', 'mobileNum'],
  bank: ['payeeName', 'paymentPassword'],
  contact: ['email', 'line', 'telegram', 'whatsapp', 'facebook', 'wechat', 'zalo', 'qqNum'],
  person: [
    'nickname',
    'idNumber',
    'birthday',
    'nationality',
    'occupation',
    'sourceOfIncome',
    'placeOfBirth',
    'address',
  ],
  code: ['recommenderId', 'affiliateCode', 'captcha', 'verificationCode'],
} as const satisfies Record<string, readonly FieldName[]>;
type Group = keyof typeof groupFields;

/** A form with more fields than this is shown in groups. */
const maxUngrouped = 8;

/** The fields of the form: in one column, or in groups with headings when there are many. */
export function RegisterFields({ form, fields, linkCode }: RegisterFieldsProps) {
  const { t } = useTranslation('register');
  const last = fields.at(-1)?.field;
  const draw = ({ field, rule }: ShownField) => (
    <RegisterField
      key={field}
      field={field}
      rule={rule}
      values={form.values}
      own={form.own}
      problem={form.problems[field]}
      countries={form.countries}
      dialingCode={form.dialingCode}
      captcha={form.captcha}
      sms={form.sms}
      linkCode={linkCode}
      enterKeyHint={field === last ? 'go' : 'next'}
      onType={form.onType}
      onDialingCode={form.onDialingCode}
    />
  );
  if (fields.length <= maxUngrouped) return <div className={fieldsClass}>{fields.map(draw)}</div>;
  return (
    <div className={groups}>
      {groupsOf(fields).map(([name, shown]) => (
        <fieldset key={name} className={groupClass}>
          <legend className={legend}>{t(`groups.${name}`)}</legend>
          <div className={name === 'account' || name === 'code' ? fieldsClass : pairs}>{shown.map(draw)}</div>
        </fieldset>
      ))}
    </div>
  );
}

/** Assigns fields to groups. Groups without fields are left out. */
const groupsOf = (fields: readonly ShownField[]): readonly (readonly [Group, readonly ShownField[]])[] =>
  (Object.keys(groupFields) as Group[]).flatMap((group) => {
    const names: readonly FieldName[] = groupFields[group];
    const shown = fields.filter(({ field }) => names.includes(field));
    return shown.length === 0 ? [] : [[group, shown] as const];
  });
