import type { ApiError } from '#api/errors.ts';
import { ErrorText } from '#core/components/ErrorText.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { ErrorState } from '#ui/ErrorState/ErrorState.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';

interface BlockFailedProps {
  title: string;
  error: ApiError;
  /** Failed for the first time, retrying, or failed again. */
  state: 'new' | 'busy' | 'again';
  onRetry?: () => void;
}

/** The error state of one block. Announces a retry and its failure to screen readers. */
export function BlockFailed({ title, error, state, onRetry }: BlockFailedProps) {
  const { t } = useTranslation('common');
  const announcement = { new: '', busy: t('loading'), again: title }[state];
  return (
    <div>
      <ErrorState
        size="compact"
        title={title}
        text={<ErrorText error={error} />}
        action={
          <Button size="small" tone="outline" busy={state === 'busy'} {...(onRetry && { onClick: onRetry })}>
            {t('retry')}
          </Button>
        }
      />
      <div role="status">
        <VisuallyHidden>{announcement}</VisuallyHidden>
      </div>
    </div>
  );
}
