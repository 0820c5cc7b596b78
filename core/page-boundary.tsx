import { Component, Fragment, type ComponentType, type ReactNode } from 'react';
import { isChunkFailure, reportMissing } from './lazy-route-component.tsx';
import { ErrorPage } from './pages/error-page.tsx';

interface PageBoundaryProps {
  /** A change, as on a navigation, renders the pages again after a failure. */
  readonly resetKey: string;
  /** The page came as markup: a fault before it is ready is thrown on, and the markup shown again (main.tsx). */
  readonly isServed?: boolean;
  readonly Layout?: ComponentType<{ readonly children: ReactNode }>;
  readonly children: ReactNode;
}

interface PageBoundaryState {
  readonly resetKey: string;
  readonly failure: 'none' | 'chunk' | 'fault';
  readonly cause?: unknown;
}

/** Shows the error page for a failed page; missing code also dispatches `page-missing` (reload-on-missing-chunk.ts). */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = { resetKey: this.props.resetKey, failure: 'none' };

  static getDerivedStateFromError(cause: unknown): Partial<PageBoundaryState> {
    return { failure: isChunkFailure(cause) ? 'chunk' : 'fault', cause };
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
    reportMissing(cause.cause);
  }

  override render() {
    const { failure, cause } = this.state;
    const { children, isServed, Layout = Fragment } = this.props;
    if (failure === 'none') return children;
    // Later, the error page is better than a page that forgets what was typed.
    if (failure === 'fault' && isServed && !('ready' in document.documentElement.dataset)) throw cause;
    return (
      <Layout>
        <ErrorPage failure={failure} />
      </Layout>
    );
  }
}
