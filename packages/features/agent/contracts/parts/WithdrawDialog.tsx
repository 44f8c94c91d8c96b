import { useState } from 'react';
import type { AgentContract } from '#api/agentContract.ts';
import type { ApiError } from '#api/errors.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog/ConfirmDialog.tsx';
import { ErrorState } from '#ui/ErrorState/ErrorState.tsx';
import { usePresence } from '#ui/Presence/usePresence.ts';
import { useToast } from '#ui/Toast/useToast.ts';
import type { ContractsScreenProps } from '../contracts.types.ts';
import { isUncertain, useContractError, useContractTexts } from './useContractTexts.ts';

interface WithdrawDialogProps extends Pick<ContractsScreenProps, 'onWithdraw'> {
  /** Null closes the dialog. */
  contract: AgentContract | null;
  onClose: () => void;
}

/** Asks before an offer is taken back. */
export function WithdrawDialog({ contract, onClose, onWithdraw }: WithdrawDialogProps) {
  const { t } = useTranslation('contracts');
  const errorText = useContractError();
  const { nameOf } = useContractTexts();
  const toast = useToast();
  const [failure, setFailure] = useState<ApiError | null>(null);
  // Keeps its texts during the exit animation.
  const shown = usePresence(contract);
  return (
    <ConfirmDialog
      open={contract !== null}
      onOpenChange={(open) => open || onClose()}
      onBeforeOpen={() => setFailure(null)}
      tone="negative"
      title={t('withdrawing.title', { name: shown === null ? '' : nameOf(shown) })}
      text={t('withdrawing.text')}
      confirmLabel={t('withdrawing.confirm')}
      cancelLabel={t('decide.cancel')}
      onConfirm={async () => {
        if (contract === null) return true;
        setFailure(null);
        const answer = await onWithdraw(contract);
        if (answer.ok) toast.show({ id: 'contract', tone: 'positive', text: t('withdrawing.done') });
        else setFailure(answer.error);
        return answer.ok;
      }}
    >
      {failure !== null && (
        <ErrorState
          size="compact"
          announce
          title={errorText(failure)}
          text={isUncertain(failure) ? t('decide.maybe') : undefined}
        />
      )}
    </ConfirmDialog>
  );
}
