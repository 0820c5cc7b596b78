const styleSelector = 'link[rel="stylesheet"]:not([disabled]), style';

interface DocumentMirror {
  /** Resolves once the styles that were there at first have loaded, or failed to. */
  readonly styled: Promise<void>;
  readonly stop: () => void;
}

/** Gives a document the styles of another, also those that are added later, and the attributes of its root: the theme. */
export function mirrorDocument(source: Document, target: Document): DocumentMirror {
  const copies = new Set<Node>();

  function copyStyle(element: Element): Promise<void> {
    if (copies.has(element)) return Promise.resolve();
    copies.add(element);
    const copy = target.importNode(element, true);
    const loaded = new Promise<void>((resolve) => {
      if (copy.localName === 'style') resolve();
      copy.addEventListener('load', () => resolve());
      copy.addEventListener('error', () => resolve());
    });
    target.head.append(copy);
    return loaded;
  }

  function copyAttributes() {
    for (const { name, value } of source.documentElement.attributes)
      target.documentElement.setAttribute(name, value);
    for (const name of target.documentElement.getAttributeNames())
      if (!source.documentElement.hasAttribute(name)) target.documentElement.removeAttribute(name);
  }

  copyAttributes();
  const styles = [...source.querySelectorAll(styleSelector)].map(copyStyle);
  const added = new MutationObserver(() => {
    for (const element of source.querySelectorAll(styleSelector)) void copyStyle(element);
  });
  added.observe(source.head, { childList: true });
  const themed = new MutationObserver(copyAttributes);
  themed.observe(source.documentElement, { attributes: true });
  return {
    styled: Promise.all(styles).then(() => undefined),
    stop: () => {
      added.disconnect();
      themed.disconnect();
    },
  };
}
