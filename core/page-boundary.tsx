import { Component, Fragment, type ComponentType, type ReactNode } from 'react';
import { isChunkFailure } from './lazy-page.tsx';
import { ErrorPage } from './pages/error-page.tsx';

interface PageBoundaryProps {
  /** When this changes, as on a navigation, the pages are tried again. */
  readonly attempt: string;
  /** Surrounds the error page. */
  readonly Around?: ComponentType<{ readonly children: ReactNode }>;
  readonly children: ReactNode;
}

interface PageBoundaryState {
  readonly attempt: string;
  readonly failure: 'none' | 'chunk' | 'fault';
}

/**
 * Shows the error page when a page breaks or its code does not arrive, which it also tells the window (load-whole.ts);
 * a class, as React offers no hook for it.
 */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = { attempt: this.props.attempt, failure: 'none' };

  static getDerivedStateFromError(cause: unknown): Partial<PageBoundaryState> {
    return { failure: isChunkFailure(cause) ? 'chunk' : 'fault' };
  }

  static getDerivedStateFromProps(
    { attempt }: PageBoundaryProps,
    state: PageBoundaryState,
  ): PageBoundaryState | null {
    return attempt === state.attempt ? null : { attempt, failure: 'none' };
  }

  override componentDidCatch(cause: unknown) {
    if (!isChunkFailure(cause)) return;
    cause.forget();
    window.dispatchEvent(new CustomEvent('page-missing', { detail: cause.cause }));
  }

  override render() {
    const { failure } = this.state;
    const { children, Around = Fragment } = this.props;
    if (failure === 'none') return children;
    return (
      <Around>
        <ErrorPage failure={failure} />
      </Around>
    );
  }
}
