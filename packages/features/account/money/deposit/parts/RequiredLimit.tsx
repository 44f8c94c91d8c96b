import type { PlayStatus } from '#api/responsiblePlay.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { LimitForm } from '../../../protection/limits/parts/LimitForm.tsx';
import type { DepositScreenProps } from '../deposit.types.ts';

interface RequiredLimitProps extends Pick<DepositScreenProps, 'onSetLimit'> {
  status: PlayStatus;
  attention: number;
}

/** Asks for the deposit limit without which the operator takes no deposit (RSP-12). It cannot be declined. */
export function RequiredLimit({ status, attention, onSetLimit }: RequiredLimitProps) {
  const { t } = useTranslation('deposit');
  return (
    <LimitForm
      reason={{ title: t('limitRequired.title'), text: t('limitRequired.text', { hours: status.raiseHours }) }}
      limit={{ kind: 'deposit', period: 'week' }}
      attention={attention}
      status={status}
      onSet={onSetLimit}
    />
  );
}
