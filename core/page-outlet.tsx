import {
  Component,
  Fragment,
  Suspense,
  useLayoutEffect,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { importTimeout, pageAwaited, pageFailed } from '#features/shared/loading.tsx';
import { browserStorage } from './browser-storage.ts';
import { PageLoading } from './layout/main.tsx';
import { ErrorPage } from './pages/error-page.tsx';

interface PageOutletProps {
  /** A change, as on a navigation, renders the pages again after a fault. */
  readonly resetKey: string;
  /** The page came as markup: a fault before it is ready is thrown on, and the markup shown again (main.tsx). */
  readonly isServed?: boolean;
  readonly Layout?: ComponentType<{ readonly children: ReactNode }>;
  readonly children: ReactNode;
}

/** Shows a page; while its code has not come, that it loads or did not load; in the place of a page that throws, the error page. */
export function PageOutlet({ children, ...props }: PageOutletProps) {
  const { Layout = Fragment } = props;
  return (
    <PageBoundary {...props}>
      <Suspense
        fallback={
          <Layout>
            <AwaitedPage />
          </Layout>
        }
      >
        {children}
      </Suspense>
    </PageBoundary>
  );
}

const AwaitedPage = () => (useIsOverdue() ? <ErrorPage failure="chunk" /> : <PageLoading />);

/** Of a page whose code is awaited: whether that did not load, or not in time. It is shown all the same once it comes. */
function useIsOverdue(): boolean {
  const [isOverdue, setIsOverdue] = useState(false);
  useLayoutEffect(() => {
    const show = () => setIsOverdue(true);
    const timer = setTimeout(show, importTimeout);
    window.addEventListener(pageFailed, show);
    window.dispatchEvent(new Event(pageAwaited));
    return () => {
      clearTimeout(timer);
      window.removeEventListener(pageFailed, show);
    };
  }, []);
  return isOverdue;
}

/** Loads a page anew whose code does not come, but one that is being left: Firefox then fails what is still loading. */
export function reloadOnFailure(location?: ReloadableLocation): void {
  let isLeft = false;
  window.addEventListener('beforeunload', () => (isLeft = true));
  // Shown again by Back.
  window.addEventListener('pageshow', () => (isLeft = false));
  window.addEventListener(pageFailed, () => {
    if (!isLeft) void reloadOnce(location);
  });
}

type ReloadableLocation = Pick<Location, 'href' | 'reload'>;

/** Key in session storage; the value is the build and address that were last reloaded. */
const storageKey = 'loaded-whole';

/** Loads the page anew, whose code is gone after an upgrade: once for an address and build, if the server answers. */
export async function reloadOnce(location: ReloadableLocation = window.location): Promise<void> {
  const storage = browserStorage('sessionStorage');
  const { href } = location;
  const mark = `${import.meta.url} ${href}`;
  if (!storage || !navigator.onLine || storage.getItem(storageKey) === mark) return;
  try {
    const { ok } = await fetch(href, { method: 'HEAD', cache: 'no-store' });
    // The visitor may have navigated meanwhile.
    if (!ok || location.href !== href) return;
    storage.setItem(storageKey, mark);
  } catch {
    // No connection, or a full storage, without which reloading would not end.
    return;
  }
  location.reload();
}

interface PageBoundaryState {
  readonly resetKey: string;
  readonly failure?: { readonly cause: unknown } | undefined;
}

class PageBoundary extends Component<PageOutletProps, PageBoundaryState> {
  constructor(props: PageOutletProps) {
    super(props);
    this.state = { resetKey: props.resetKey };
  }

  static getDerivedStateFromError(cause: unknown): Partial<PageBoundaryState> {
    return { failure: { cause } };
  }

  static getDerivedStateFromProps(
    { resetKey }: PageOutletProps,
    state: PageBoundaryState,
  ): PageBoundaryState | null {
    return resetKey === state.resetKey ? null : { resetKey, failure: undefined };
  }

  override render() {
    const { failure } = this.state;
    const { children, isServed, Layout = Fragment } = this.props;
    if (!failure) return children;
    // Later, the error page is better than a page that forgets what was typed.
    if (isServed && !('ready' in document.documentElement.dataset)) throw failure.cause;
    return (
      <Layout>
        <ErrorPage />
      </Layout>
    );
  }
}
