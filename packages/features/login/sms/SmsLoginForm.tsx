import { Button } from '#ui/Button/Button.tsx';
import { Checkbox } from '#ui/Checkbox/Checkbox.tsx';
import { EntryForm } from '../../shared/form/EntryForm.tsx';
import { useFieldFocus } from '../../shared/form/useFieldFocus.ts';
import { useTranslation } from '../../shared/i18n/useTranslation.tsx';
import { useProblemText } from '../../shared/rules/useProblemText.ts';
import { PhoneField } from '../../shared/sms/PhoneField.tsx';
import { SmsCodeField } from '../../shared/sms/SmsCodeField.tsx';
import { SmsFailureDialog } from '../../shared/sms/SmsFailureDialog.tsx';
import type { SmsField } from './smsLogin.model.ts';
import type { SmsLoginProps } from './useSmsLogin.ts';

/** A mobile number, and the code that was sent to it (LGN-01, LGN-08). */
export function SmsLoginForm(props: SmsLoginProps) {
  const { values, problems, failure, sms, busy, codeLength, onType } = props;
  const { t } = useTranslation('login');
  const problemText = useProblemText();
  const { refOf } = useFieldFocus<SmsField>({ to: props.attention.field, count: props.attention.count });
  const wrong = (field: SmsField): string | undefined => {
    const problem = problems[field];
    return problem && problemText(problem);
  };
  return (
    <>
      <EntryForm label={t('title')} failure={failure} onSubmit={props.onSubmit}>
        <PhoneField
          ref={refOf('mobileNum')}
          label={t('sms.mobile')}
          value={values.mobileNum}
          error={wrong('mobileNum')}
          countries={props.countries}
          dialingCode={props.dialingCode}
          onDialingCode={props.onDialingCode}
          onChange={(value) => onType('mobileNum', value)}
        />
        <SmsCodeField
          ref={refOf('code')}
          label={t('sms.code', { length: codeLength })}
          value={values.code}
          error={wrong('code')}
          phone={values.mobileNum}
          sms={sms}
          enterKeyHint="go"
          onChange={(value) => onType('code', value)}
        />
        <Checkbox
          label={t('sms.remember')}
          hint={values.remember && t('rememberHint')}
          checked={values.remember}
          onChange={props.onRemember}
        />
        <Button type="submit" busy={busy} fullWidth>
          {t('submit')}
        </Button>
      </EntryForm>
      <SmsFailureDialog {...sms} />
    </>
  );
}
