import { type ReactNode, useContext, useLayoutEffect, useState } from 'react';
import type { ApiError } from '#api/errors.ts';
import { LoadingArea } from '#core/components/LoadingArea.tsx';
import type { Remote } from '#core/data/remote.ts';
import { BlockHeading } from './Block.tsx';
import { BlockFailed } from './BlockFailed.tsx';

interface BlockBodyProps<Value> {
  remote: Remote<Value>;
  /** Title of the error state. */
  failed: string;
  /** Placeholder of the same size as the content; hidden from screen readers. */
  skeleton: ReactNode;
  children: (value: Value) => ReactNode;
}

/**
 * The content of a block in its loading, error and ready states. During a retry the focused button stays; once the content
 * has loaded, the block's heading gets the focus.
 */
export function BlockBody<Value>({ remote, failed, skeleton, children }: BlockBodyProps<Value>) {
  const heading = useContext(BlockHeading);
  const [retried, setRetried] = useState<ApiError | null>(null);
  const recovered = retried !== null && remote.status === 'ready';
  useLayoutEffect(() => {
    if (!recovered) return;
    setRetried(null);
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [recovered, heading]);

  if (remote.status === 'failed') {
    const { error, retry } = remote;
    const onRetry = () => {
      setRetried(error);
      retry();
    };
    if (remote.refreshing === true) return <BlockFailed title={failed} error={error} state="busy" />;
    return <BlockFailed title={failed} error={error} state={retried === null ? 'new' : 'again'} onRetry={onRetry} />;
  }
  if (remote.status === 'ready') return children(remote.value);
  if (retried !== null) return <BlockFailed title={failed} error={retried} state="busy" />;
  return <LoadingArea>{skeleton}</LoadingArea>;
}
