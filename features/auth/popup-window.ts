/** The part of `Window` that can be read while the popup shows a page of another origin. */
export interface PopupWindow {
  readonly closed: boolean;
}

/** The part of Firebase's `PopupRedirectResolverInternal` that opens the popup. */
interface Resolver {
  _openPopup(
    auth: unknown,
    provider: object,
    ...rest: readonly unknown[]
  ): Promise<{ readonly window: PopupWindow | null }>;
}

/** Milliseconds between two looks at the popup: the browser sends no event when it is closed. */
const interval = 100;
/** Milliseconds in which the answer of a popup that closed by itself usually comes. */
const grace = 500;

/**
 * Firebase itself fails only 8 s after it sees the closed popup (`PopupOperation.pollUserCancellation`).
 * @param onClosed called once, half a second after the popup was closed
 * @returns stops waiting
 */
export function onPopupClosed(popup: PopupWindow, onClosed: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const look = () => {
    timer = popup.closed ? setTimeout(onClosed, grace) : setTimeout(look, interval);
  };
  look();
  return () => clearTimeout(timer);
}

/**
 * A popup resolver of Firebase that also reports the window of each popup, to which Firebase gives no access.
 * @param resolver such as `browserPopupRedirectResolver`; returned as it is when it does not open popups the way
 * that is known here
 * @param report called with the provider of the sign-in; not called when the browser gives no access to the window
 */
export function reportPopups<T extends object>(
  resolver: T,
  report: (provider: object, popup: PopupWindow) => void,
) {
  if (!isResolverClass(resolver)) return resolver;
  return class ReportingResolver extends resolver {
    override async _openPopup(auth: unknown, provider: object, ...rest: readonly unknown[]) {
      const opened = await super._openPopup(auth, provider, ...rest);
      if (opened.window) report(provider, opened.window);
      return opened;
    }
  };
}

function isResolverClass(resolver: object): resolver is new () => Resolver {
  if (typeof resolver !== 'function') return false;
  const prototype: unknown = resolver.prototype;
  return typeof prototype === 'object' && prototype !== null && '_openPopup' in prototype;
}
