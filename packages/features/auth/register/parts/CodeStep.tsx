import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { countdownText } from '../../sms/smsCode.model.ts';
import type { ShownField } from '../register.form.ts';
import type { RegisterFormProps } from '../register.types.ts';
import { again } from './CodeBoxes.css.ts';
import { CodeBoxes } from './CodeBoxes.tsx';
import { useRegisterProblemText } from './useRegisterProblemText.ts';

export interface CodeStepProps {
  readonly form: RegisterFormProps;
  readonly shown: ShownField;
}

/** The step of the code that proves the number: its boxes, where it went, and the way to another one (REG-02d). */
export function CodeStep({ form, shown: { field, rule } }: CodeStepProps) {
  const { values, problems, sms, codeLength } = form;
  const { t } = useTranslation('registerSteps');
  const fields = useTranslation('fields').t;
  const problemText = useRegisterProblemText();
  const problem = problems[field];
  const waiting = sms.secondsLeft > 0;
  return (
    <Stack gap="sm">
      <CodeBoxes
        label={fields(`fields.${field}`)}
        name={field}
        required={rule.required}
        value={values[field]}
        error={problem && problemText(problem, field)}
        length={codeLength}
        onChange={(code) => form.onType(field, code)}
      />
      <div className={again}>
        {/* Not announced at each second. */}
        {waiting ? (
          <Text size="sm" tone="muted" numeric>
            {t('code.wait', { time: countdownText(sms.secondsLeft) })}
          </Text>
        ) : (
          <Button tone="soft" size="small" busy={sms.busy} onClick={sms.onSend}>
            {fields('sms.again')}
          </Button>
        )}
      </div>
    </Stack>
  );
}
