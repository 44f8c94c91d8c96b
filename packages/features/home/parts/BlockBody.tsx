import { type ReactNode, useContext, useLayoutEffect, useState } from 'react';
import type { ApiError } from '#api/errors.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import { useTranslation } from '../../shared/i18n/useTranslation.tsx';
import type { Remote } from '../../shared/remote.ts';
import { BlockHeading } from './Block.tsx';
import { BlockFailed } from './BlockFailed.tsx';

export interface BlockBodyProps<Value> {
  remote: Remote<Value>;
  /** Says what could not be loaded. */
  failed: string;
  /** Of the size of what it stands for; silent. */
  skeleton: ReactNode;
  children: (value: Value) => ReactNode;
}

/**
 * What a block has under its heading. Another attempt keeps the keyboard where it is: the button stays while it is busy,
 * and when the block has come, its heading takes the focus over.
 */
export function BlockBody<Value>({ remote, failed, skeleton, children }: BlockBodyProps<Value>) {
  const { t } = useTranslation('shared');
  const heading = useContext(BlockHeading);
  const [tried, setTried] = useState<ApiError | null>(null);
  const came = tried !== null && remote.status === 'ready';
  useLayoutEffect(() => {
    if (!came) return;
    setTried(null);
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [came, heading]);

  if (remote.status === 'failed') {
    const { error, retry } = remote;
    const again = () => {
      setTried(error);
      retry();
    };
    if (remote.refreshing === true) return <BlockFailed title={failed} error={error} state="busy" />;
    return <BlockFailed title={failed} error={error} state={tried === null ? 'new' : 'again'} retry={again} />;
  }
  if (remote.status === 'ready') return children(remote.value);
  if (tried !== null) return <BlockFailed title={failed} error={tried} state="busy" />;
  return (
    <div role="status">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <div aria-hidden>{skeleton}</div>
    </div>
  );
}
