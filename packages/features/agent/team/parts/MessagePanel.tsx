import { useState } from 'react';
import { longestAgentText } from '#api/agentTeam.ts';
import type { ApiError } from '#api/errors.ts';
import { useRefusalText } from '#core/components/useRefusalText.ts';
import { useActionLock } from '#core/data/useActionLock.ts';
import { Form } from '#core/forms/Form.tsx';
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
  const { busy, run } = useActionLock();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<'empty' | 'tooLong' | null>(null);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const [sent, setSent] = useState(false);
  const submit = async (): Promise<void> => {
    const content = readLines(text);
    const wrong = content === '' ? 'empty' : countLetters(content) > longestAgentText ? 'tooLong' : null;
    setProblem(wrong);
    setFailure(null);
    setSent(false);
    if (wrong !== null) return;
    const error = await onMessage(content);
    setFailure(error);
    setSent(error === null);
    if (error === null) setText('');
  };
  return (
    <Form
      label={t('tabs.message')}
      failure={failure}
      failureText={failure && errorText(failure)}
      maybe={t('messageMaybe')}
      onSubmit={() => void run(submit)}
    >
      <TextArea
        label={t('messageText')}
        hint={t('messageHint')}
        most={longestAgentText}
        required
        value={text}
        error={problem === null ? undefined : t(`messageProblems.${problem}`, { most: longestAgentText })}
        onChange={(next) => {
          setText(next);
          setProblem(null);
          setSent(false);
        }}
      />
      <div role="status">{sent && <Text>{t('messageSent')}</Text>}</div>
      <Button type="submit" busy={busy} fullWidth>
        {t('sendMessage')}
      </Button>
    </Form>
  );
}
