import { media } from './media.ts';

const deferredSelector = ':root:not([data-whole]) &';

const height = (pixels: number) => `auto ${pixels}px`;

/** Deferred layout (`content-visibility`) until the root has `data-whole`. Arguments: estimated heights in px. */
export const deferredLayout = (phone: number, tablet: number, desktop: number) => ({
  selectors: {
    [deferredSelector]: { contentVisibility: 'auto', containIntrinsicBlockSize: height(phone) } as const,
  },
  '@media': {
    [media.tablet]: { selectors: { [deferredSelector]: { containIntrinsicBlockSize: height(tablet) } } },
    [media.desktop]: { selectors: { [deferredSelector]: { containIntrinsicBlockSize: height(desktop) } } },
    // Without scripts nothing sets `data-whole`.
    '(scripting: none)': { selectors: { [deferredSelector]: { contentVisibility: 'visible' } as const } },
  },
});
