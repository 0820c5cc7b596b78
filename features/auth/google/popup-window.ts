/** The property of a cross-origin `Window` that can be read. */
export interface PopupWindow {
  readonly closed: boolean;
}

interface Resolver {
  _openPopup(
    auth: unknown,
    provider: object,
    ...rest: readonly unknown[]
  ): Promise<{ readonly window: PopupWindow | null }>;
}

/** Ms between checks: browsers send no event when a popup is closed. */
const interval = 100;
/** Ms in which the answer of a popup that closed itself usually arrives. */
const closeDelay = 500;

/** Calls 500 ms after closing; Firebase takes 8 s (`pollUserCancellation`). @returns stops the checks */
export function onPopupClosed(popup: PopupWindow, onClosed: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const check = () => {
    timer = popup.closed ? setTimeout(onClosed, closeDelay) : setTimeout(check, interval);
  };
  check();
  return () => clearTimeout(timer);
}

/** Reports the popup's window, which Firebase hides. @param resolver unchanged without the known method */
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
