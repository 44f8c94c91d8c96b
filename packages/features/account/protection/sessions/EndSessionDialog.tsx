import { otherSessions } from '#api/memberSessions.ts';
import { Form } from '#core/forms/Form.tsx';
import { useFields } from '#core/forms/useFields.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { CredentialFields } from '#core/stepUp/CredentialFields.tsx';
import {
  type CredentialProblems,
  type CredentialValues,
  credentialIn,
  credentialRules,
  noCredential,
} from '#core/stepUp/credentialIn.ts';
import { useCredentialFailure } from '#core/stepUp/useCredentialFailure.ts';
import { ConfirmDialog } from '#ui/ConfirmDialog/ConfirmDialog.tsx';
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
  const credentialFailure = useCredentialFailure();
  const nameOf = useDeviceName();
  const toast = useToast();
  const form = useFields<CredentialValues, CredentialProblems>(noCredential, credentialRules);
  const { inputs, missing, credential } = credentialIn(source, form);
  const all = question === otherSessions;
  const title = all ? t('endOthersTitle') : t('endTitle', { device: nameOf(question.device) });
  const end = async (): Promise<boolean> => {
    const result = await form.submit(missing, () => onEnd(all ? otherSessions : question.id, credential));
    if (result !== 'done') return false;
    toast.show({ id: 'sessions', tone: 'positive', text: t(all ? 'endedOthers' : 'ended') });
    return true;
  };
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onClose}
      onBeforeOpen={form.reset}
      onClosed={form.reset}
      tone="negative"
      title={title}
      text={t(all ? 'endOthersText' : 'endText')}
      confirmLabel={t(all ? 'endOthers' : 'endDo')}
      confirmDisabled={source.state.status !== 'ready'}
      cancelLabel={t('common:cancel')}
      onConfirm={end}
    >
      {/* Enter does nothing: what cannot be undone is confirmed by its button. */}
      <Form
        ref={form.ref}
        label={title}
        failure={form.failure}
        failureText={credentialFailure(form.failure)}
        maybe={t('maybeEnded')}
        onSubmit={() => {}}
      >
        <CredentialFields source={source} inputs={inputs} />
      </Form>
    </ConfirmDialog>
  );
}
