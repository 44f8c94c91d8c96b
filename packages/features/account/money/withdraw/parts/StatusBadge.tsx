import type { WithdrawOrder, WithdrawalStatus } from '#api/withdrawalOrders.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { type BadgeProps, Badge } from '#ui/Badge/Badge.tsx';
import { isForced } from '../withdraw.model.ts';

const tones: Readonly<Record<WithdrawalStatus, NonNullable<BadgeProps['tone']>>> = {
  pending: 'warning',
  reviewing: 'warning',
  approved: 'accentSoft',
  paying: 'accentSoft',
  sent: 'accentSoft',
  received: 'positive',
  disputed: 'warning',
  rejected: 'negative',
  cancelled: 'neutral',
};

/** The status of a withdrawal; one that the site does not know in the platform's word. What was set to received by force is not called received. */
export function StatusBadge({ order }: { order: Pick<WithdrawOrder, 'status' | 'payments'> }) {
  const { status } = order;
  const { t } = useTranslation('withdraw');
  if (isForced(order)) return <Badge>{t('status.forced')}</Badge>;
  return typeof status === 'string' ? (
    <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>
  ) : (
    <Badge>{t('status.other', { status: status.other })}</Badge>
  );
}
