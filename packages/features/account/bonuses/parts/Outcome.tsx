import { CircleCheck, TriangleAlert } from 'lucide-react';
import { OutcomePanel } from '#core/components/OutcomePanel.tsx';
import { useRefusalText } from '#core/components/useRefusalText.ts';
import { pendingOf } from '#core/data/moneyIntent.ts';
import { useMoneyText } from '#core/format/useMoneyText.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { UnknownOutcome } from '#core/money/UnknownOutcome.tsx';
import { Text } from '#ui/Text/Text.tsx';
import type { BonusesScreenProps } from '../bonuses.types.ts';

type OutcomeProps = Pick<BonusesScreenProps, 'cancel' | 'repeats' | 'onRepeat' | 'onSupport'>;

/** Outcome of the last cancelling; renders nothing without one. */
export function Outcome({ cancel, repeats, onRepeat, onSupport }: OutcomeProps) {
  const { t } = useTranslation('bonuses');
  const money = useMoneyText();
  const errorText = useRefusalText('bonuses');
  const pending = pendingOf(cancel);
  if (pending !== null) {
    return (
      <UnknownOutcome
        title={t('unknown.title')}
        text={t('unknown.text')}
        check={
          repeats ? { text: t('unknown.checkText'), label: t('unknown.check'), checking: t('unknown.checking') } : null
        }
        support={onSupport ? { label: t('unknown.support'), onOpen: onSupport } : null}
        error={pending.error}
        busy={cancel.status === 'sending'}
        onRepeat={() => void onRepeat()}
      />
    );
  }
  if (cancel.status === 'done') {
    const { removed, kept, reference } = cancel.value;
    return (
      <OutcomePanel key={reference} tone="positive" icon={CircleCheck} title={t('done.title')} takesFocus>
        <Text>{t('done.text', { removed: money(removed), kept: money(kept) })}</Text>
        <Text size="sm">{t('done.reference', { reference })}</Text>
      </OutcomePanel>
    );
  }
  if (cancel.status !== 'refused') return null;
  return (
    <OutcomePanel key="refused" tone="negative" icon={TriangleAlert} title={t('refused.title')} takesFocus>
      <Text>{errorText(cancel.error)}</Text>
      <Text size="sm">{t('refused.safe')}</Text>
    </OutcomePanel>
  );
}
