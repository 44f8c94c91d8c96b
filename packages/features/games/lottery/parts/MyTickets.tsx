import { LazySection } from '#core/components/LazySection.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { EmptyState } from '#ui/EmptyState/EmptyState.tsx';
import type { LotteryScreenProps } from '../lottery.types.ts';

/** The tab of the member's tickets, or why there is none. */
export function MyTickets({ tickets, role, onLogIn }: Pick<LotteryScreenProps, 'tickets' | 'role' | 'onLogIn'>) {
  const { t } = useTranslation('lottery');
  if (role === 'visitor') {
    return <EmptyState title={t('mine.visitor')} action={<Button onClick={onLogIn}>{t('logIn')}</Button>} />;
  }
  if (tickets === null) return <EmptyState title={t('mine.trial')} text={t('mine.trialText')} />;
  const { Tickets, ...rest } = tickets;
  return (
    <LazySection>
      <Tickets {...rest} />
    </LazySection>
  );
}
