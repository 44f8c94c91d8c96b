import { Form } from '#core/forms/Form.tsx';
import { useFields } from '#core/forms/useFields.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { RestNote } from '#core/stepUp/RestNote.tsx';
import { readCode } from '#text/readDigits.ts';
import { ConfirmDialog } from '#ui/ConfirmDialog/ConfirmDialog.tsx';
import { TextInput } from '#ui/TextInput/TextInput.tsx';
import { useToast } from '#ui/Toast/useToast.ts';
import { type CodeProblems, type CodeValues, codeRules, noCode } from './authenticator.model.ts';
import type { AuthenticatorCardProps } from './authenticator.types.ts';

interface EndDialogProps extends Pick<AuthenticatorCardProps, 'credential' | 'onEnd'> {
  open: boolean;
  onClose: () => void;
}

/** Asks for a code before the authenticator is turned off. */
export function EndDialog({ open, credential, onEnd, onClose }: EndDialogProps) {
  const { t } = useTranslation('authenticator');
  const toast = useToast();
  const form = useFields<CodeValues, CodeProblems>(noCode, codeRules);
  const { code: problem } = form.problems;
  const end = async (): Promise<boolean> => {
    const typed = readCode(form.values.code);
    const result = await form.submit(typed === '' ? { code: 'empty' } : {}, () => onEnd(typed));
    if (result !== 'done') return false;
    toast.show({ id: 'authenticator', tone: 'positive', text: t('turnedOff') });
    return true;
  };
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onClose}
      onBeforeOpen={form.reset}
      tone="negative"
      title={t('end.title')}
      text={t('end.text')}
      confirmLabel={t('end.submit')}
      cancelLabel={t('common:cancel')}
      onConfirm={end}
    >
      <RestNote state={credential.state} />
      {/* Enter does nothing: what cannot be undone is confirmed by its button. */}
      <Form ref={form.ref} label={t('end.title')} failure={form.failure} maybe={t('end.maybe')} onSubmit={() => {}}>
        <TextInput
          required
          label={t('end.code')}
          autoComplete="one-time-code"
          inputMode="numeric"
          value={form.values.code}
          error={problem && t(`problems.${problem}`)}
          onChange={(code) => form.change({ code })}
        />
      </Form>
    </ConfirmDialog>
  );
}
