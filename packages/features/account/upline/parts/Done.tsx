import { CircleCheck } from 'lucide-react';
import { OutcomePanel } from '#core/components/OutcomePanel.tsx';
import { formatMoment } from '#core/format/dates.ts';
import { useMoneyText } from '#core/format/useMoneyText.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Text } from '#ui/Text/Text.tsx';
import type { TransferStep, UplineScreenProps } from '../upline.types.ts';

interface DoneProps
  extends Pick<UplineScreenProps, 'language' | 'onAgain'>, Pick<Extract<TransferStep, { kind: 'done' }>, 'transfer'> {}

/** A transfer that the platform has confirmed. */
export function Done({ transfer: { amount, balance, reference, at }, language, onAgain }: DoneProps) {
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
