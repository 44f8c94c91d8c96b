import { useState } from 'react';
import { fail } from '#api/errors.ts';
import type { PasskeyQuestion } from '#api/passkeys.ts';
import { useRefusalText } from '#core/components/useRefusalText.ts';
import { Form } from '#core/forms/Form.tsx';
import { useFields } from '#core/forms/useFields.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import type { KeyProblem } from '#core/security/passkeys.ts';
import { readText } from '#text/readText.ts';
import { Button } from '#ui/Button/Button.tsx';
import { ErrorState } from '#ui/ErrorState/ErrorState.tsx';
import { Inline } from '#ui/Inline/Inline.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { TextInput } from '#ui/TextInput/TextInput.tsx';
import { useToast } from '#ui/Toast/useToast.ts';
import { type NameProblems, type NameValues, problemsIn } from './passkeys.model.ts';
import type { PasskeysCardProps } from './passkeys.types.ts';

interface CreateFormProps extends Pick<PasskeysCardProps, 'deviceName' | 'onCreate' | 'onAdd'> {
  question: PasskeyQuestion;
  onAgain: () => void;
  onDone: () => void;
}

/** Names a new passkey and opens the browser's prompt. What the platform refuses begins anew, what the player dismisses does not. */
export function CreateForm({ question, deviceName, onCreate, onAdd, onAgain, onDone }: CreateFormProps) {
  const { t } = useTranslation('passkeys');
  const refusalText = useRefusalText('passkeys');
  const toast = useToast();
  const form = useFields<NameValues, NameProblems>({ name: deviceName });
  const [dismissed, setDismissed] = useState<KeyProblem | null>(null);
  const { name: problem } = form.problems;
  const create = async () => {
    setDismissed(null);
    const result = await form.submit(problemsIn(form.values), async () => {
      const made = await onCreate(question);
      if (made.ok) return onAdd(question.ticket, made.value, readText(form.values.name));
      setDismissed(made.error);
      return fail({ kind: 'cancelled' });
    });
    if (result !== 'done') return;
    toast.show({ id: 'passkeys', tone: 'positive', text: t('add.done') });
    onDone();
  };
  return (
    <Form
      ref={form.ref}
      label={t('add.title')}
      failure={form.failure}
      failureText={form.failure && refusalText(form.failure)}
      maybe={t('add.maybe')}
      failureAction={
        <Button tone="outline" size="small" onClick={onAgain}>
          {t('add.again')}
        </Button>
      }
      onSubmit={() => void create()}
    >
      {dismissed !== null && <ErrorState size="compact" announce title={t(`browser.${dismissed}`)} />}
      <Text>{t('add.text')}</Text>
      <TextInput
        required
        label={t('name')}
        hint={t('nameHint')}
        autoComplete="off"
        enterKeyHint="go"
        value={form.values.name}
        error={problem && t(`problems.${problem}`)}
        onChange={(name) => form.change({ name })}
      />
      <Inline>
        <Button type="submit" busy={form.busy}>
          {t('add.submit')}
        </Button>
      </Inline>
    </Form>
  );
}
