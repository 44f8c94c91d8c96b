import { useMoneyText } from '#core/format/useMoneyText.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { UnknownOutcome } from '../../money/UnknownOutcome.tsx';
import type { WithdrawScreenProps, WithdrawStep } from '../withdraw.types.ts';

type UnknownWithdrawProps = Pick<WithdrawScreenProps, 'busy' | 'onRepeat' | 'onSupport'> &
  Omit<Extract<WithdrawStep, { kind: 'unknown' }>, 'kind'>;

/** Shown after a lost answer: the withdrawal may exist. The check never makes a second one. */
export function UnknownWithdraw({ amount, error, repeats, busy, onRepeat, onSupport }: UnknownWithdrawProps) {
  const { t } = useTranslation('withdraw');
  const money = useMoneyText();
  return (
    <UnknownOutcome
      title={t('unknown.title')}
      text={t('unknown.text', { amount: money(amount) })}
      check={repeats === 'never' ? null : { text: t(`unknown.${repeats}`), label: t('unknown.check') }}
      supportLabel={t('support')}
      error={error}
      busy={busy}
      onRepeat={onRepeat}
      onSupport={onSupport}
    />
  );
}
