import { Text } from '#ui/Text/Text.tsx';
import { useTranslation } from '../../shared/i18n/useTranslation.tsx';
import { PhoneField } from '../../shared/sms/PhoneField.tsx';
import { SmsCodeField } from '../../shared/sms/SmsCodeField.tsx';
import { SmsFailureDialog } from '../../shared/sms/SmsFailureDialog.tsx';
import type { Rules } from '../checks.ts';
import type { ForgotProps } from '../useForgot.ts';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { PasswordFormBody } from './PasswordFormBody.tsx';
import { useFieldWords } from './useFieldWords.ts';

/** FGT-02: the number of the account, the code that it is sent, and the new password. */
export function ByPhone({ rules, ...forgot }: ForgotProps & { readonly rules: Rules }) {
  const { t } = useTranslation('recovery');
  const { labelOf, problemOf } = useFieldWords();
  const { values, problems, onType } = forgot;
  const common = (field: 'mobileNum' | 'verificationCode') => ({
    label: labelOf(field),
    required: true,
    value: values[field],
    error: problems[field] && problemOf(problems[field]),
    onChange: (value: string) => onType(field, value),
  });
  return (
    <>
      <PasswordFormBody
        {...forgot}
        label={t('forgot.title')}
        submitLabel={t('forgot.mobileSubmit')}
        maybe={t('forgot.maybeSet')}
      >
        {(refOf) => (
          <>
            <Text tone="muted">{t('forgot.mobileText')}</Text>
            <PhoneField
              {...common('mobileNum')}
              ref={refOf('mobileNum')}
              countries={forgot.countries}
              dialingCode={forgot.dialingCode}
              onDialingCode={forgot.onDialingCode}
            />
            <SmsCodeField
              {...common('verificationCode')}
              ref={refOf('verificationCode')}
              phone={values.mobileNum}
              sms={forgot.sms}
            />
            <NewPasswordFields values={values} problems={problems} rules={rules} onType={onType} refOf={refOf} />
          </>
        )}
      </PasswordFormBody>
      <SmsFailureDialog {...forgot.sms} />
    </>
  );
}
