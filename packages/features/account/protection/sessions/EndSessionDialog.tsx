import { useState } from 'react';
import type { ApiError } from '#api/errors.ts';
import { otherSessions } from '#api/memberSessions.ts';
import { useErrorText } from '#core/components/ErrorText.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { CredentialFields } from '#core/stepUp/CredentialFields.tsx';
import { useCredential } from '#core/stepUp/useCredential.ts';
import { useCredentialFailure } from '#core/stepUp/useCredentialFailure.ts';
import { ConfirmDialog } from '#ui/ConfirmDialog/ConfirmDialog.tsx';
import { ErrorState } from '#ui/ErrorState/ErrorState.tsx';
import { useToast } from '#ui/Toast/useToast.ts';
import { useDeviceName } from './Place.tsx';
import type { SessionQuestion, SessionsCardProps } from './sessions.types.ts';

interface EndSessionDialogProps extends Pick<SessionsCardProps, 'credential' | 'onEnd'> {
  open: boolean;
  question: SessionQuestion;
  onClose: () => void;
}

/** Asks who the player is before a device is logged out, or all others. */
export function EndSessionDialog({ open, question, credential: source, onEnd, onClose }: EndSessionDialogProps) {
  const { t } = useTranslation('sessions');
  const shared = useTranslation('common').t;
  const errorText = useErrorText();
  const credentialFailure = useCredentialFailure();
  const nameOf = useDeviceName();
  const toast = useToast();
  const credential = useCredential(source);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const all = question === otherSessions;
  const end = async (): Promise<boolean> => {
    setFailure(null);
    const given = credential.read();
    if (given === null) return false;
    const answer = await onEnd(all ? otherSessions : question.id, given.credential);
    if (answer.ok) toast.show({ id: 'sessions', tone: 'positive', text: t(all ? 'endedOthers' : 'ended') });
    else if (!credential.report(answer.error)) setFailure(answer.error);
    return answer.ok;
  };
  const uncertain = failure !== null && 'outcomeUnknown' in failure && failure.outcomeUnknown;
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onClose}
      onBeforeOpen={() => {
        setFailure(null);
        credential.reset();
      }}
      onClosed={credential.reset}
      tone="negative"
      title={all ? t('endOthersTitle') : t('endTitle', { device: nameOf(question.device) })}
      text={t(all ? 'endOthersText' : 'endText')}
      confirmLabel={t(all ? 'endOthers' : 'endDo')}
      confirmDisabled={source.state.status !== 'ready'}
      cancelLabel={shared('cancel')}
      onConfirm={end}
    >
      {failure !== null && (
        <ErrorState
          size="compact"
          announce
          title={credentialFailure(failure) ?? errorText(failure)}
          text={uncertain ? t('maybeEnded') : undefined}
        />
      )}
      <CredentialFields source={source} inputs={credential.inputs} />
    </ConfirmDialog>
  );
}
