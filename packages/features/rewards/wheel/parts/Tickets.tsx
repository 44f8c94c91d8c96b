import { Ticket } from 'lucide-react';
import { useId } from 'react';
import type { RaffleTicket } from '#api/raffle.ts';
import { formatMoment } from '#core/format/dates.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Heading } from '#ui/Heading/Heading.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Link } from '#ui/Link/Link.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { ticket as ticketClass, ticketTime, ticketWords, tickets as list } from '../WheelScreen.css.ts';

interface TicketsProps {
  tickets: readonly RaffleTicket[];
  /** Null where the operator has switched it off. */
  missionsHref: string | null;
}

/** The tickets with where they come from and until when they can be used. Without one the wheel does not turn. */
export function Tickets({ tickets, missionsHref }: TicketsProps) {
  const language = useLanguage();
  const { t } = useTranslation('wheel');
  const id = useId();
  if (tickets.length === 0) {
    return (
      <Stack gap="xs">
        <Heading level={3} size="md">
          {t('noTickets')}
        </Heading>
        <Text tone="muted">{t('noTicketsText')}</Text>
        {missionsHref !== null && (
          <Link href={missionsHref} size="touch">
            {t('missions')}
          </Link>
        )}
      </Stack>
    );
  }
  return (
    <Stack as="section" gap="xs" aria-labelledby={id}>
      <Heading level={3} size="md" id={id}>
        {t('tickets')}
      </Heading>
      <ul role="list" className={list}>
        {tickets.map(({ id: ticketId, from, endsAt }, at) => (
          <li key={ticketId} className={ticketClass}>
            <Icon of={Ticket} />
            <span className={ticketWords}>
              <span>{from}</span>
              <span className={ticketTime}>{t('until', { time: formatMoment(Date.parse(endsAt), language) })}</span>
            </span>
            {at === 0 && tickets.length > 1 && <Badge tone="accentSoft">{t('next')}</Badge>}
          </li>
        ))}
      </ul>
    </Stack>
  );
}
