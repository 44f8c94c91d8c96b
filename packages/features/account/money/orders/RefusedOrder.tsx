import type { ApiError } from '#api/errors.ts';
import { describeError } from '#core/data/describeError.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { ErrorState } from '#ui/ErrorState/ErrorState.tsx';

interface RefusedOrderProps {
  /** The screen; selects the messages. */
  of: 'deposit' | 'withdraw';
  error: ApiError;
  /** The reason in words. */
  reason: string;
  /** Opens customer service; undefined when the operator has none. */
  onSupport: (() => void) | undefined;
}

/** Says why the platform refused an order, and that no money has moved. */
export function RefusedOrder({ of, error, reason, onSupport }: RefusedOrderProps) {
  const { t } = useTranslation(of);
  const offersSupport = describeError(error)?.action === 'support' && onSupport !== undefined;
  return (
    <ErrorState
      size="compact"
      announce
      title={reason}
      text={t('nothingMoved')}
      action={
        offersSupport && (
          <Button size="small" tone="outline" onClick={onSupport}>
            {t('support')}
          </Button>
        )
      }
    />
  );
}
