import { Button } from '#ui/Button/Button.tsx';
import { ErrorState } from '#ui/ErrorState/ErrorState.tsx';
import { useTranslation } from '../i18n/useTranslation.tsx';
import type { ChunkFailure } from '../routing/chunks.ts';

/** Why a part of the page failed: its code threw, or its chunk did not load (ERR-03b). */
export type FailureCause = 'code' | ChunkFailure;

export interface SectionCrashProps {
  readonly cause: FailureCause;
  readonly onRetry: () => void;
  /** Draws a second button that closes the part. For parts over the page. */
  readonly onClose?: (() => void) | undefined;
}

/** Replaces a part of the page that failed, with a retry button. */
export function SectionCrash({ cause, onRetry, onClose }: SectionCrashProps) {
  const { t } = useTranslation('common');
  return (
    <ErrorState
      announce
      title={cause === 'code' ? t('region.title') : t(`chunk.${cause}.title`)}
      text={cause === 'code' ? t('region.text') : t(`chunk.${cause}.text`)}
      action={
        <>
          <Button onClick={onRetry}>{t('retry')}</Button>
          {onClose && (
            <Button tone="quiet" onClick={onClose}>
              {t('close')}
            </Button>
          )}
        </>
      }
    />
  );
}
