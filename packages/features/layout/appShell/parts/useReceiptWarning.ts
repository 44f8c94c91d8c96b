import { useEffect, useEffectEvent } from 'react';
import { formatMoment } from '#core/format/dates.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { paths } from '#core/routing/paths.ts';
import { useLocation, useNavigate } from '#core/routing/router.ts';
import { useToast } from '#ui/Toast/useToast.ts';

/**
 * Warns a player who arrives while a payment waits for its receipt: it counts as received when the time is over (MEM-05).
 * @param until an ISO date; null while no payment waits
 */
export function useReceiptWarning(until: string | null): void {
  const language = useLanguage();
  const { t } = useTranslation('memberCentre');
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const toast = useToast();
  const warn = useEffectEvent((time: string) => {
    toast.show({
      id: 'receipt',
      tone: 'warning',
      text: t('receipt.waits', { time: formatMoment(Date.parse(time), language) }),
      action: {
        label: t('receipt.open'),
        onPress: () => void navigate(paths.memberCentre(pathname + search, 'withdraw')),
      },
    });
  });
  useEffect(() => {
    if (until === null) return undefined;
    warn(until);
    return () => toast.dismiss('receipt');
  }, [until, toast]);
}
