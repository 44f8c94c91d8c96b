import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Text } from '#ui/Text/Text.tsx';
import type { LinkCode, ShownField } from '../register.form.ts';
import type { RegisterFormProps } from '../register.types.ts';
import { RegisterField } from './RegisterField.tsx';
import { fields as fieldsClass, fold, foldHead } from './RegisterFields.css.ts';

export interface AccountStepProps {
  readonly form: RegisterFormProps;
  readonly fields: readonly ShownField[];
  readonly linkCode: LinkCode['state'];
}

/** The last step: what the platform requires of an account, and folded away what it can do without (REG-03, REG-04). */
export function AccountStep({ form, fields, linkCode }: AccountStepProps) {
  const { t } = useTranslation('registerSteps');
  const required = fields.filter(({ rule }) => rule.required);
  const optional = fields.filter(({ rule }) => !rule.required);
  const last = fields.at(-1)?.field;
  const draw = ({ field, rule }: ShownField) => (
    <RegisterField
      key={field}
      field={field}
      rule={rule}
      values={form.values}
      own={form.own}
      problem={form.problems[field]}
      captcha={form.captcha}
      linkCode={linkCode}
      enterKeyHint={field === last ? 'go' : 'next'}
      onType={form.onType}
    />
  );
  // What needs the player's eye is not hidden: a code of the link that is not used, a problem, what was typed before.
  const isOpen = optional.some(
    ({ field }) =>
      form.problems[field] !== undefined ||
      form.values[field] !== '' ||
      (field === 'affiliateCode' && (linkCode === 'invalid' || linkCode === 'unknown')),
  );
  return (
    <div className={fieldsClass}>
      {required.map(draw)}
      {optional.length > 0 && (
        <details className={fold} open={isOpen || undefined}>
          <summary className={foldHead}>{t('account.more')}</summary>
          <div className={fieldsClass}>{optional.map(draw)}</div>
        </details>
      )}
      {/* For password managers: whose password it is. */}
      <input
        type="text"
        autoComplete="username"
        value={form.values.username || form.values.mobileNum}
        readOnly
        hidden
      />
      <Text size="sm" tone="muted">
        {t('account.later')}
      </Text>
    </div>
  );
}
