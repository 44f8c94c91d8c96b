import { useTranslation } from '../../shared/i18n/useTranslation.tsx';
import type { RegisterField as FieldName, ShownField } from '../register.form.ts';
import type { RegisterFormView, RegisterProps } from '../useRegister.ts';
import { RegisterField } from './RegisterField.tsx';
import { fields as fieldsClass, group, groups, legend, pairs } from './RegisterFields.css.ts';

const parts = {
  account: ['username', 'password', 'confirmPassword', 'mobileNum', 'verificationCode'],
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
  code: ['recommenderId', 'affiliateCode', 'captcha'],
} as const satisfies Record<string, readonly FieldName[]>;
type Part = keyof typeof parts;

/** A form of more fields than this is easier to read in parts. */
const mostInOnePart = 8;

export interface RegisterFieldsProps {
  readonly form: RegisterFormView;
  readonly register: RegisterProps;
  readonly refOf: (field: FieldName) => (input: HTMLInputElement | null) => void;
}

/** The fields of the form: in one row below one another, or in parts with a heading where there are many. */
export function RegisterFields({ form, register, refOf }: RegisterFieldsProps) {
  const { t } = useTranslation('register');
  const draw = (shown: ShownField) => (
    <RegisterField
      key={shown.field}
      ref={refOf(shown.field)}
      shown={shown}
      register={register}
      linkCode={form.linkCode}
      enterKeyHint={shown.field === form.fields.at(-1)?.field ? 'go' : 'next'}
    />
  );
  if (form.fields.length <= mostInOnePart) return <div className={fieldsClass}>{form.fields.map(draw)}</div>;
  return (
    <div className={groups}>
      {inParts(form.fields).map(([part, shown]) => (
        <fieldset key={part} className={group}>
          <legend className={legend}>{t(`groups.${part}`)}</legend>
          <div className={part === 'account' || part === 'code' ? fieldsClass : pairs}>{shown.map(draw)}</div>
        </fieldset>
      ))}
    </div>
  );
}

/** Every field is in a part; parts without any are left out. */
export const inParts = (fields: readonly ShownField[]): readonly (readonly [Part, readonly ShownField[]])[] =>
  (Object.keys(parts) as Part[]).flatMap((part) => {
    const names: readonly FieldName[] = parts[part];
    const shown = fields.filter(({ field }) => names.includes(field));
    return shown.length === 0 ? [] : [[part, shown] as const];
  });
