import { Form } from '#core/forms/Form.tsx';
import { useProblemText } from '#core/forms/rules/useProblemText.ts';
import { useWrongField } from '#core/forms/useWrongField.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Checkbox } from '#ui/Checkbox/Checkbox.tsx';
import { RememberHint } from '../login/RememberHint.tsx';
import { PhoneField } from '../sms/PhoneField.tsx';
import { SmsCodeField } from '../sms/SmsCodeField.tsx';
import { SmsFailureDialog } from '../sms/SmsFailureDialog.tsx';
import type { SmsField } from './smsLogin.model.ts';
import type { SmsLoginProps } from './smsLogin.types.ts';

/** Mobile number and SMS code (LGN-01, LGN-08). */
export function SmsLoginForm(props: SmsLoginProps) {
  const { values, problems, failure, sms, busy, codeLength, onType } = props;
  const { t } = useTranslation('login');
  const problemText = useProblemText();
  const form = useWrongField(props.attention);
  const errorOf = (field: SmsField): string | undefined => {
    const problem = problems[field];
    return problem && problemText(problem);
  };
  return (
    <>
      <Form ref={form} label={t('title')} failure={failure} onSubmit={props.onSubmit}>
        <PhoneField
          label={t('sms.mobile')}
          value={values.mobileNum}
          error={errorOf('mobileNum')}
          countries={props.countries}
          dialingCode={props.dialingCode}
          onDialingCode={props.onDialingCode}
          onChange={(value) => onType('mobileNum', value)}
        />
        <SmsCodeField
          label={t('sms.code', { length: codeLength })}
          value={values.code}
          error={errorOf('code')}
          phone={values.mobileNum}
          sms={sms}
          enterKeyHint="go"
          onChange={(value) => onType('code', value)}
        />
        <Checkbox
          label={t('sms.remember')}
          hint={values.remember && <RememberHint />}
          checked={values.remember}
          onChange={props.onRemember}
        />
        <Button type="submit" busy={busy} fullWidth>
          {t('submit')}
        </Button>
      </Form>
      <SmsFailureDialog failure={sms.failure} onFailureSeen={sms.onFailureSeen} />
    </>
  );
}
