import { deferredParts } from '#styles/deferred-layout.ts';

interface LaidOutDocument {
  readonly documentElement: HTMLElement;
  readonly fonts: { readonly ready: Promise<unknown> };
}

const waitForFrame = () => new Promise(requestAnimationFrame);

/**
 * Ends deferred layout (styles/deferred-layout.ts), each part in a frame of its own: between them input is answered.
 * From the bottom up, and each part once the fonts of those below it have come: a font that comes lays out again all
 * that is laid out.
 */
export async function layOutDeferredParts({ documentElement, fonts }: LaidOutDocument): Promise<void> {
  const laidOut: string[] = [];
  for (const part of [...deferredParts].reverse()) {
    // Read after the part below, whose layout asks for its fonts.
    await fonts.ready;
    await waitForFrame();
    laidOut.push(part);
    documentElement.dataset['laidOut'] = laidOut.join(' ');
  }
}
