import { useMoneyText } from '#core/format/useMoneyText.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import type { JackpotProps } from '../banner.types.ts';

/** Says who has won the jackpot. Loads when somebody has. */
export function JackpotWinner({ nickname, amount }: NonNullable<JackpotProps['won']>) {
  const { t } = useTranslation('events');
  const money = useMoneyText();
  return <span>{t('jackpotWon', { name: nickname, amount: money(amount) })}</span>;
}
