import type { Bonus, BonusSums } from '#api/bonuses.ts';
import { FailedState } from '#core/components/FailedState.tsx';
import { RemoteView } from '#core/components/RemoteView.tsx';
import { useRefusalText } from '#core/components/useRefusalText.ts';
import { useMoneyText } from '#core/format/useMoneyText.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog/ConfirmDialog.tsx';
import { ErrorState } from '#ui/ErrorState/ErrorState.tsx';
import { Fact, FactList } from '#ui/FactList/FactList.tsx';
import { usePresence } from '#ui/Presence/usePresence.ts';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import type { BonusesScreenProps } from '../bonuses.types.ts';

interface CancelBonusProps extends Pick<BonusesScreenProps, 'preview' | 'cancel' | 'onCancel'> {
  /** Null closes the dialog. */
  bonus: Bonus | null;
  onClose: () => void;
}

/** Asks before a bonus is given up: what is taken back and what stays stand there before anything is pressed. */
export function CancelBonus({ bonus, preview, cancel: { state }, onClose, onCancel }: CancelBonusProps) {
  const { t } = useTranslation('bonuses');
  const errorText = useRefusalText('bonuses');
  // Keeps its texts during the exit animation.
  const shown = usePresence(bonus);

  /** Gives the bonus up at the sums shown; reads them again when they could not be read. */
  function confirm(): boolean | Promise<boolean> {
    if (preview.status === 'ready') return onCancel(preview.value);
    if (preview.status === 'failed') preview.retry();
    return false;
  }
  return (
    <ConfirmDialog
      open={bonus !== null}
      onOpenChange={(open) => open || onClose()}
      tone="negative"
      title={t('cancel.title', { name: shown?.name ?? '' })}
      text={t('cancel.text')}
      confirmLabel={t('cancel.confirm')}
      cancelLabel={t('cancel.keep')}
      onConfirm={confirm}
    >
      <Stack gap="sm">
        {state.status === 'refused' && <ErrorState size="compact" announce title={errorText(state.error)} />}
        {preview.status === 'failed' ? (
          <FailedState compact explained announce title={errorText(preview.error)} failed={preview} />
        ) : (
          <RemoteView remote={preview} failed="" skeleton={<Skeleton shape="text" lines={2} />}>
            {(value) => <Sums of={value} />}
          </RemoteView>
        )}
      </Stack>
    </ConfirmDialog>
  );
}

function Sums({ of: { removed, kept } }: { of: BonusSums }) {
  const { t } = useTranslation('bonuses');
  const money = useMoneyText();
  return (
    <Stack gap="sm">
      <FactList aria-label={t('cancel.sums')}>
        <Fact label={t('cancel.removed')} translate="no">
          {money(removed)}
        </Fact>
        <Fact label={t('cancel.kept')} translate="no">
          {money(kept)}
        </Fact>
      </FactList>
      <Text size="sm" tone="muted">
        {t('cancel.rule')}
      </Text>
    </Stack>
  );
}
