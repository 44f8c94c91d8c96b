import { CircleCheck, TriangleAlert } from 'lucide-react';
import type { ApiError } from '#api/errors.ts';
import { ErrorText } from '#core/components/ErrorText.tsx';
import { OutcomePanel } from '#core/components/OutcomePanel.tsx';
import { pendingOf } from '#core/data/moneyIntent.ts';
import { useMoneyText } from '#core/format/useMoneyText.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { UnknownOutcome } from '#core/money/UnknownOutcome.tsx';
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
    case 'unknown': {
      const pending = pendingOf(claim);
      return (
        pending !== null && (
          <UnknownOutcome
            title={t('unknown.title', { amount: money(pending.input.amount) })}
            text={t('unknown.text')}
            check={{ label: t('unknown.check'), checking: t('unknown.checking') }}
            support={null}
            error={pending.error}
            busy={claim.status === 'sending'}
            takesFocus={takesFocus}
            onRepeat={onRepeat}
          />
        )
      );
    }
  }
}

function Refusal({ error }: { error: ApiError }) {
  const { t } = useTranslation('rebate');
  const reason = refusalOf(error);
  return reason === null ? <ErrorText error={error} /> : <span>{t(`refused.${reason}`)}</span>;
}
