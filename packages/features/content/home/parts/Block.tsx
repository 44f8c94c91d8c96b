import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import type { ApiError } from '#api/errors.ts';
import { ErrorText } from '#core/components/ErrorText.tsx';
import { LoadingArea } from '#core/components/LoadingArea.tsx';
import type { Remote } from '#core/data/remote.ts';
import { formatTime } from '#core/format/dates.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Heading } from '#ui/Heading/Heading.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import { age, block, head, reason } from './Block.css.ts';

interface BlockProps<Value> {
  title: string;
  remote: Remote<Value>;
  /** Placeholder of the same size as the content; hidden from screen readers. */
  skeleton: ReactNode;
  /** Content at the end of the heading's line, such as a link to more. */
  aside?: ReactNode;
  /** Returns null for a block that is empty: it is not there. */
  children: (value: Value) => ReactNode;
}

/**
 * A section of the home page in its loading, failed, outdated and ready states; nothing when it is empty, or the platform does
 * not have it. During a retry the
 * focused button stays; once the content has loaded, the heading gets the focus.
 */
export function Block<Value>({ title, remote, skeleton, aside, children }: BlockProps<Value>) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [retried, setRetried] = useState<ApiError | null>(null);
  const recovered = retried !== null && remote.status === 'ready';
  useLayoutEffect(() => {
    if (!recovered) return;
    setRetried(null);
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [recovered]);

  const content = remote.status === 'ready' ? children(remote.value) : null;
  if (remote.status === 'ready' ? content === null : remote.status === 'failed' && remote.error.kind === 'absent')
    return null;
  // The button stays during a retry, and with it the focus.
  const error = remote.status === 'failed' ? remote.error : remote.status === 'loading' ? retried : null;
  const isBusy = remote.status === 'failed' ? remote.refreshing === true : retried !== null;
  return (
    <section className={block} aria-labelledby={id}>
      <div className={head}>
        <Heading level={2} id={id} tabIndex={-1} ref={heading}>
          {title}
        </Heading>
        {remote.status === 'ready' && remote.outdated === true && <Age at={remote.at} />}
        {error === null ? (
          aside
        ) : (
          <Retry
            title={title}
            error={error}
            isBusy={isBusy}
            isAgain={retried !== null && !isBusy}
            onRetry={() => {
              if (remote.status !== 'failed') return;
              setRetried(remote.error);
              remote.retry();
            }}
          />
        )}
      </div>
      {error === null && remote.status === 'loading' && <LoadingArea>{skeleton}</LoadingArea>}
      {content}
    </section>
  );
}

/** The moment of an answer that could not be refreshed. */
function Age({ at }: { at: number }) {
  const { t } = useTranslation('home');
  return <span className={age}>{t('asOf', { time: formatTime(at, useLanguage()) })}</span>;
}

interface RetryProps {
  title: string;
  error: ApiError;
  isBusy: boolean;
  isAgain: boolean;
  onRetry: () => void;
}

/** Why a block failed, and the way to load it again. Announces the retry and its failure to screen readers. */
function Retry({ title, error, isBusy, isAgain, onRetry }: RetryProps) {
  const { t } = useTranslation('home');
  const announced = isBusy ? t('common:loading') : isAgain ? t('failed', { block: title }) : '';
  return (
    <>
      <Button size="small" tone="outline" busy={isBusy} onClick={onRetry}>
        {t('common:retry')}
      </Button>
      <span className={reason}>
        <ErrorText error={error} />
      </span>
      <div role="status">
        <VisuallyHidden>{announced}</VisuallyHidden>
      </div>
    </>
  );
}
