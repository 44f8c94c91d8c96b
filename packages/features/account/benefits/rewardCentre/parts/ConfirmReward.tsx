import { useMoneyText } from '#core/format/useMoneyText.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog/ConfirmDialog.tsx';
import { usePresence } from '#ui/Presence/usePresence.ts';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import type { RewardView } from '../rewardCentre.types.ts';
import { useTermsText } from './useTermsText.ts';

interface ConfirmRewardProps {
  /** Null closes the dialog. */
  reward: RewardView | null;
  /** The operator offers the page on which a bonus is given up. */
  canGiveUp: boolean;
  onClose: () => void;
  onConfirm: (reward: RewardView) => Promise<void>;
}

/** Asks before a reward that binds something is taken. Not taking it is as near as taking it. */
export function ConfirmReward({ reward, canGiveUp, onClose, onConfirm }: ConfirmRewardProps) {
  const { t } = useTranslation('rewardCentre');
  const money = useMoneyText();
  const termsText = useTermsText();
  // Keeps its texts during the exit animation.
  const shown = usePresence(reward);
  const amount = shown?.amount ?? null;
  const { days, mostStake } = shown?.requirement ?? {};
  return (
    <ConfirmDialog
      open={reward !== null}
      onOpenChange={(open) => open || onClose()}
      title={t('confirm.title', { name: shown?.name ?? '' })}
      text={shown === null ? '' : termsText(shown)}
      confirmLabel={amount === null ? t('take') : t('takeAmount', { amount: money(amount) })}
      cancelLabel={t('confirm.decline')}
      onConfirm={() => (reward === null ? undefined : onConfirm(reward))}
    >
      <Stack gap="sm">
        {days !== undefined && <Text size="sm">{t('within', { days })}</Text>}
        {mostStake !== undefined && <Text size="sm">{t('mostStake', { amount: money(mostStake) })}</Text>}
        <Text size="sm">{t('confirm.text')}</Text>
        {canGiveUp && <Text size="sm">{t('confirm.giveUp')}</Text>}
      </Stack>
    </ConfirmDialog>
  );
}
