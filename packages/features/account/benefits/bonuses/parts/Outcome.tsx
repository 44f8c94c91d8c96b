import { CircleCheck } from 'lucide-react';
import { OutcomePanel } from '#core/components/OutcomePanel.tsx';
import { useRefusalText } from '#core/components/useRefusalText.ts';
import { FlowOutcome } from '#core/flow/FlowOutcome.tsx';
import { writtenReference } from '#core/format/reference.ts';
import { useMoneyText } from '#core/format/useMoneyText.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Text } from '#ui/Text/Text.tsx';
import type { BonusesScreenProps } from '../bonuses.types.ts';

/** Outcome of the last cancelling; renders nothing without one. */
export function Outcome({ cancel, onSupport }: Pick<BonusesScreenProps, 'cancel' | 'onSupport'>) {
  const { t } = useTranslation('bonuses');
  const money = useMoneyText();
  return (
    <FlowOutcome of="bonuses" flow={cancel} errorText={useRefusalText('bonuses')} onSupport={onSupport}>
      {({ removed, kept, reference }, takesFocus) => (
        <OutcomePanel
          key={reference}
          tone="positive"
          icon={CircleCheck}
          title={t('done.title')}
          takesFocus={takesFocus}
        >
          <Text>{t('done.text', { removed: money(removed), kept: money(kept) })}</Text>
          <Text size="sm">{t('done.reference', { reference: writtenReference(reference) })}</Text>
        </OutcomePanel>
      )}
    </FlowOutcome>
  );
}
