import type { WithdrawOrder, WithdrawalStatus } from '#api/withdrawalOrders.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { type BadgeProps, Badge } from '#ui/Badge/Badge.tsx';

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

/** The status of a withdrawal; one that the site does not know in the platform's word. */
export function StatusBadge({ status }: Pick<WithdrawOrder, 'status'>) {
  const { t } = useTranslation('withdraw');
  return typeof status === 'string' ? (
    <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>
  ) : (
    <Badge>{t('status.other', { status: status.other })}</Badge>
  );
}
