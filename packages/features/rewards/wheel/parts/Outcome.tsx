import { CircleMinus, Gift } from 'lucide-react';
import type { RafflePrize } from '#api/raffle.ts';
import { OutcomePanel } from '#core/components/OutcomePanel.tsx';
import { useRefusalText } from '#core/components/useRefusalText.ts';
import { FlowOutcome } from '#core/flow/FlowOutcome.tsx';
import { writtenReference } from '#core/format/reference.ts';
import { useShortMoneyText } from '#core/format/useMoneyText.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { ButtonLink } from '#ui/ButtonLink/ButtonLink.tsx';
import { Text } from '#ui/Text/Text.tsx';
import type { WheelScreenProps } from '../wheel.types.ts';

interface OutcomeProps extends Pick<WheelScreenProps, 'turn' | 'rewardsHref'> {
  prizes: readonly RafflePrize[];
}

/** Outcome of the last turn, in words; renders nothing without one. */
export function Outcome({ turn, prizes, rewardsHref }: OutcomeProps) {
  return (
    <FlowOutcome
      of="wheel"
      flow={turn}
      errorText={useRefusalText('wheel')}
      // A ticket that is taken was used, in another tab.
      isSafe={(error) => error.kind !== 'refused' || error.code !== 'reward_taken'}
    >
      {({ prizeId, rewardId, reference }, takesFocus) => (
        <Prize
          key={reference}
          prize={prizes.find(({ id }) => id === prizeId) ?? null}
          hasReward={rewardId !== null}
          reference={reference}
          rewardsHref={rewardsHref}
          takesFocus={takesFocus}
        />
      )}
    </FlowOutcome>
  );
}

interface PrizeProps extends Pick<OutcomeProps, 'rewardsHref'> {
  takesFocus: boolean;
  /** Null for one that the wheel no longer has. */
  prize: RafflePrize | null;
  /** It waits in the reward centre. */
  hasReward: boolean;
  reference: string;
}

/** What a turn has brought. A turn without a prize is said as plainly, and not celebrated. */
function Prize({ prize, hasReward, reference, rewardsHref, takesFocus }: PrizeProps) {
  const { t } = useTranslation('wheel');
  const money = useShortMoneyText();
  const note = (
    <Text size="sm" tone="muted">
      {t('reference', { reference: writtenReference(reference) })}
    </Text>
  );
  if (!hasReward) {
    return (
      <OutcomePanel tone="neutral" icon={CircleMinus} title={t('nothing')} takesFocus={takesFocus}>
        <Text>{t('nothingText')}</Text>
        {note}
      </OutcomePanel>
    );
  }
  const binding = prize?.requirement;
  return (
    <OutcomePanel
      tone="positive"
      icon={Gift}
      title={t('won', { prize: prize?.name ?? t('otherPrize') })}
      takesFocus={takesFocus}
      actions={
        rewardsHref !== null && (
          <ButtonLink tone="soft" href={rewardsHref}>
            {t('rewards')}
          </ButtonLink>
        )
      }
    >
      <Text>{t('wonText')}</Text>
      {binding != null && <Text>{t('chances.binding', { amount: money(binding.amount) })}</Text>}
      {note}
    </OutcomePanel>
  );
}
