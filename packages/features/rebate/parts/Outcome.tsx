import { CircleCheck, CircleHelp, TriangleAlert } from 'lucide-react';
import type { ApiError } from '#api/errors.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { ErrorText } from '../../shared/ErrorText.tsx';
import { useTranslation } from '../../shared/i18n/useTranslation.tsx';
import { type MoneyFormat, moneyText } from '../../shared/moneyText.ts';
import { OutcomePanel } from '../../shared/OutcomePanel.tsx';
import { refusalOf } from '../rebate.model.ts';
import type { RebateScreenProps } from '../RebateScreen.tsx';

interface OutcomeProps extends MoneyFormat, Pick<RebateScreenProps, 'claim' | 'balance'> {
  /** It answers a press. */
  takesFocus: boolean;
  onRepeat: () => void;
}

/** What became of the last claim; nothing where there was none. */
export function Outcome({ claim, balance, takesFocus, onRepeat, ...format }: OutcomeProps) {
  const { t } = useTranslation('rebate');
  const money = moneyText(format);
  switch (claim.status) {
    case 'idle':
      return null;
    case 'done':
      return (
        <OutcomePanel
          key="done"
          tone="positive"
          icon={CircleCheck}
          title={t('done.title', { amount: money(claim.value.amount) })}
          takesFocus={takesFocus}
        >
          {balance !== null && <Text>{t('done.balance', { balance: money(balance) })}</Text>}
          <Text size="sm">{t('done.reference', { reference: claim.value.reference })}</Text>
        </OutcomePanel>
      );
    case 'refused':
      return (
        <OutcomePanel
          key="refused"
          tone="negative"
          icon={TriangleAlert}
          title={t('refused.title')}
          takesFocus={takesFocus}
        >
          <Text>
            <Refusal error={claim.error} />
          </Text>
          <Text size="sm">{t('refused.safe')}</Text>
        </OutcomePanel>
      );
    // A claim is sent from within the dialog: what is on its way here is the repeat of one.
    case 'sending':
    case 'unknown':
      return (
        <OutcomePanel
          key="unknown"
          tone="warning"
          icon={CircleHelp}
          title={t('unknown.title', { amount: money(claim.input.amount) })}
          takesFocus={takesFocus}
          actions={
            <Button busy={claim.status === 'sending'} onClick={onRepeat}>
              {t('unknown.check')}
            </Button>
          }
        >
          <Text>{t('unknown.text')}</Text>
          <div role="status">
            <Text size="sm">
              {claim.status === 'sending' ? t('unknown.checking') : <ErrorText error={claim.error} />}
            </Text>
          </div>
        </OutcomePanel>
      );
  }
}

function Refusal({ error }: { error: ApiError }) {
  const { t } = useTranslation('rebate');
  const reason = refusalOf(error);
  return reason === null ? <ErrorText error={error} /> : t(`refused.${reason}`);
}
