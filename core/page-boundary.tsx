import { Component, Fragment, type ComponentType, type ReactNode } from 'react';
import { isChunkFailure } from './lazy-route-component.tsx';
import { ErrorPage } from './pages/error-page.tsx';

interface PageBoundaryProps {
  /** A change, as on a navigation, renders the pages again after a failure. */
  readonly resetKey: string;
  readonly Layout?: ComponentType<{ readonly children: ReactNode }>;
  readonly children: ReactNode;
}

interface PageBoundaryState {
  readonly resetKey: string;
  readonly failure: 'none' | 'chunk' | 'fault';
}

/** Shows the error page for a failed page; missing code also dispatches `page-missing` (reload-on-missing-chunk.ts). */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = { resetKey: this.props.resetKey, failure: 'none' };

  static getDerivedStateFromError(cause: unknown): Partial<PageBoundaryState> {
    return { failure: isChunkFailure(cause) ? 'chunk' : 'fault' };
  }

  static getDerivedStateFromProps(
    { resetKey }: PageBoundaryProps,
    state: PageBoundaryState,
  ): PageBoundaryState | null {
    return resetKey === state.resetKey ? null : { resetKey, failure: 'none' };
  }

  override componentDidCatch(cause: unknown) {
    if (!isChunkFailure(cause)) return;
    cause.reset();
    const { resetKey } = this.state;
    const showPage = () =>
      this.setState((state) =>
        state.resetKey === resetKey && state.failure === 'chunk' ? { failure: 'none' } : null,
      );
    // Code that never arrives leaves the message, until the connection returns.
    void cause.arrival.then(showPage, () => {});
    window.addEventListener('online', showPage, { once: true });
    window.dispatchEvent(new CustomEvent('page-missing', { detail: cause.cause }));
  }

  override render() {
    const { failure } = this.state;
    const { children, Layout = Fragment } = this.props;
    if (failure === 'none') return children;
    return (
      <Layout>
        <ErrorPage failure={failure} />
      </Layout>
    );
  }
}
