import { media } from './media.ts';

const waits = ':root:not([data-whole]) &';

const height = (pixels: number) => `auto ${pixels}px`;

/**
 * For a part below the first screen: until the root is marked with `data-whole`, it is laid out and painted only where
 * it comes near the window, which brings the first paint forward. Out of sight it counts as high as is said here, in
 * pixels for each kind of window (https://developer.mozilla.org/en-US/docs/Web/CSS/content-visibility).
 */
export const unseen = (phone: number, tablet: number, desktop: number) => ({
  selectors: { [waits]: { contentVisibility: 'auto', containIntrinsicBlockSize: height(phone) } as const },
  '@media': {
    [media.tablet]: { selectors: { [waits]: { containIntrinsicBlockSize: height(tablet) } } },
    [media.desktop]: { selectors: { [waits]: { containIntrinsicBlockSize: height(desktop) } } },
    // Nobody would mark the root.
    '(scripting: none)': { selectors: { [waits]: { contentVisibility: 'visible' } as const } },
  },
});
