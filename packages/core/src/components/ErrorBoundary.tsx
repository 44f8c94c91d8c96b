import { Component, type ErrorInfo, type ReactNode } from 'react';
import { ChunkLoadError } from '../routing/chunks.ts';
import { type FailureCause, SectionCrash } from './SectionCrash.tsx';

export interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** A new value renders the children again, e.g. the pathname for a boundary around pages. */
  readonly resetKey?: string;
  /** Rendered instead of the children after a failure. @default an error state with a retry button */
  readonly fallback?: (reset: () => void, cause: FailureCause) => ReactNode;
  /** Called once per failure. */
  readonly onError?: (error: unknown, componentStack: string) => void;
}

interface ErrorBoundaryState {
  /** Boxed, because any value can be thrown, `null` included. */
  readonly failure: { readonly error: unknown } | null;
  readonly resetKey: string | undefined;
}

/** Catches render errors and failed chunk loads below it, so that the rest of the page keeps working. */
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
  }

  private readonly reset = (): void => {
    forget(this.state.failure?.error);
    this.setState({ failure: null });
  };

  override render(): ReactNode {
    const { children, fallback } = this.props;
    const { failure } = this.state;
    if (failure === null) return children;
    const cause = failure.error instanceof ChunkLoadError ? failure.error.type : 'code';
    if (fallback !== undefined) return fallback(this.reset, cause);
    return <SectionCrash cause={cause} onRetry={this.reset} />;
  }
}

function forget(error: unknown): void {
  if (error instanceof ChunkLoadError) error.forget();
}
