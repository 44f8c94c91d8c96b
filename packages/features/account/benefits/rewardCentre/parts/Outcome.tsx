import { CircleCheck } from 'lucide-react';
import type { ApiError } from '#api/errors.ts';
import { OutcomePanel } from '#core/components/OutcomePanel.tsx';
import { useRefusalText } from '#core/components/useRefusalText.ts';
import { FlowOutcome } from '#core/flow/FlowOutcome.tsx';
import { writtenReference } from '#core/format/reference.ts';
import { useMoneyText } from '#core/format/useMoneyText.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Link } from '#ui/Link/Link.tsx';
import { Text } from '#ui/Text/Text.tsx';
import type { RewardCentreScreenProps } from '../rewardCentre.types.ts';
import { useWorthText } from './useWorthText.ts';

type OutcomeProps = Pick<RewardCentreScreenProps, 'claim' | 'balance' | 'bonusesHref'>;

/** Outcome of the last claim; renders nothing without one. */
export function Outcome({ claim, balance, bonusesHref }: OutcomeProps) {
  const { t } = useTranslation('rewardCentre');
  const money = useMoneyText();
  const worthText = useWorthText();
  return (
    <FlowOutcome
      of="rewardCentre"
      flow={claim}
      errorText={useRefusalText('rewardCentre')}
      refusedNote={(error) =>
        isBonusActive(error) && bonusesHref !== null && <Link href={bonusesHref}>{t('bonuses')}</Link>
      }
    >
      {(claimed, takesFocus) => {
        const { points, reference } = claimed;
        const worth = worthText(claimed);
        return (
          <OutcomePanel
            key={reference}
            tone="positive"
            icon={CircleCheck}
            title={worth === null ? t('done.title') : t('done.titleAmount', { amount: worth })}
            takesFocus={takesFocus}
          >
            {points !== null && <Text>{t('done.points')}</Text>}
            {points === null && balance !== null && <Text>{t('done.balance', { balance: money(balance) })}</Text>}
            <Text size="sm">{t('done.reference', { reference: writtenReference(reference) })}</Text>
          </OutcomePanel>
        );
      }}
    </FlowOutcome>
  );
}

const isBonusActive = (error: ApiError): boolean => error.kind === 'refused' && error.code === 'bonus_active';
