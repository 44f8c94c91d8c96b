import type { ApiError } from '#api/errors.ts';
import type { OfferedLanguage } from '#api/primitives.ts';
import { describeError } from '#core/data/describeError.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { ErrorState } from '#ui/ErrorState/ErrorState.tsx';
import { useWithdrawError } from '../useWithdrawError.ts';

interface RefusedProps {
  error: ApiError;
  language: OfferedLanguage;
  onSupport: (() => void) | undefined;
}

/** Why the platform refused a withdrawal, and that no money has moved. */
export function Refused({ error, language, onSupport }: RefusedProps) {
  const { t } = useTranslation('withdraw');
  const errorText = useWithdrawError(language);
  const offersSupport = describeError(error)?.action === 'support' && onSupport !== undefined;
  return (
    <ErrorState
      size="compact"
      announce
      title={errorText(error)}
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
