import type { ReactNode } from 'react';
import type { Remote } from '../data/remote.ts';
import { FailedState, type FailedStateProps } from './FailedState.tsx';
import { LoadingArea } from './LoadingArea.tsx';

export interface RemoteViewProps<Value> extends Pick<FailedStateProps, 'level' | 'compact'> {
  readonly remote: Remote<Value>;
  /** Title of the error state. */
  readonly failed: string;
  /** Placeholder of the same size as the content; hidden from screen readers. */
  readonly skeleton: ReactNode;
  /** Rendered instead of a list without entries. @default what `children` returns */
  readonly empty?: ReactNode;
  /** Renders the loaded value. `refreshing`: it belongs to the previous input. */
  readonly children: (value: Value, refreshing: boolean) => ReactNode;
}

/**
 * Renders server data: a placeholder while it loads, an error with a retry button, an empty state, or the content.
 * Nothing where the platform does not have it.
 */
export function RemoteView<Value>({
  remote,
  failed,
  skeleton,
  empty,
  level,
  compact,
  children,
}: RemoteViewProps<Value>) {
  if (remote.status === 'failed') {
    return <FailedState title={failed} failed={remote} level={level} compact={compact} />;
  }
  if (remote.status === 'ready') {
    const { value, refreshing } = remote;
    const isEmpty = Array.isArray(value) && value.length === 0;
    return isEmpty && empty !== undefined ? empty : children(value, refreshing);
  }
  return <LoadingArea>{skeleton}</LoadingArea>;
}
