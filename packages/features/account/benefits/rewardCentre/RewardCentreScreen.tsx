import { useState } from 'react';
import { type RewardState, rewardStates } from '#api/rewards.ts';
import { formatCount } from '#core/format/format.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Tabs } from '#ui/Tabs/Tabs.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { ConfirmReward } from './parts/ConfirmReward.tsx';
import { Outcome } from './parts/Outcome.tsx';
import { RewardList } from './parts/RewardList.tsx';
import type { RewardCentreScreenProps, RewardView } from './rewardCentre.types.ts';

/** The reward centre (MEM-03e): what can be taken, is under way, was taken, and was missed. */
export function RewardCentreScreen(props: RewardCentreScreenProps) {
  const { rewards, tab, claim, onClaim } = props;
  const language = useLanguage();
  const { t } = useTranslation('rewardCentre');
  /** The reward to confirm: one that binds something. */
  const [toConfirm, setToConfirm] = useState<RewardView | null>(null);
  const counts = rewards.status === 'ready' ? rewards.value.counts : null;
  const onTake = (chosen: readonly RewardView[]): void => {
    claim.reset();
    const [first] = chosen;
    if (first?.requirement != null) setToConfirm(first);
    else void onClaim(chosen.map(({ id }) => id));
  };
  const badgeOf = (state: RewardState) => {
    const count = counts?.[state] ?? 0;
    if (count === 0) return null;
    return <Badge tone={state === 'claimable' ? 'alert' : 'neutral'}>{formatCount(count, language)}</Badge>;
  };
  return (
    <Stack gap="lg">
      <Text tone="muted">{t('text')}</Text>
      {toConfirm === null && <Outcome claim={claim} balance={props.balance} bonusesHref={props.bonusesHref} />}
      <Tabs
        label={t('states')}
        value={tab}
        onChange={props.onTab}
        items={rewardStates.map((state) => ({
          value: state,
          label: t(`tabs.${state}`),
          badge: badgeOf(state),
          panel: (
            <RewardList
              rewards={rewards}
              tab={state}
              pageNo={props.pageNo}
              // One claim at a time: none while the outcome of another is open.
              busy={claim.state.status === 'sending' || claim.state.status === 'unknown'}
              onTake={onTake}
              onPage={props.onPage}
            />
          ),
        }))}
      />
      <ConfirmReward
        reward={toConfirm}
        canGiveUp={props.bonusesHref !== null}
        onClose={() => setToConfirm(null)}
        onConfirm={({ id }) => onClaim([id])}
      />
    </Stack>
  );
}
