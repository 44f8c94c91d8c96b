import { useState } from 'react';
import { longestAgentText } from '#api/agentTeam.ts';
import { fail, ok } from '#api/errors.ts';
import { useRefusalText } from '#core/components/useRefusalText.ts';
import { Form } from '#core/forms/Form.tsx';
import { useFields } from '#core/forms/useFields.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { readLines } from '#text/readText.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { countLetters } from '#ui/TextArea/countLetters.ts';
import { TextArea } from '#ui/TextArea/TextArea.tsx';
import type { AccountViewProps } from '../team.types.ts';

/** Writes a message to an account of the team. It arrives in the inbox. */
export function MessagePanel({ onMessage }: Pick<AccountViewProps, 'onMessage'>) {
  const { t } = useTranslation('agentTeam');
  const errorText = useRefusalText('agentRates');
  const form = useFields<{ readonly text: string }, { readonly text?: 'empty' | 'tooLong' }>({ text: '' });
  const { failure } = form;
  const { text: problem } = form.problems;
  const [sent, setSent] = useState(false);
  const submit = () => {
    const content = readLines(form.values.text);
    const wrong = content === '' ? 'empty' : countLetters(content) > longestAgentText ? 'tooLong' : undefined;
    setSent(false);
    return form.submit(wrong ? { text: wrong } : {}, async () => {
      const error = await onMessage(content);
      if (error !== null) return fail(error);
      form.reset();
      setSent(true);
      return ok(null);
    });
  };
  return (
    <Form
      ref={form.ref}
      label={t('tabs.message')}
      failure={failure}
      failureText={failure && errorText(failure)}
      maybe={t('messageMaybe')}
      onSubmit={() => void submit()}
    >
      <TextArea
        label={t('messageText')}
        hint={t('messageHint')}
        most={longestAgentText}
        required
        value={form.values.text}
        error={problem && t(`messageProblems.${problem}`, { most: longestAgentText })}
        onChange={(text) => {
          form.change({ text });
          setSent(false);
        }}
      />
      <div role="status">{sent && <Text>{t('messageSent')}</Text>}</div>
      <Button type="submit" busy={form.busy} fullWidth>
        {t('sendMessage')}
      </Button>
    </Form>
  );
}
