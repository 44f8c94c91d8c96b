import { KeyRound } from 'lucide-react';
import type { MoneyFactor } from '#api/paymentPassword.ts';
import { Button } from '#ui/Button/Button.tsx';
import { ErrorState } from '#ui/ErrorState/ErrorState.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { useRefusalText } from '../components/useRefusalText.ts';
import { useTranslation } from '../i18n/useTranslation.tsx';
import type { PasskeyFactor } from './usePasskeyFactor.ts';

/** Why a passkey has not confirmed, and what the player can do. */
export function PasskeyProblem({ problem }: Pick<PasskeyFactor, 'problem'>) {
  const { t } = useTranslation('paymentPassword');
  const refusalText = useRefusalText('paymentPassword');
  if (problem === null) return null;
  const text =
    typeof problem === 'string'
      ? t(problem === 'address' ? 'passkey.address' : 'passkey.dismissed')
      : refusalText(problem);
  return <ErrorState size="compact" announce title={text} />;
}

interface OtherFactorProps {
  passkey: PasskeyFactor;
  factors: readonly MoneyFactor[];
  disabled: boolean;
  /** @default false */
  fullWidth?: boolean;
}

/** Changes between a passkey and what the operator asks for otherwise. */
export function OtherFactor({ passkey, factors, disabled, fullWidth = false }: OtherFactorProps) {
  const { t } = useTranslation('paymentPassword');
  if (!passkey.offered) return null;
  return (
    <Button tone="quiet" fullWidth={fullWidth} disabled={disabled} onClick={() => passkey.onChoose(!passkey.chosen)}>
      {passkey.chosen ? t(`passkey.other.${factors[0] ?? 'password'}`) : t('passkey.confirm')}
    </Button>
  );
}

/** The sign of a passkey. */
export const PasskeyIcon = () => <Icon of={KeyRound} size="small" />;
