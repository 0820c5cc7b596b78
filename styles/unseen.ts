import { media } from './media.ts';

const waits = ':root:not([data-whole]) &';

const height = (pixels: number) => `auto ${pixels}px`;

/** Deferred layout (`content-visibility`) until the root has `data-whole`. Arguments: estimated heights in px. */
export const unseen = (phone: number, tablet: number, desktop: number) => ({
  selectors: { [waits]: { contentVisibility: 'auto', containIntrinsicBlockSize: height(phone) } as const },
  '@media': {
    [media.tablet]: { selectors: { [waits]: { containIntrinsicBlockSize: height(tablet) } } },
    [media.desktop]: { selectors: { [waits]: { containIntrinsicBlockSize: height(desktop) } } },
    // Without scripts nothing sets `data-whole`.
    '(scripting: none)': { selectors: { [waits]: { contentVisibility: 'visible' } as const } },
  },
});
