import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Form } from '#core/forms/Form.tsx';
import { useWrongField } from '#core/forms/useWrongField.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Heading } from '#ui/Heading/Heading.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { SmsFailureDialog } from '../sms/SmsFailureDialog.tsx';
import { AnswerField } from './AnswerField.tsx';
import { MeansChoice } from './MeansChoice.tsx';
import type { SecondFactorProps } from './secondFactor.types.ts';
import { head } from './SecondFactorForm.css.ts';

/** The second factor of a login from an unknown place, by one of the player's methods (LGN-11). */
export function SecondFactorForm({
  methods,
  method,
  values,
  problems,
  failure,
  attention,
  code,
  busy,
  onMethod,
  onType,
  onSubmit,
  onBack,
  passkey,
}: SecondFactorProps) {
  const { t } = useTranslation('secondFactor');
  const title = useRef<HTMLDivElement>(null);
  // Screen readers announce the step. Before `useWrongField`, whose effect moves the focus on to a wrong answer.
  useEffect(() => title.current?.focus(), []);
  const form = useWrongField(attention);
  const hint = methods.find((each) => each.method === method)?.hint ?? '';
  return (
    <>
      <Form
        ref={form}
        label={t('title')}
        failure={failure}
        onSubmit={onSubmit}
        head={
          <div ref={title} tabIndex={-1} className={head}>
            <Heading level={2} size="md">
              {t('title')}
            </Heading>
            <Text tone="muted">{t('text')}</Text>
          </div>
        }
      >
        {methods.length > 1 && <MeansChoice methods={methods} method={method} onMethod={onMethod} />}
        <AnswerField
          method={method}
          value={values[method]}
          problem={problems[method]}
          code={code}
          hint={hint}
          onChange={(value) => onType(method, value)}
        />
        <Button type="submit" busy={busy} fullWidth>
          {t('submit')}
        </Button>
        {passkey}
        <Button tone="quiet" fullWidth icon={<Icon of={ArrowLeft} size="small" />} onClick={onBack}>
          {t('back')}
        </Button>
      </Form>
      <SmsFailureDialog failure={code.failure} onFailureSeen={code.onFailureSeen} />
    </>
  );
}
