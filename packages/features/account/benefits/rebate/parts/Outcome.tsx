import { CircleCheck } from 'lucide-react';
import { OutcomePanel } from '#core/components/OutcomePanel.tsx';
import { useRefusalText } from '#core/components/useRefusalText.ts';
import { FlowOutcome } from '#core/flow/FlowOutcome.tsx';
import { writtenReference } from '#core/format/reference.ts';
import { useMoneyText } from '#core/format/useMoneyText.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Text } from '#ui/Text/Text.tsx';
import type { RebateScreenProps } from '../rebate.types.ts';

/** Outcome of the last claim; renders nothing without one. */
export function Outcome({ claim, balance }: Pick<RebateScreenProps, 'claim' | 'balance'>) {
  const { t } = useTranslation('rebate');
  const money = useMoneyText();
  return (
    <FlowOutcome of="rebate" flow={claim} errorText={useRefusalText('rebate')}>
      {({ amount, reference }, takesFocus) => (
        <OutcomePanel
          key={reference}
          tone="positive"
          icon={CircleCheck}
          title={t('done.title', { amount: money(amount) })}
          takesFocus={takesFocus}
        >
          {balance !== null && <Text>{t('done.balance', { balance: money(balance) })}</Text>}
          <Text size="sm">{t('done.reference', { reference: writtenReference(reference) })}</Text>
        </OutcomePanel>
      )}
    </FlowOutcome>
  );
}
