import { otherSessions } from '#api/memberSessions.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { CredentialConfirm } from '#core/stepUp/CredentialConfirm.tsx';
import { useToast } from '#ui/Toast/useToast.ts';
import { useDeviceName } from './Place.tsx';
import type { SessionQuestion, SessionsCardProps } from './sessions.types.ts';

interface EndSessionDialogProps extends Pick<SessionsCardProps, 'credential' | 'onEnd'> {
  open: boolean;
  question: SessionQuestion;
  onClose: () => void;
}

/** Asks who the player is before a device is logged out, or all others. */
export function EndSessionDialog({ open, question, credential, onEnd, onClose }: EndSessionDialogProps) {
  const { t } = useTranslation('sessions');
  const nameOf = useDeviceName();
  const toast = useToast();
  const all = question === otherSessions;
  return (
    <CredentialConfirm
      open={open}
      source={credential}
      title={all ? t('endOthersTitle') : t('endTitle', { device: nameOf(question.device) })}
      text={t(all ? 'endOthersText' : 'endText')}
      confirmLabel={t(all ? 'endOthers' : 'endDo')}
      maybe={t('maybeEnded')}
      onConfirm={(given) => onEnd(all ? otherSessions : question.id, given)}
      onDone={() => toast.show({ id: 'sessions', tone: 'positive', text: t(all ? 'endedOthers' : 'ended') })}
      onClose={onClose}
    />
  );
}
