import { useRef, useState } from 'react';
import type { ApiError } from '#api/errors.ts';
import { useErrorText } from '#core/components/ErrorText.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { RestNote } from '#core/stepUp/RestNote.tsx';
import { readCode } from '#text/readDigits.ts';
import { ConfirmDialog } from '#ui/ConfirmDialog/ConfirmDialog.tsx';
import { ErrorState } from '#ui/ErrorState/ErrorState.tsx';
import { TextInput } from '#ui/TextInput/TextInput.tsx';
import { useToast } from '#ui/Toast/useToast.ts';
import { type CodeProblem, codeProblemOf, isUncertain } from './authenticator.model.ts';
import type { AuthenticatorCardProps } from './authenticator.types.ts';

interface EndDialogProps extends Pick<AuthenticatorCardProps, 'credential' | 'onEnd'> {
  open: boolean;
  onClose: () => void;
}

/** Asks for a code before the authenticator is turned off. */
export function EndDialog({ open, credential, onEnd, onClose }: EndDialogProps) {
  const { t } = useTranslation('authenticator');
  const shared = useTranslation('common').t;
  const errorText = useErrorText();
  const toast = useToast();
  const input = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<CodeProblem | null>(null);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const report = (found: CodeProblem): false => {
    setProblem(found);
    input.current?.focus();
    return false;
  };
  const end = async (): Promise<boolean> => {
    setFailure(null);
    const typed = readCode(code);
    if (typed === '') return report('empty');
    const answer = await onEnd(typed);
    if (answer.ok) {
      toast.show({ id: 'authenticator', tone: 'positive', text: t('turnedOff') });
      return true;
    }
    const wrong = codeProblemOf(answer.error);
    if (wrong !== null) return report(wrong);
    setFailure(answer.error);
    return false;
  };
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onClose}
      onBeforeOpen={() => {
        setCode('');
        setProblem(null);
        setFailure(null);
      }}
      tone="negative"
      title={t('end.title')}
      text={t('end.text')}
      confirmLabel={t('end.submit')}
      cancelLabel={shared('cancel')}
      onConfirm={end}
    >
      <RestNote state={credential.state} />
      {failure !== null && (
        <ErrorState
          size="compact"
          announce
          title={errorText(failure)}
          text={isUncertain(failure) ? t('end.maybe') : undefined}
        />
      )}
      <TextInput
        ref={input}
        required
        label={t('end.code')}
        autoComplete="one-time-code"
        inputMode="numeric"
        value={code}
        error={problem === null ? undefined : t(`problems.${problem}`)}
        onChange={(typed) => {
          setCode(typed);
          setProblem(null);
        }}
      />
    </ConfirmDialog>
  );
}
