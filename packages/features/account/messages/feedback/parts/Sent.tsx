import { useEffect, useRef } from 'react';
import { formatMoment } from '#core/format/dates.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink/ButtonLink.tsx';
import { Heading } from '#ui/Heading/Heading.tsx';
import { Inline } from '#ui/Inline/Inline.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import type { FeedbackSent } from '../feedback.types.ts';

interface SentProps {
  sent: FeedbackSent;
  onAnother: () => void;
}

/** Says that a text has arrived: its number, when it is answered, and where. Takes the focus. */
export function Sent({ sent, onAnother }: SentProps) {
  const language = useLanguage();
  const { t } = useTranslation('feedback');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack gap="sm">
      <Heading ref={heading} level={3} tabIndex={-1}>
        {t('sent.title')}
      </Heading>
      <Text weight="strong" numeric>
        {t('sent.ticket', { ticket: sent.ticket })}
      </Text>
      <Text>{t('sent.answerBy', { time: formatMoment(sent.answerBy, language) })}</Text>
      <Text tone="muted">
        {sent.address === null ? t('sent.member') : t('sent.visitor', { address: sent.address })}
      </Text>
      <Inline>
        {sent.href !== null && <ButtonLink href={sent.href}>{t('sent.see')}</ButtonLink>}
        <Button tone="outline" onClick={onAnother}>
          {t('sent.another')}
        </Button>
      </Inline>
    </Stack>
  );
}
