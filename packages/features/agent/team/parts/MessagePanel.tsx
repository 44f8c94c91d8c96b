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
import { isOver } from '../selection/selection.model.ts';
import type { AccountViewProps } from '../team.types.ts';

interface MessagePanelProps extends Pick<AccountViewProps, 'onMessage'> {
  /** The text of the button. @default that of a message to one account */
  submit?: string;
  /** Shown where the message may have been sent. @default that of a message to one account */
  maybe?: string;
  /** The field takes the focus as it appears. @default false */
  takesFocus?: boolean;
}

/** Moves the focus to a field when it appears. */
const focus = (field: HTMLTextAreaElement | null): void => field?.focus();

/** Writes a message to an account of the team, or to several. It arrives in the inbox. */
export function MessagePanel({ onMessage, submit: send, maybe, takesFocus = false }: MessagePanelProps) {
  const { t } = useTranslation('agentTeam');
  const errorText = useRefusalText('agentRates');
  const form = useFields<{ readonly text: string }, { readonly text?: 'empty' | 'tooLong' }>({ text: '' });
  // That a selection is over is said where it can be made again.
  const failure = isOver(form.failure) ? null : form.failure;
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
      maybe={maybe ?? t('messageMaybe')}
      onSubmit={() => void submit()}
    >
      <TextArea
        {...(takesFocus && { ref: focus })}
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
        {send ?? t('sendMessage')}
      </Button>
    </Form>
  );
}
