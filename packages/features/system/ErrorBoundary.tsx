import { Component, type ErrorInfo, type ReactNode } from 'react';
import { ChunkLoadError } from '../shared/chunks.ts';
import { RegionCrash } from './RegionCrash.tsx';

export interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** Another value starts the region afresh: the address, for a boundary around pages. */
  readonly resetKey?: string;
  /** Drawn instead of the region. @default a note with a button that starts it afresh */
  readonly fallback?: (reset: () => void) => ReactNode;
  /** Told once per failure. */
  readonly onError?: (error: unknown, componentStack: string) => void;
}

interface ErrorBoundaryState {
  /** Boxed, because anything can be thrown, `null` too. */
  readonly failure: { readonly error: unknown } | null;
  readonly resetKey: string | undefined;
}

/** Keeps a failure of our own code, or of its loading, within its region, so that the rest of the page goes on. */
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
  }

  private readonly reset = (): void => {
    forget(this.state.failure?.error);
    this.setState({ failure: null });
  };

  override render(): ReactNode {
    const { children, fallback } = this.props;
    const { failure } = this.state;
    if (failure === null) return children;
    if (fallback !== undefined) return fallback(this.reset);
    const cause = failure.error instanceof ChunkLoadError ? failure.error.type : 'code';
    return <RegionCrash cause={cause} onRetry={this.reset} />;
  }
}

function forget(error: unknown): void {
  if (error instanceof ChunkLoadError) error.forget();
}
