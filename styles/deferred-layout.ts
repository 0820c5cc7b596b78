import { media } from './media.ts';

/** The last is laid out first. Several elements may be one part, and one part may be inside a later one. */
export const deferredParts = ['1', '2', '3', '4', '5', '6', '7'] as const;

type DeferredPart = (typeof deferredParts)[number];

interface EstimatedHeights {
  readonly phone: number;
  readonly tablet: number;
  readonly desktop: number;
}

const height = (pixels: number) => `auto ${pixels}px`;

/**
 * Deferred layout (`content-visibility`) until the root's `data-laid-out` names the part.
 *
 * @param heights estimates in px
 */
export function deferredLayout(part: DeferredPart, { phone, tablet, desktop }: EstimatedHeights) {
  const deferred = `:root:not([data-laid-out~="${part}"]) &`;
  return {
    selectors: {
      [deferred]: { contentVisibility: 'auto', containIntrinsicBlockSize: height(phone) } as const,
    },
    '@media': {
      [media.tablet]: { selectors: { [deferred]: { containIntrinsicBlockSize: height(tablet) } } },
      [media.desktop]: { selectors: { [deferred]: { containIntrinsicBlockSize: height(desktop) } } },
      // Without scripts nothing sets `data-laid-out`.
      '(scripting: none)': { selectors: { [deferred]: { contentVisibility: 'visible' } as const } },
    },
  };
}
