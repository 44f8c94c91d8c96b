import { CircleHelp } from 'lucide-react';
import { Button } from '#ui/Button/Button.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { useErrorText } from '../../shared/ErrorText.tsx';
import { useTranslation } from '../../shared/i18n/useTranslation.tsx';
import { moneyText } from '../../shared/moneyText.ts';
import { OutcomePanel } from '../../shared/OutcomePanel.tsx';
import type { DepositScreenProps, DepositStep } from '../DepositScreen.tsx';

type UnknownOutcomeProps = Pick<DepositScreenProps, 'busy' | 'currencySymbol' | 'language' | 'onRepeat' | 'onSupport'> &
  Omit<Extract<DepositStep, { kind: 'unknown' }>, 'kind'>;

/** Nobody heard the answer: what may have happened, and how to know, without a second order. */
export function UnknownOutcome(props: UnknownOutcomeProps) {
  const { amount, error, repeats, busy, onRepeat, onSupport } = props;
  const { t } = useTranslation('deposit');
  const errorText = useErrorText();
  return (
    <OutcomePanel
      tone="warning"
      icon={CircleHelp}
      title={t('unknown.title')}
      actions={
        <>
          {repeats !== 'never' && (
            <Button busy={busy} onClick={onRepeat}>
              {t('unknown.check')}
            </Button>
          )}
          {onSupport && (
            <Button tone="outline" onClick={onSupport}>
              {t('support')}
            </Button>
          )}
        </>
      }
    >
      <Text>{t('unknown.text', { amount: moneyText(props)(amount) })}</Text>
      {repeats !== 'never' && <Text>{t(`unknown.${repeats}`)}</Text>}
      <Text size="sm">{errorText(error)}</Text>
    </OutcomePanel>
  );
}
