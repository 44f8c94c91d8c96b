import type { TicketEntry } from '#api/feedback.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Inline } from '#ui/Inline/Inline.tsx';
import { Text } from '#ui/Text/Text.tsx';

const tones = { waiting: 'neutral', answered: 'positive', closed: 'neutral' } as const;

/** Number and state of a question. A state that the site does not know has the platform's name. */
export function TicketState({ number, status }: Pick<TicketEntry, 'number' | 'status'>) {
  const { t } = useTranslation('messages');
  return (
    <Inline gap="xs">
      {typeof status === 'string' ? (
        <Badge tone={tones[status]}>{t(`ticket.statuses.${status}`)}</Badge>
      ) : (
        <Badge>{status.other}</Badge>
      )}
      <Text as="span" size="sm" tone="muted" numeric>
        {t('ticket.number', { number })}
      </Text>
    </Inline>
  );
}
