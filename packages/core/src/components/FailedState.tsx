import { Button } from '#ui/Button/Button.tsx';
import { ErrorState, type ErrorStateProps } from '#ui/ErrorState/ErrorState.tsx';
import type { Failed } from '../data/remote.ts';
import { useTranslation } from '../i18n/useTranslation.tsx';
import { ErrorText } from './ErrorText.tsx';

export interface FailedStateProps extends Pick<ErrorStateProps, 'title' | 'level' | 'announce'> {
  /** The failure with its retry. */
  failed: Failed;
  /** A small version for a part of a page. @default false */
  compact?: boolean;
  /** The title says why it failed: the general description of the failure is left out. @default false */
  explained?: boolean;
}

/** Replaces data that failed to load; nothing where the platform does not have it. Stays mounted during a retry, so that the retry button keeps the focus. */
export function FailedState({ failed, compact = false, explained = false, ...rest }: FailedStateProps) {
  const { t } = useTranslation('common');
  if (failed.error.kind === 'absent') return null;
  return (
    <ErrorState
      {...rest}
      size={compact ? 'compact' : 'normal'}
      text={explained ? undefined : <ErrorText error={failed.error} />}
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
