import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { Button } from '#ui/Button/Button.tsx';
import { Checkbox } from '#ui/Checkbox/Checkbox.tsx';
import { ErrorState } from '#ui/ErrorState/ErrorState.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { useErrorText } from '../../shared/ErrorText.tsx';
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
  const errorText = useErrorText();
  const problemText = useProblemText();
  const refs = useFields(props);
  const errorId = useId();
  const wrong = (field: SmsField): string | undefined => {
    const problem = problems[field];
    return problem && problemText(problem);
  };
  return (
    <>
      <form
        method="post"
        noValidate
        aria-label={t('title')}
        aria-describedby={failure === null ? undefined : errorId}
        onSubmit={(event) => {
          event.preventDefault();
          props.onSubmit();
        }}
      >
        <Stack gap="md">
          {failure !== null && (
            <div id={errorId}>
              <ErrorState size="compact" announce title={errorText(failure)} />
            </div>
          )}
          <PhoneField
            ref={refs.mobileNum}
            label={t('sms.mobile')}
            value={values.mobileNum}
            error={wrong('mobileNum')}
            countries={props.countries}
            dialingCode={props.dialingCode}
            onDialingCode={props.onDialingCode}
            onChange={(value) => onType('mobileNum', value)}
          />
          <SmsCodeField
            ref={refs.code}
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
        </Stack>
      </form>
      <SmsFailureDialog {...sms} />
    </>
  );
}

/** Moves the focus to the field that needs it, each time something new is wrong. */
function useFields({ attention }: SmsLoginProps) {
  const inputs = { mobileNum: useRef<HTMLInputElement>(null), code: useRef<HTMLInputElement>(null) };
  const look = useEffectEvent(() => {
    const input = attention.field && inputs[attention.field].current;
    input?.focus();
    // Typing again replaces what was wrong.
    input?.select();
  });
  useEffect(() => {
    if (attention.count > 0) look();
  }, [attention.count]);
  return inputs;
}
