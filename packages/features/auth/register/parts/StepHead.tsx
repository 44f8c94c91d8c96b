import { ArrowLeft } from 'lucide-react';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { IconButton } from '#ui/IconButton/IconButton.tsx';
import { StepDots } from '#ui/StepDots/StepDots.tsx';
import type { RegisterFormProps } from '../register.types.ts';
import { stepHead } from './RegisterFields.css.ts';

export interface StepHeadProps extends Pick<RegisterFormProps, 'step' | 'steps' | 'onBack'> {
  readonly onLeave: () => void;
}

/** The position in the form, and the way back: to the step before, or from the first one out, which clears it (REG-05c). */
export function StepHead({ step, steps, onBack, onLeave }: StepHeadProps) {
  const { t } = useTranslation('register');
  const number = steps.indexOf(step) + 1;
  return (
    <div className={stepHead}>
      <IconButton
        label={t(number > 1 ? 'back' : 'leave')}
        icon={<Icon of={ArrowLeft} />}
        onClick={number > 1 ? onBack : onLeave}
      />
      <StepDots label={t('step', { number, count: steps.length })} step={number} of={steps.length} />
    </div>
  );
}
