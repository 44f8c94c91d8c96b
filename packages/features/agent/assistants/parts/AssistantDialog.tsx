import { useState } from 'react';
import { ok } from '#api/errors.ts';
import { useRefusalText } from '#core/components/useRefusalText.ts';
import { Form } from '#core/forms/Form.tsx';
import { useFields } from '#core/forms/useFields.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { CredentialFields } from '#core/stepUp/CredentialFields.tsx';
import { credentialIn } from '#core/stepUp/credentialIn.ts';
import { useCredentialFailure } from '#core/stepUp/useCredentialFailure.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Dialog } from '#ui/Dialog/Dialog.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { useToast } from '#ui/Toast/useToast.ts';
import { FirstPassword } from '../../firstPassword/FirstPassword.tsx';
import { LoginFields } from '../../firstPassword/LoginFields.tsx';
import { type AssistantProblems, type AssistantValues, formRules, missingIn, valuesFor } from '../assistants.model.ts';
import type { AssistantTask, AssistantsScreenProps, FirstLogin } from '../assistants.types.ts';
import { RightFields } from './RightFields.tsx';

interface AssistantDialogProps extends Pick<AssistantsScreenProps, 'credential' | 'onDo' | 'onCopy'> {
  open: boolean;
  task: AssistantTask;
  onClose: () => void;
}

/**
 * Opens a login for an assistant, or changes one, once the agent has proved who they are (SEC-06). A first password stands in
 * place of the form, until the dialog closes.
 */
export function AssistantDialog({ open, task, credential: source, onDo, onCopy, onClose }: AssistantDialogProps) {
  const { t } = useTranslation('assistants');
  const toast = useToast();
  const errorText = useRefusalText('assistants');
  const credentialFailure = useCredentialFailure();
  const [login, setLogin] = useState<FirstLogin | null>(null);
  const form = useFields<AssistantValues, AssistantProblems>(valuesFor(task), formRules);
  const { values, problems, failure, busy, change } = form;
  const { inputs, missing, credential } = credentialIn(source, form);
  const { action, of } = task;
  const ready = source.state.status === 'ready';
  const name = of?.nickname ?? '';
  const title = t(`tasks.${action}.title`, { name });

  const submit = (): Promise<unknown> =>
    form.submit({ ...missingIn(task, values), ...missing }, async (signal) => {
      const done = await onDo(task, { ...values, rights: [...values.rights], credential });
      if (!done.ok || signal.aborted) return done;
      if (done.value === null) {
        toast.show({ id: 'assistants', tone: 'positive', text: t(`tasks.${action}.done`) });
        onClose();
      }
      setLogin(done.value);
      return ok(null);
    });

  return (
    <Dialog
      open={open}
      closeLabel={t('common:close')}
      title={title}
      onBeforeClose={(reason) => reason === 'owner' || !busy}
      onOpenChange={onClose}
    >
      {login !== null ? (
        <FirstPassword
          {...login}
          title={t(`tasks.${action}.done`)}
          text={t('once')}
          unknown={null}
          actions={<Button onClick={onClose}>{t('close')}</Button>}
          onCopy={onCopy}
        />
      ) : (
        <Form
          ref={form.ref}
          label={title}
          failure={failure}
          failureText={failure && (credentialFailure(failure) ?? errorText(failure))}
          maybe={t(`tasks.${action}.maybe`)}
          onSubmit={() => ready && void submit()}
        >
          <Text>{t(`tasks.${action}.text`)}</Text>
          {action === 'open' && (
            <LoginFields values={values} problems={problems} nicknameLabel={t('nickname')} onChange={change} />
          )}
          {(action === 'open' || action === 'rights') && (
            <RightFields rights={values.rights} onChange={(rights) => change({ rights })} />
          )}
          <CredentialFields source={source} inputs={inputs} rests={false} />
          <Button
            type="submit"
            tone={action === 'remove' ? 'negative' : 'accent'}
            busy={busy}
            disabled={!ready}
            fullWidth
          >
            {t(`tasks.${action}.do`)}
          </Button>
        </Form>
      )}
    </Dialog>
  );
}
