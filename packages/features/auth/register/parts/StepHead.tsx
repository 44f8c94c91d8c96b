import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog/ConfirmDialog.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { IconButton } from '#ui/IconButton/IconButton.tsx';
import { StepDots } from '#ui/StepDots/StepDots.tsx';
import type { RegisterFormProps } from '../register.types.ts';
import { stepHead } from './RegisterFields.css.ts';

export interface StepHeadProps extends Pick<
  RegisterFormProps,
  'step' | 'steps' | 'values' | 'onBack' | 'onClear' | 'onLeave'
> {}

/** The position in the form, and the way back: to the step before, or from the first one out, which clears it (REG-05c). */
export function StepHead({ step, steps, values, onBack, onClear, onLeave }: StepHeadProps) {
  const { t } = useTranslation('register');
  const [asking, setAsking] = useState(false);
  const number = steps.indexOf(step) + 1;
  const leave = (): void => {
    onClear();
    onLeave?.();
  };
  const back = (): void => {
    if (number > 1) onBack();
    else if (Object.values(values).some((value) => value !== '')) setAsking(true);
    else leave();
  };
  return (
    <div className={stepHead}>
      <IconButton label={t(number > 1 ? 'back' : 'leave')} icon={<Icon of={ArrowLeft} />} onClick={back} />
      <StepDots label={t('step', { number, count: steps.length })} step={number} of={steps.length} />
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('clear.title')}
        confirmLabel={t('clear.confirm')}
        cancelLabel={t('clear.keep')}
        onConfirm={leave}
      />
    </div>
  );
}
