import { useMoneyText } from '#core/format/useMoneyText.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { UnknownOutcome } from '../../money/UnknownOutcome.tsx';
import type { TransferStep, UplineScreenProps } from '../upline.types.ts';

type UnknownTransferProps = Pick<UplineScreenProps, 'busy' | 'onRepeat' | 'onSupport'> &
  Omit<Extract<TransferStep, { kind: 'unknown' }>, 'kind'>;

/** Shown after a lost answer: the transfer may have been made. The check never makes a second one. */
export function UnknownTransfer({ amount, error, repeats, busy, onRepeat, onSupport }: UnknownTransferProps) {
  const { t } = useTranslation('upline');
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
