/** What of a window `waitForLoad` uses. */
export interface LoadingWindow {
  readonly document: Pick<Document, 'readyState'>;
  readonly addEventListener: (type: 'load', listener: () => void, options: { readonly once: true }) => void;
}

/** Resolves once the page has loaded, with the pictures of its markup. */
export const waitForLoad = ({ document, addEventListener }: LoadingWindow) =>
  new Promise<void>((resolve) => {
    if (document.readyState === 'complete') resolve();
    else addEventListener('load', resolve, { once: true });
  });
