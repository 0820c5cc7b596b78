/** The deferred parts of a page (styles/deferred-layout.ts) from top to bottom; several elements may be one part. */
export const deferredParts = ['1', '2', '3', '4', '5'] as const;

export type DeferredPart = (typeof deferredParts)[number];
