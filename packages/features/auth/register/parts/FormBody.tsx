import { useEffect, useEffectEvent } from 'react';
import { LazySection } from '#core/components/LazySection.tsx';
import { Form } from '#core/forms/Form.tsx';
import { ProblemSummary } from '#core/forms/ProblemSummary.tsx';
import { focusField, useWrongField } from '#core/forms/useWrongField.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { useIdle } from '#core/time/useIdle.ts';
import { Button } from '#ui/Button/Button.tsx';
import { stepOf } from '../register.form.ts';
import type { Register, RegisterFormView } from '../register.types.ts';
import { FirstStep } from './FirstStep.tsx';
import { FormSkeleton } from './FormSkeleton.tsx';
import { LaterStep, RegisterDialogs } from './laterParts.ts';
import { useProblemLines } from './useProblemLines.ts';

export interface FormBodyProps extends Pick<Register, 'form'> {
  readonly view: RegisterFormView;
  /** The level of the heading of a step. */
  readonly level: 2 | 3;
}

const skeleton = <FormSkeleton />;

/** One step of the form: its problems, its fields and the button that goes on or signs up. */
export function FormBody({ form, view, level }: FormBodyProps) {
  const { step, steps, problems, termsMissing } = form;
  const { t } = useTranslation('register');
  const sms = useTranslation('fields').t;
  const ref = useWrongField(form.attention);
  const isFirst = step === steps[0];
  const next = steps[steps.indexOf(step) + 1];
  const ofStep = view.fields.filter(({ field }) => stepOf(field) === step);
  const lines = useProblemLines(ofStep, problems, termsMissing && isFirst);

  // Before it is wanted: the answer to the first step is a message on a phone, and no wait for code.
  const idle = useIdle();
  useEffect(() => {
    if (idle) void Promise.all([LaterStep.preload(), RegisterDialogs.preload()]).catch(() => {});
  }, [idle]);

  // In a dialog, and after the question for the age, which takes the focus with it. Never on a page that is being read.
  const begin = useEffectEvent(() => {
    const { current: element } = ref;
    const { activeElement } = document;
    const inDialog = element?.closest('[role=dialog]') ?? null;
    if (element && inDialog !== null && (activeElement === inDialog || activeElement === document.body)) {
      focusField(element, 'first');
    }
  });
  useEffect(() => begin(), []);

  const label = (): string => {
    if (next === undefined) return t('submit');
    return next === 'code' ? sms('sms.send') : t('next');
  };
  return (
    <Form ref={ref} label={t('title')} failure={form.failure} maybe={t('maybeRegistered')} onSubmit={form.onSubmit}>
      {lines.length > 1 && <ProblemSummary lines={lines} />}
      {isFirst ? (
        <FirstStep form={form} view={view} level={level} />
      ) : (
        <LazySection placeholder={skeleton}>
          <LaterStep form={form} view={view} level={level} />
        </LazySection>
      )}
      <Button type="submit" tone="money" busy={form.busy} fullWidth>
        {label()}
      </Button>
      {isFirst && form.thirdParty}
    </Form>
  );
}
