import { LoadingNote } from '#core/components/LoadingNote.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { area } from './WithdrawArea.css.ts';

/** Skeleton of a withdrawal. */
export function OrderSkeleton() {
  const shared = useTranslation('common').t;
  return (
    <div className={area} role="status" aria-label={shared('loading')}>
      <LoadingNote quiet />
      <Skeleton shape="text" size="lg" />
      <Skeleton shape="text" lines={6} />
    </div>
  );
}
