import { type AgentPauseReason, agentPauseReasons } from '#api/agentPause.ts';
import { longestAgentText } from '#api/agentTeam.ts';
import { useRefusalText } from '#core/components/useRefusalText.ts';
import { Form } from '#core/forms/Form.tsx';
import { useFields } from '#core/forms/useFields.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { readLines } from '#text/readText.ts';
import { ConfirmDialog } from '#ui/ConfirmDialog/ConfirmDialog.tsx';
import { Select } from '#ui/Select/Select.tsx';
import { countLetters } from '#ui/TextArea/countLetters.ts';
import { TextArea } from '#ui/TextArea/TextArea.tsx';
import { useToast } from '#ui/Toast/useToast.ts';
import type { AccountActsProps } from '../accountActs.types.ts';

export interface ActDialogProps extends Pick<AccountActsProps, 'detail'> {
  open: boolean;
  onClose: () => void;
}

interface PauseValues {
  readonly reason: AgentPauseReason;
  readonly note: string;
}

/** Asks before the play of an account is paused: what it stops and what stays open, and for the reason. */
export function PauseDialog({ open, detail, onPause, onClose }: ActDialogProps & Pick<AccountActsProps, 'onPause'>) {
  const { account } = detail.downline;
  const { t } = useTranslation('agentAccounts');
  const errorText = useRefusalText('agentRates');
  const toast = useToast();
  const form = useFields<PauseValues, { readonly note?: 'empty' | 'tooLong' }>({ reason: 'account', note: '' });
  const { reason, note } = form.values;
  const { note: problem } = form.problems;
  const title = t('pause.title', { account });
  const confirm = async (): Promise<boolean> => {
    const words = reason === 'other' ? readLines(note) : '';
    const wrong =
      reason !== 'other'
        ? undefined
        : words === ''
          ? 'empty'
          : countLetters(words) > longestAgentText
            ? 'tooLong'
            : undefined;
    const result = await form.submit(wrong ? { note: wrong } : {}, () => onPause({ reason, note: words }));
    if (result !== 'done') return false;
    toast.show({ id: 'account', tone: 'positive', text: t('pause.done', { account }) });
    return true;
  };
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onClose}
      tone="negative"
      title={title}
      text={t('pause.text')}
      confirmLabel={t('pause.confirm')}
      cancelLabel={t('common:cancel')}
      onConfirm={confirm}
    >
      {/* Enter does nothing: what stops a player is confirmed by its button. */}
      <Form
        ref={form.ref}
        label={title}
        failure={form.failure}
        failureText={form.failure && errorText(form.failure)}
        maybe={t('pause.maybe')}
        onSubmit={() => {}}
      >
        <Select
          label={t('pause.reason')}
          hint={t('pause.noteHint')}
          options={agentPauseReasons.map((each) => ({ value: each, label: t(`reasons.${each}`) }))}
          value={reason}
          onChange={(next) => form.change({ reason: next })}
        />
        {reason === 'other' && (
          <TextArea
            required
            label={t('pause.note')}
            most={longestAgentText}
            value={note}
            error={problem && t(`pause.problems.${problem}`, { most: longestAgentText })}
            onChange={(text) => form.change({ note: text })}
          />
        )}
      </Form>
    </ConfirmDialog>
  );
}
