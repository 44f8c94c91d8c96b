import { Button } from '#ui/Button/Button.tsx';
import { ErrorState, type ErrorStateProps } from '#ui/ErrorState/ErrorState.tsx';
import { ErrorText } from './ErrorText.tsx';
import { useTranslation } from './i18n/useTranslation.tsx';
import type { Failed } from './remote.ts';

interface FailedStateProps extends Pick<ErrorStateProps, 'title' | 'level' | 'announce'> {
  /** Why, and how to ask again. */
  failed: Failed;
  /** A strip within something else. @default false */
  compact?: boolean;
}

/** In the place of what did not come. It stays while it is asked for again, and so does the button that did that. */
export function FailedState({ failed, compact = false, ...rest }: FailedStateProps) {
  const { t } = useTranslation('shared');
  return (
    <ErrorState
      {...rest}
      size={compact ? 'compact' : 'normal'}
      text={<ErrorText error={failed.error} />}
      action={
        <Button
          size={compact ? 'small' : 'medium'}
          tone={compact ? 'outline' : 'accent'}
          busy={failed.refreshing === true}
          onClick={failed.retry}
        >
          {t('retry')}
        </Button>
      }
    />
  );
}
