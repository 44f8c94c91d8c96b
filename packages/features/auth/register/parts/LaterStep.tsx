import { useEffect, useEffectEvent, useRef } from 'react';
import { focusField } from '#core/forms/useWrongField.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Heading } from '#ui/Heading/Heading.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { stepOf } from '../register.form.ts';
import type { RegisterFormProps, RegisterFormView } from '../register.types.ts';
import { AccountStep } from './AccountStep.tsx';
import { CodeStep } from './CodeStep.tsx';
import { sentTo } from './RegisterFields.css.ts';

export interface LaterStepProps {
  readonly form: RegisterFormProps;
  readonly view: Pick<RegisterFormView, 'fields' | 'linkCode'>;
  /** The level of the heading. */
  readonly level: 2 | 3;
}

/** The code, or name and password. Their code and words load while the player reads the first step. */
export function LaterStep({ form, view, level }: LaterStepProps) {
  const { t } = useTranslation('registerSteps');
  const fields = view.fields.filter(({ field }) => stepOf(field) === form.step);
  // The code of the step may have come after the form had asked for the focus.
  const heading = useRef<HTMLHeadingElement>(null);
  const attend = useEffectEvent(() => {
    const { to, count } = form.attention;
    const element = heading.current?.closest('form');
    if (element && count > 0 && to !== 'summary' && to !== 'failure') focusField(element, to);
  });
  useEffect(() => attend(), []);
  const code = fields.find(({ field }) => field === 'verificationCode');
  return (
    <>
      <Stack gap="none">
        <Heading ref={heading} level={level} size="xl">
          {code === undefined ? t('account.title') : t('code.title', { count: form.codeLength })}
        </Heading>
        {code !== undefined && (
          <div className={sentTo}>
            <Text size="sm" tone="muted">
              {t('code.sentTo', { phone: form.values.mobileNum })}
            </Text>
            <Button tone="quiet" size="small" onClick={form.onBack}>
              {t('code.edit')}
            </Button>
          </div>
        )}
      </Stack>
      {code === undefined ? (
        <AccountStep form={form} fields={fields} linkCode={view.linkCode} />
      ) : (
        <CodeStep form={form} shown={code} />
      )}
    </>
  );
}
