import { CircleCheck, TriangleAlert } from 'lucide-react';
import type { ApiError } from '#api/errors.ts';
import { useErrorText } from '#core/components/ErrorText.tsx';
import { OutcomePanel } from '#core/components/OutcomePanel.tsx';
import { pendingOf } from '#core/data/moneyIntent.ts';
import { useMoneyText } from '#core/format/useMoneyText.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { UnknownOutcome } from '#core/money/UnknownOutcome.tsx';
import { Link } from '#ui/Link/Link.tsx';
import { Text } from '#ui/Text/Text.tsx';
import type { RewardCentreScreenProps } from '../rewardCentre.types.ts';
import { useWorthText } from './useWorthText.ts';

interface OutcomeProps extends Pick<RewardCentreScreenProps, 'claim' | 'balance' | 'bonusesHref' | 'language'> {
  /** Moves the focus to the panel when it appears. */
  takesFocus: boolean;
  onRepeat: () => void;
}

/** Outcome of the last claim; renders nothing without one. */
export function Outcome({ claim, balance, bonusesHref, language, takesFocus, onRepeat }: OutcomeProps) {
  const { t } = useTranslation('rewardCentre');
  const money = useMoneyText();
  const worthText = useWorthText(language);
  const reasonOf = useReason();
  if (claim.status === 'done') {
    const { points, reference } = claim.value;
    const worth = worthText(claim.value);
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
        <Text size="sm">{t('done.reference', { reference })}</Text>
      </OutcomePanel>
    );
  }
  if (claim.status === 'refused') {
    return (
      <OutcomePanel key="refused" tone="negative" icon={TriangleAlert} title={t('refused')} takesFocus={takesFocus}>
        <Text>{reasonOf(claim.error)}</Text>
        <Text size="sm">{t('safe')}</Text>
        {isBonusActive(claim.error) && bonusesHref !== null && <Link href={bonusesHref}>{t('bonuses')}</Link>}
      </OutcomePanel>
    );
  }
  const pending = pendingOf(claim);
  if (pending === null) return null;
  return (
    <UnknownOutcome
      title={t('unknown.title')}
      text={t('unknown.text')}
      check={{ label: t('unknown.check'), checking: t('unknown.checking') }}
      support={null}
      error={pending.error}
      busy={claim.status === 'sending'}
      takesFocus={takesFocus}
      onRepeat={onRepeat}
    />
  );
}

const isBonusActive = (error: ApiError): boolean => error.kind === 'refused' && error.code === 'bonus_active';

function useReason(): (error: ApiError) => string {
  const { t } = useTranslation('rewardCentre');
  const errorText = useErrorText();
  return (error) => {
    if (error.kind !== 'refused') return errorText(error);
    if (error.code === 'reward_gone') return t('gone');
    if (error.code === 'reward_taken') return t('taken');
    if (error.code === 'bonus_active') return t('bonusActive');
    return errorText(error);
  };
}
