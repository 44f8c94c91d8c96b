import { feedbackKinds, longestFeedback, longestSubject } from '#api/feedback.ts';
import { FormattedText } from '#core/components/FormattedText.tsx';
import { RemoteView } from '#core/components/RemoteView.tsx';
import { useRefusalText } from '#core/components/useRefusalText.ts';
import { Form } from '#core/forms/Form.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { PicturesField } from '#core/uploads/PicturesField.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { Heading } from '#ui/Heading/Heading.tsx';
import { RadioCards } from '#ui/RadioCards/RadioCards.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { TextArea } from '#ui/TextArea/TextArea.tsx';
import { TextInput } from '#ui/TextInput/TextInput.tsx';
import { boundsOf } from './feedback.model.ts';
import type { FeedbackFormProps, FeedbackOptions } from './feedback.types.ts';
import { Sent } from './parts/Sent.tsx';

/** Questions, feedback and complaints to customer service (TXT-01, CON-02). */
export function FeedbackForm(props: FeedbackFormProps) {
  const { options, sent, offered, onAnother } = props;
  const { t } = useTranslation('feedback');
  return (
    <Card as="section">
      <Stack gap="md">
        <Heading level={3}>{t('title')}</Heading>
        {!offered && <Text tone="muted">{t('off')}</Text>}
        {offered && sent !== null && <Sent sent={sent} onAnother={onAnother} />}
        {offered && sent === null && (
          <RemoteView
            compact
            level={4}
            remote={options}
            failed={t('optionsFailed')}
            skeleton={<Skeleton shape="text" lines={6} />}
          >
            {(value) => <Fields {...props} value={value} />}
          </RemoteView>
        )}
      </Stack>
    </Card>
  );
}

function Fields(props: FeedbackFormProps & { value: FeedbackOptions }) {
  const { value, draft, onChange, visitor, form, problems, uploads, busy, failure, onSend } = props;
  const { t } = useTranslation('feedback');
  const errorText = useRefusalText('feedback');
  const { kind } = draft;
  const { min, max } = boundsOf(kind, value);
  const notes = {
    question: t('notes.question', { hours: value.answerHours }),
    feedback: t('notes.feedback', { most: longestFeedback }),
    complaint: t('notes.complaint', { hours: value.complaintHours }),
  };
  return (
    <Form
      {...(form && { ref: form })}
      label={t('form')}
      failure={failure}
      failureText={failure && errorText(failure)}
      maybe={t('maybe')}
      onSubmit={onSend}
    >
      <RadioCards
        legend={t('kind')}
        name="kind"
        options={feedbackKinds.map((each) => ({ value: each, title: t(`kinds.${each}`), notes: [notes[each]] }))}
        value={kind}
        onChange={(chosen) => onChange({ kind: chosen })}
      />
      {kind === 'complaint' && value.complaint !== '' && <FormattedText html={value.complaint} />}
      {kind !== 'feedback' && (
        <TextInput
          required
          label={t('subject')}
          name="subject"
          value={draft.subject}
          error={problems.subject && t('problems.subject', { most: longestSubject })}
          onChange={(subject) => onChange({ subject })}
        />
      )}
      <TextArea
        required
        label={t(`content.${kind}`)}
        hint={t('contentHint', { min, max })}
        rows={kind === 'feedback' ? 3 : 6}
        most={max}
        countLabel={(count, most) => t('count', { count, most })}
        value={draft.content}
        error={problems.content && t(`problems.${problems.content.key}`, problems.content)}
        onChange={(content) => onChange({ content })}
      />
      {kind !== 'feedback' && (
        <TextInput
          label={t('reference')}
          name="reference"
          value={draft.reference}
          maxLength={60}
          onChange={(reference) => onChange({ reference })}
        />
      )}
      {visitor ? (
        <>
          <TextInput
            required
            label={t('address')}
            name="address"
            hint={t('addressHint')}
            autoComplete="email"
            value={draft.address}
            maxLength={120}
            error={problems.address && t('problems.address')}
            onChange={(address) => onChange({ address })}
          />
          <Text size="sm" tone="muted">
            {t('visitor')}
          </Text>
        </>
      ) : (
        <PicturesField label={t('pictures')} problem={problems.pictures} {...uploads} />
      )}
      <Button type="submit" busy={busy}>
        {t('send')}
      </Button>
    </Form>
  );
}
