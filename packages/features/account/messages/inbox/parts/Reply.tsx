import { useRefusalText } from '#core/components/useRefusalText.ts';
import { Form } from '#core/forms/Form.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { PicturesField } from '#core/uploads/PicturesField.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { TextArea } from '#ui/TextArea/TextArea.tsx';
import type { ReplyForm } from '../../feedback/feedback.types.ts';

/** The form below a question. What was typed stays until it was sent. */
export function Reply({ reply }: { reply: ReplyForm }) {
  const { text, onText, uploads, problems, busy, failure, onSend } = reply;
  const { t } = useTranslation('messages');
  const feedback = useTranslation('feedback').t;
  const errorText = useRefusalText('feedback');
  return (
    <Form
      label={t('ticket.replyForm')}
      failure={failure}
      failureText={failure && errorText(failure)}
      maybe={t('ticket.maybe')}
      onSubmit={onSend}
    >
      <TextArea
        required
        label={t('ticket.reply')}
        value={text}
        error={problems.content && feedback(`problems.${problems.content.key}`, problems.content)}
        onChange={onText}
      />
      <PicturesField label={feedback('pictures')} problem={problems.pictures} {...uploads} />
      <Button type="submit" busy={busy}>
        {t('ticket.send')}
      </Button>
    </Form>
  );
}
