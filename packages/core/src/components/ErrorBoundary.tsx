import { Component, type ErrorInfo, type ReactNode } from 'react';
import { keepTrying } from '../data/keepTrying.ts';
import { ChunkLoadError } from '../routing/chunks.ts';
import { type FailureCause, SectionCrash } from './SectionCrash.tsx';

export interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** A new value renders the children again, e.g. the pathname for a boundary around pages. */
  readonly resetKey?: string;
  /** Rendered instead of the children after a failure. @default an error state with a retry button */
  readonly fallback?: (retry: () => Promise<void>, cause: FailureCause) => ReactNode;
  /** Called once per failure. */
  readonly onError?: (error: unknown, componentStack: string) => void;
}

interface ErrorBoundaryState {
  /** Boxed, because any value can be thrown, `null` included. */
  readonly failure: { readonly error: unknown } | null;
  readonly resetKey: string | undefined;
}

/**
 * Catches render errors and failed chunk loads below it, so that the rest of the page keeps working. A chunk that did not come
 * is asked for again; what failed stays as it is meanwhile, with the focus in it.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failure: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps({ resetKey }: ErrorBoundaryProps, state: ErrorBoundaryState) {
    if (resetKey === state.resetKey) return null;
    forget(state.failure?.error);
    return { failure: null, resetKey };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    this.props.onError?.(error, componentStack ?? '');
    // For `startReports`, which is loaded for players who have agreed.
    dispatchEvent(new CustomEvent('kinnari:error', { detail: error }));
    this.stop();
    if (error instanceof ChunkLoadError) this.stop = keepTrying(() => void this.loadAgain());
  }

  override componentDidUpdate(): void {
    if (this.state.failure === null) this.stop();
  }

  override componentWillUnmount(): void {
    this.stop();
  }

  private stop = (): void => {};

  /** Renders the children again if the chunk comes this time. Returns what it failed with, null if it came. */
  private async loadAgain(): Promise<{ readonly error: unknown } | null> {
    const { failure } = this.state;
    if (!(failure?.error instanceof ChunkLoadError)) return null;
    try {
      await failure.error.again();
    } catch (error) {
      return { error };
    }
    if (this.state.failure === failure) this.setState({ failure: null });
    return null;
  }

  private readonly retry = async (): Promise<void> => {
    const { failure } = this.state;
    if (!(failure?.error instanceof ChunkLoadError)) return this.setState({ failure: null });
    const next = await this.loadAgain();
    if (next === null || this.state.failure !== failure) return undefined;
    this.setState({ failure: next });
    return this.props.onError?.(next.error, '');
  };

  override render(): ReactNode {
    const { children, fallback } = this.props;
    const { failure } = this.state;
    if (failure === null) return children;
    const cause = failure.error instanceof ChunkLoadError ? failure.error.type : 'code';
    if (fallback !== undefined) return fallback(this.retry, cause);
    return <SectionCrash cause={cause} onRetry={this.retry} />;
  }
}

function forget(error: unknown): void {
  if (error instanceof ChunkLoadError) error.forget();
}
