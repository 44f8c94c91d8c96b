import type { TicketValue } from '#api/feedback.ts';
import { formatMoment } from '#core/format/dates.ts';
import { writtenReference } from '#core/format/reference.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { classes } from '#ui/Box/element.ts';
import { Heading } from '#ui/Heading/Heading.tsx';
import { Inline } from '#ui/Inline/Inline.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { entry as entryClass, own, thread, written } from './MessagesScreen.css.ts';
import { OpenFrame } from './parts/OpenFrame.tsx';
import { Reply } from './parts/Reply.tsx';
import { TicketPicture } from './parts/TicketPicture.tsx';
import { TicketState } from './parts/TicketState.tsx';
import type { QuestionViewProps } from './question.types.ts';

/** A question with its answers, when the next one is promised, and the form to reply. */
export function QuestionView({ ticket, reply, onRenewPictures, onClose }: QuestionViewProps) {
  const language = useLanguage();
  const { t } = useTranslation('messages');
  return (
    <OpenFrame opened={ticket} onClose={onClose}>
      {({ number, kind, subject, status, answerBy, reference, entries }) => (
        <Stack gap="md">
          <Stack gap="xs">
            <Heading level={3}>
              {subject !== '' ? subject : typeof kind === 'string' ? t(`ticket.kinds.${kind}`) : kind.other}
            </Heading>
            <TicketState number={number} status={status} />
            {reference !== null && (
              <Text size="sm" tone="muted">
                {t('ticket.about', { reference: writtenReference(reference) })}
              </Text>
            )}
            {answerBy !== null && (
              <Text size="sm">{t('ticket.answerBy', { time: formatMoment(Date.parse(answerBy), language) })}</Text>
            )}
          </Stack>
          <ol role="list" aria-label={t('ticket.thread')} className={thread}>
            {entries.map((entry) => (
              <Entry key={entry.id} entry={entry} onRenewPictures={onRenewPictures} />
            ))}
          </ol>
          {status !== 'closed' && <Reply reply={reply} />}
        </Stack>
      )}
    </OpenFrame>
  );
}

interface EntryProps extends Pick<QuestionViewProps, 'onRenewPictures'> {
  entry: TicketValue['entries'][number];
}

function Entry({ entry, onRenewPictures }: EntryProps) {
  const language = useLanguage();
  const { t } = useTranslation('messages');
  const { from, at, text, pictures } = entry;
  return (
    <li className={classes(entryClass, from === 'player' && own)}>
      <Stack gap="xxs">
        <Inline gap="sm" align="baseline">
          <Text as="span" size="sm" weight="strong">
            {typeof from === 'string' ? t(`ticket.${from}`) : from.other}
          </Text>
          <Text as="span" size="xs" numeric>
            {formatMoment(Date.parse(at), language)}
          </Text>
        </Inline>
        {/* Plain text: nothing in it is formatted. */}
        <div className={written}>
          <Text>{text}</Text>
        </div>
        {pictures.length > 0 && (
          <Inline gap="xs">
            {pictures.map((url, index) => (
              // By its place: its address changes with each reading.
              <TicketPicture key={index} url={url} number={index + 1} onRenew={onRenewPictures} />
            ))}
          </Inline>
        )}
      </Stack>
    </li>
  );
}
