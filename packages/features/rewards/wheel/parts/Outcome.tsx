import { CircleMinus, Gift, TriangleAlert } from 'lucide-react';
import type { ApiError } from '#api/errors.ts';
import type { RafflePrize } from '#api/raffle.ts';
import { useErrorText } from '#core/components/ErrorText.tsx';
import { OutcomePanel } from '#core/components/OutcomePanel.tsx';
import { pendingOf } from '#core/data/moneyIntent.ts';
import { useShortMoneyText } from '#core/format/useMoneyText.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { UnknownOutcome } from '#core/money/UnknownOutcome.tsx';
import { ButtonLink } from '#ui/ButtonLink/ButtonLink.tsx';
import { Text } from '#ui/Text/Text.tsx';
import type { TurnState, WheelScreenProps } from '../wheel.types.ts';

interface OutcomeProps extends Pick<WheelScreenProps, 'rewardsHref'> {
  turn: TurnState;
  prizes: readonly RafflePrize[];
  /** Moves the focus to the panel when it appears. */
  takesFocus: boolean;
  onRepeat: () => void;
}

/** Outcome of the last turn, in words; renders nothing without one. */
export function Outcome({ turn, prizes, rewardsHref, takesFocus, onRepeat }: OutcomeProps) {
  const { t } = useTranslation('wheel');
  if (turn.status === 'done') {
    const { prizeId, rewardId, reference } = turn.value;
    const prize = prizes.find(({ id }) => id === prizeId) ?? null;
    return (
      <Prize
        key={reference}
        prize={prize}
        hasReward={rewardId !== null}
        reference={reference}
        rewardsHref={rewardsHref}
        takesFocus={takesFocus}
      />
    );
  }
  if (turn.status === 'refused') return <Refused error={turn.error} takesFocus={takesFocus} />;
  const pending = pendingOf(turn);
  if (pending === null) return null;
  return (
    <UnknownOutcome
      title={t('unknown.title')}
      text={t('unknown.text')}
      check={{ label: t('unknown.check'), checking: t('unknown.checking') }}
      support={null}
      error={pending.error}
      busy={turn.status === 'sending'}
      takesFocus={takesFocus}
      onRepeat={onRepeat}
    />
  );
}

interface PrizeProps extends Pick<OutcomeProps, 'rewardsHref' | 'takesFocus'> {
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
      {t('reference', { reference })}
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

function Refused({ error, takesFocus }: { error: ApiError; takesFocus: boolean }) {
  const { t } = useTranslation('wheel');
  const errorText = useErrorText();
  const code = error.kind === 'refused' ? error.code : null;
  const isTaken = code === 'reward_taken';
  return (
    <OutcomePanel key="refused" tone="negative" icon={TriangleAlert} title={t('refused')} takesFocus={takesFocus}>
      <Text>{isTaken ? t('taken') : code === 'reward_gone' ? t('gone') : errorText(error)}</Text>
      {!isTaken && <Text size="sm">{t('safe')}</Text>}
    </OutcomePanel>
  );
}
