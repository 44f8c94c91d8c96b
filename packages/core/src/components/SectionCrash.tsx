import { useLayoutEffect, useRef, useState } from 'react';
import { Button } from '#ui/Button/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink/ButtonLink.tsx';
import { EmptyState } from '#ui/EmptyState/EmptyState.tsx';
import { ErrorState } from '#ui/ErrorState/ErrorState.tsx';
import { usePageWait } from '../data/pageReads.ts';
import { useTranslation } from '../i18n/useTranslation.tsx';
import type { ChunkFailure } from '../routing/chunks.ts';

/** Why a part of the page failed: its code threw, or what it needs did not come (ERR-03b). */
export type FailureCause = 'code' | ChunkFailure;

export interface SectionCrashProps {
  readonly cause: FailureCause;
  readonly onRetry: () => Promise<unknown>;
  /** Draws a second button that closes the part. For parts over the page. */
  readonly onClose?: (() => void) | undefined;
  /** Where a link back leads. For pages without the site's header. */
  readonly backHref?: string | undefined;
}

/** Replaces a part of the page that failed, with a retry button. Without a connection it says that the part opens by itself. */
export function SectionCrash({ cause, onRetry, onClose, backHref }: SectionCrashProps) {
  const { t } = useTranslation('common');
  const [busy, setBusy] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  usePageWait(cause === 'code' ? null : 'failed');
  // What takes its place has no focus yet; the place of all pages has.
  useLayoutEffect(() => {
    const element = root.current;
    return () => {
      if (element?.contains(document.activeElement)) document.getElementById('content')?.focus({ preventScroll: true });
    };
  }, []);
  const retry = async (): Promise<void> => {
    setBusy(true);
    await onRetry();
    setBusy(false);
  };
  const action = (
    <>
      <Button busy={busy} onClick={() => void retry()}>
        {t('retry')}
      </Button>
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
  );
  const words = cause === 'code' ? 'region' : (`chunk.${cause}` as const);
  const shown = { title: t(`${words}.title`), text: t(`${words}.text`), action };
  return (
    <div ref={root} role="alert">
      {cause === 'offline' ? <EmptyState {...shown} /> : <ErrorState {...shown} />}
    </div>
  );
}
