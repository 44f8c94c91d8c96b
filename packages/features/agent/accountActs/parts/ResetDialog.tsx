import { useRef } from 'react';
import { useRefusalText } from '#core/components/useRefusalText.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { CredentialConfirm } from '#core/stepUp/CredentialConfirm.tsx';
import type { AccountActsProps, SetPassword } from '../accountActs.types.ts';
import type { ActDialogProps } from './PauseDialog.tsx';

interface ResetDialogProps extends ActDialogProps, Pick<AccountActsProps, 'credential' | 'onReset'> {
  /** The password that was set, or may be. Called when the dialog has given back the focus. */
  onSet: (set: SetPassword) => void;
}

/** Asks the agent who they are before an account gets a new first password. */
export function ResetDialog({ open, detail, credential: source, onReset, onSet, onClose }: ResetDialogProps) {
  const { account } = detail.downline;
  const { t } = useTranslation('agentAccounts');
  const refusalText = useRefusalText('agentRates');
  const set = useRef<SetPassword>(null);
  const hours = source.state.status === 'ready' ? source.state.value.restHours : 0;
  return (
    <CredentialConfirm
      open={open}
      source={source}
      title={t('reset.title', { account })}
      text={hours > 0 ? t('reset.text', { hours }) : t('reset.textOnly')}
      confirmLabel={t('reset.confirm')}
      refusalText={refusalText}
      onConfirm={async (credential) => {
        const answer = await onReset(credential);
        if (answer.ok) set.current = answer.value;
        return answer;
      }}
      onClose={onClose}
      // The panel with the password takes the focus then.
      onClosed={() => set.current !== null && onSet(set.current)}
    />
  );
}
