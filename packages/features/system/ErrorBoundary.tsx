import { Component, type ErrorInfo, type ReactNode } from 'react';
import { CrashScreen } from './CrashScreen.tsx';

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
  readonly failed: boolean;
  readonly resetKey: string | undefined;
}

/** Keeps a failure of our own code within its region, so that the rest of the page goes on. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(): Partial<ErrorBoundaryState> {
    return { failed: true };
  }

  static getDerivedStateFromProps({ resetKey }: ErrorBoundaryProps, state: ErrorBoundaryState) {
    return resetKey === state.resetKey ? null : { failed: false, resetKey };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    this.props.onError?.(error, componentStack ?? '');
  }

  private readonly reset = (): void => this.setState({ failed: false });

  override render(): ReactNode {
    const { children, fallback } = this.props;
    if (!this.state.failed) return children;
    return fallback === undefined ? <CrashScreen scope="region" onRetry={this.reset} /> : fallback(this.reset);
  }
}
