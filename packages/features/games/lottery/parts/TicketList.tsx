import { ChevronRight, Ticket as TicketIcon } from 'lucide-react';
import { useId } from 'react';
import type { BetState } from '#api/betLegs.ts';
import { RemoteView } from '#core/components/RemoteView.tsx';
import type { Remote } from '#core/data/remote.ts';
import { useShortMoneyText } from '#core/format/useMoneyText.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Badge, type badgeTones } from '#ui/Badge/Badge.tsx';
import { ButtonLink } from '#ui/ButtonLink/ButtonLink.tsx';
import { EmptyState } from '#ui/EmptyState/EmptyState.tsx';
import { Heading } from '#ui/Heading/Heading.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Inline } from '#ui/Inline/Inline.tsx';
import { Anchor } from '#ui/Link/Anchor.tsx';
import { Link } from '#ui/Link/Link.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import type { Tickets, TicketsProps, TicketView } from '../lottery.types.ts';
import { section, sections } from './LotteryList.css.ts';
import { rows } from './LotteryRow.css.ts';
import { money, name as nameClass, note, ticket as ticketClass } from './TicketList.css.ts';

interface TicketListProps extends Omit<TicketsProps, 'from'> {
  tickets: Remote<Tickets>;
}

const bones = 5;

/** The member's tickets (LOT-06d): those that wait for their draw, then the latest others. */
export function TicketList({ tickets, recordHref, fastHref }: TicketListProps) {
  const { t } = useTranslation('lottery');
  return (
    <RemoteView
      remote={tickets}
      failed={t('mine.failed')}
      skeleton={
        <div className={rows}>
          {Array.from({ length: bones }, (_, index) => (
            <div key={index} className={ticketClass}>
              <Skeleton shape="text" size="sm" />
              <span />
              <Skeleton shape="text" size="xs" />
            </div>
          ))}
        </div>
      }
    >
      {({ open, recent }) =>
        open.length + recent.length === 0 ? (
          <EmptyState
            illustration={<Icon of={TicketIcon} size="huge" />}
            title={t('mine.empty')}
            action={<ButtonLink href={fastHref}>{t('mine.start')}</ButtonLink>}
          />
        ) : (
          <div className={sections}>
            <Part title={t('mine.open')} tickets={open} href={recent.length === 0 ? recordHref : null} />
            <Part title={t('mine.recent')} tickets={recent} href={recordHref} />
          </div>
        )
      }
    </RemoteView>
  );
}

function Part({ title, tickets, href }: { title: string; tickets: readonly TicketView[]; href: string | null }) {
  const { t } = useTranslation('lottery');
  const heading = useId();
  if (tickets.length === 0) return null;
  return (
    <section className={section} aria-labelledby={heading}>
      <Inline justify="between">
        <Heading level={2} id={heading}>
          {title}
        </Heading>
        {href !== null && (
          <Link href={href} underline="hover" size="touch">
            <span>{t('mine.all')}</span>
            <Icon of={ChevronRight} size="text" />
          </Link>
        )}
      </Inline>
      <ul role="list" aria-labelledby={heading} className={rows}>
        {tickets.map((ticket) => (
          <li key={ticket.reference}>
            <Ticket ticket={ticket} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A lost ticket is neutral, never red. */
const tones: Readonly<Record<BetState, (typeof badgeTones)[number]>> = {
  waiting: 'accentSoft',
  won: 'money',
  lost: 'neutral',
  even: 'neutral',
};

function Ticket({ ticket: { name, pick, bought, stake, win, state, href } }: { ticket: TicketView }) {
  const { t } = useTranslation('lottery');
  const amount = useShortMoneyText();
  return (
    <Anchor href={href} className={ticketClass}>
      <span className={nameClass}>{name}</span>
      <Badge tone={tones[state]}>{t(`mine.states.${state}`)}</Badge>
      <span className={note}>
        {[pick, t(bought.dated ? 'mine.boughtOn' : 'mine.bought', { time: bought.time })].filter(Boolean).join(' · ')}
      </span>
      <span className={money} translate="no">
        <VisuallyHidden>{`${t('mine.stake')} `}</VisuallyHidden>
        <span>{amount(stake)}</span>
        {state === 'won' && win !== null && (
          <>
            <span aria-hidden>{' → '}</span>
            <VisuallyHidden>{` ${t('mine.win')} `}</VisuallyHidden>
            <b>{amount(win)}</b>
          </>
        )}
      </span>
    </Anchor>
  );
}
