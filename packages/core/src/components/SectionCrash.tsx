import { Button } from '#ui/Button/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink/ButtonLink.tsx';
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
  /** Where a link back leads. For pages without the site's header. */
  readonly backHref?: string;
}

/** Replaces a part of the page that failed, with a retry button. */
export function SectionCrash({ cause, onRetry, onClose, backHref }: SectionCrashProps) {
  const { t } = useTranslation('common');
  return (
    <ErrorState
      announce
      title={cause === 'code' ? t('region.title') : t(`chunk.${cause}.title`)}
      text={cause === 'code' ? t('region.text') : t(`chunk.${cause}.text`)}
      action={
        <>
          <Button onClick={onRetry}>{t('retry')}</Button>
          {backHref !== undefined && (
            <ButtonLink href={backHref} tone="outline">
              {t('back')}
            </ButtonLink>
          )}
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
