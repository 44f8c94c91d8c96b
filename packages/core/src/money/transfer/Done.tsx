import { CircleCheck } from 'lucide-react';
import { Button } from '#ui/Button/Button.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { OutcomePanel } from '../../components/OutcomePanel.tsx';
import { formatMoment } from '../../format/dates.ts';
import { useMoneyText } from '../../format/useMoneyText.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useTranslation } from '../../i18n/useTranslation.tsx';
import type { Transfer, TransferValue } from './transfer.types.ts';

interface DoneProps extends Pick<Transfer, 'onAgain'> {
  transfer: TransferValue;
}

/** A transfer that the platform has confirmed. */
export function Done({ transfer: { amount, balance, reference, at }, onAgain }: DoneProps) {
  const language = useLanguage();
  const { t } = useTranslation('upline');
  const money = useMoneyText();
  return (
    <OutcomePanel
      tone="positive"
      icon={CircleCheck}
      title={t('done.title', { amount: money(amount) })}
      takesFocus
      actions={
        <Button tone="outline" onClick={onAgain}>
          {t('done.again')}
        </Button>
      }
    >
      {balance !== null && <Text>{t('done.balance', { balance: money(balance) })}</Text>}
      <Text size="sm">{t('done.reference', { reference, time: formatMoment(Date.parse(at), language) })}</Text>
    </OutcomePanel>
  );
}
