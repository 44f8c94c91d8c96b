import { useRefusalText } from '#core/components/useRefusalText.ts';
import { Form } from '#core/forms/Form.tsx';
import { useFields } from '#core/forms/useFields.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog/ConfirmDialog.tsx';
import { useToast } from '#ui/Toast/useToast.ts';
import type { AccountActsProps } from '../accountActs.types.ts';
import type { ActDialogProps } from './PauseDialog.tsx';

/** Asks before a pause is lifted. */
export function ResumeDialog({ open, detail, onPause, onClose }: ActDialogProps & Pick<AccountActsProps, 'onPause'>) {
  const { account } = detail.downline;
  const { t } = useTranslation('agentAccounts');
  const errorText = useRefusalText('agentRates');
  const toast = useToast();
  const form = useFields({}, {});
  const title = t('resume.title', { account });
  const confirm = async (): Promise<boolean> => {
    if ((await form.submit({}, () => onPause(null))) !== 'done') return false;
    toast.show({ id: 'account', tone: 'positive', text: t('resume.done', { account }) });
    return true;
  };
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onClose}
      title={title}
      text={t('resume.text')}
      confirmLabel={t('resume.confirm')}
      cancelLabel={t('common:cancel')}
      onConfirm={confirm}
    >
      <Form
        label={title}
        failure={form.failure}
        failureText={form.failure && errorText(form.failure)}
        maybe={t('resume.maybe')}
        onSubmit={() => {}}
      >
        {null}
      </Form>
    </ConfirmDialog>
  );
}
