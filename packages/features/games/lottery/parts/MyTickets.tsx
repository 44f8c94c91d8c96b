import { LazySection } from '#core/components/LazySection.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { lazyComponent } from '#core/routing/lazyComponent.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { EmptyState } from '#ui/EmptyState/EmptyState.tsx';
import type { LotteryScreenProps } from '../lottery.types.ts';

// Documents have no tickets, and most visits do not ask for them.
const TicketList = lazyComponent(() => import('./TicketList.tsx').then((part) => part.TicketList));

type MyTicketsProps = Pick<LotteryScreenProps, 'tickets' | 'recordHref' | 'role' | 'tabs' | 'onLogIn'>;

/** The tab of the member's tickets, or why there is none. */
export function MyTickets({ tickets, recordHref, role, tabs, onLogIn }: MyTicketsProps) {
  const { t } = useTranslation('lottery');
  if (role === 'visitor') {
    return <EmptyState title={t('mine.visitor')} action={<Button onClick={onLogIn}>{t('logIn')}</Button>} />;
  }
  if (tickets === null) return <EmptyState title={t('mine.trial')} text={t('mine.trialText')} />;
  const fastHref = tabs.find(({ id }) => id === 'fast')?.href ?? '';
  return (
    <LazySection>
      <TicketList tickets={tickets} recordHref={recordHref} fastHref={fastHref} />
    </LazySection>
  );
}
