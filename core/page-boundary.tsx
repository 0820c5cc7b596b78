import { Component, Fragment, type ComponentType, type ReactNode } from 'react';
import { isChunkFailure } from './lazy-route-component.tsx';
import { ErrorPage } from './pages/error-page.tsx';

interface PageBoundaryProps {
  /** A change, as on a navigation, renders the pages again after a failure. */
  readonly attempt: string;
  readonly Around?: ComponentType<{ readonly children: ReactNode }>;
  readonly children: ReactNode;
}

interface PageBoundaryState {
  readonly attempt: string;
  readonly failure: 'none' | 'chunk' | 'fault';
}

/** Shows the error page for a failed page; missing code also dispatches `page-missing` (reload-on-missing-chunk.ts). */
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
