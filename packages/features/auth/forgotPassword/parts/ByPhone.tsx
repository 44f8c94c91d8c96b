import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Text } from '#ui/Text/Text.tsx';
import type { Rules } from '../../password/checks.ts';
import { NewPasswordFields } from '../../password/parts/NewPasswordFields.tsx';
import { PasswordFormBody } from '../../password/parts/PasswordFormBody.tsx';
import { useFieldMessages } from '../../password/parts/useFieldMessages.ts';
import { PhoneField } from '../../sms/PhoneField.tsx';
import { SmsCodeField } from '../../sms/SmsCodeField.tsx';
import { SmsFailureDialog } from '../../sms/SmsFailureDialog.tsx';
import type { Forgot } from '../forgotPassword.types.ts';

export interface ByPhoneProps extends Pick<Forgot, 'form'> {
  readonly rules: Rules;
}

/** Recovery by mobile number, SMS code and new password (FGT-02). */
export function ByPhone({ form, rules }: ByPhoneProps) {
  const { values, problems, own, countries, dialingCode, sms, onType, onDialingCode } = form;
  const { t } = useTranslation('password');
  const { labelOf, problemOf } = useFieldMessages();
  const common = (field: 'mobileNum' | 'verificationCode') => ({
    label: labelOf(field),
    required: true,
    value: values[field],
    error: problems[field] && problemOf(problems[field], field),
    onChange: (value: string) => onType(field, value),
  });
  return (
    <>
      <PasswordFormBody
        label={t('forgot.title')}
        submitLabel={t('forgot.mobileSubmit')}
        maybe={t('forgot.maybeSet')}
        form={form}
      >
        <Text tone="muted">{t('forgot.mobileText')}</Text>
        <PhoneField
          {...common('mobileNum')}
          countries={countries}
          dialingCode={dialingCode}
          onDialingCode={onDialingCode}
        />
        <NewPasswordFields
          values={values}
          problems={problems}
          own={own}
          rules={rules}
          enterKeyHint="next"
          onType={onType}
        />
        <SmsCodeField {...common('verificationCode')} phone={values.mobileNum} sms={sms} enterKeyHint="go" />
      </PasswordFormBody>
      <SmsFailureDialog failure={sms.failure} onFailureSeen={sms.onFailureSeen} />
    </>
  );
}
