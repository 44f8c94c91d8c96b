import { useMoneyText } from '#core/format/useMoneyText.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { UnknownOutcome } from '../../money/UnknownOutcome.tsx';
import type { DepositScreenProps, DepositStep } from '../deposit.types.ts';

type UnknownDepositProps = Pick<DepositScreenProps, 'busy' | 'onRepeat' | 'onSupport'> &
  Omit<Extract<DepositStep, { kind: 'unknown' }>, 'kind'>;

/** Shown after a lost answer: the order may exist. The check never opens a second one. */
export function UnknownDeposit({ amount, error, repeats, busy, onRepeat, onSupport }: UnknownDepositProps) {
  const { t } = useTranslation('deposit');
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
