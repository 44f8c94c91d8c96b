import { CircleCheck, CircleHelp, TriangleAlert } from 'lucide-react';
import type { ApiError } from '#api/errors.ts';
import { ErrorText } from '#core/components/ErrorText.tsx';
import { OutcomePanel } from '#core/components/OutcomePanel.tsx';
import { useMoneyText } from '#core/format/useMoneyText.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { refusalOf } from '../rebate.model.ts';
import type { RebateScreenProps } from '../rebate.types.ts';

interface OutcomeProps extends Pick<RebateScreenProps, 'claim' | 'balance'> {
  /** Moves the focus to the panel when it appears. */
  takesFocus: boolean;
  onRepeat: () => void;
}

/** Outcome of the last claim; renders nothing without one. */
export function Outcome({ claim, balance, takesFocus, onRepeat }: OutcomeProps) {
  const { t } = useTranslation('rebate');
  const money = useMoneyText();
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
    // The first attempt runs inside the confirmation dialog: `sending` is a repeat here.
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
  return reason === null ? <ErrorText error={error} /> : <span>{t(`refused.${reason}`)}</span>;
}
