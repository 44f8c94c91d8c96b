import { useState } from 'react';
import { LazyDialogSection } from '#core/components/LazyDialogSection.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Link } from '#ui/Link/Link.tsx';
import { usePresence } from '#ui/Presence/usePresence.ts';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { OrderList } from '../../money/orders/OrderList.tsx';
import type { BonusesScreenProps } from './bonuses.types.ts';
import { BonusCard } from './parts/BonusCard.tsx';
import { CancelBonus } from './parts/CancelBonus.tsx';
import { Outcome } from './parts/Outcome.tsx';

/** The player's bonuses (MEM-03d): what each asks for, how far it is, and what giving it up would cost. */
export function BonusesScreen(props: BonusesScreenProps) {
  const { bonuses, pageNo, cancelling, cancel, rewardsHref, CountedBets, onPage, onAsk } = props;
  const { t } = useTranslation('bonuses');
  const [counted, setCounted] = useState<string | null>(null);
  const shown = usePresence(counted);
  return (
    <Stack gap="lg">
      <Stack gap="xs">
        <Text tone="muted">{t('text')}</Text>
        {rewardsHref !== null && <Link href={rewardsHref}>{t('rewards')}</Link>}
      </Stack>
      {cancelling === null && <Outcome cancel={cancel} onSupport={props.onSupport} />}
      <OrderList words={(of) => t(`list.${of}`)} orders={bonuses} pageNo={pageNo} onPage={onPage}>
        {(bonus) => (
          <BonusCard
            key={bonus.id}
            bonus={bonus}
            // One at a time, and none while the outcome of another is open.
            canCancel={cancel.state.status !== 'sending' && cancel.state.status !== 'unknown'}
            onCancel={() => onAsk(bonus)}
            onCounted={() => setCounted(bonus.requirementId)}
          />
        )}
      </OrderList>
      <props.Position detail="short" />
      <CancelBonus
        bonus={cancelling}
        preview={props.preview}
        cancel={cancel}
        onClose={() => onAsk(null)}
        onCancel={props.onCancel}
      />
      {shown !== null && (
        <LazyDialogSection open={counted !== null} onClose={() => setCounted(null)}>
          <CountedBets requirementId={counted} onClose={() => setCounted(null)} />
        </LazyDialogSection>
      )}
    </Stack>
  );
}
