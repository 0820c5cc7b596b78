import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode, type SyntheticEvent } from 'react';
import { createPortal } from 'react-dom';
import { classes } from '#features/shared/ui/elements.tsx';
import { mirrorDocument } from './mirror-document.ts';
import * as styles from './preview-dialog.css.ts';

interface PreviewFrameProps {
  readonly title: string;
  /** CSS pixels: media queries of the content see this width. */
  readonly width: number;
  readonly children: ReactNode;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * A document of its own for its children, with the styles of this one, as wide as is asked for. It has no address, so
 * that the policy of this page holds in it (CSP Level 3, "inherited policy") and no request is made for it.
 */
export function PreviewFrame({ title, width, children }: PreviewFrameProps) {
  const stage = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [body, setBody] = useState<HTMLElement | null>(null);
  const [isStyled, setIsStyled] = useState(false);
  const space = useSize(stage);
  const scale = space && space.width > 0 ? Math.min(1, space.width / width) : 1;

  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    let stop = () => {};
    const attach = () => {
      const inner = element.contentDocument;
      if (!inner) return;
      stop();
      inner.title = title;
      const mirror = mirrorDocument(document, inner);
      stop = mirror.stop;
      setBody(inner.body);
      void mirror.styled.then(() => setIsStyled(true));
    };
    attach();
    // Firefox replaces the first document of a frame once it has loaded.
    const onLoad = () => {
      if (element.contentDocument?.title !== title) attach();
    };
    element.addEventListener('load', onLoad);
    return () => {
      element.removeEventListener('load', onLoad);
      stop();
    };
  }, [title]);

  return (
    <div ref={stage} className={styles.stage}>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- it loads nothing; its only content is rendered by this page */}
      <iframe
        ref={frame}
        title={title}
        className={classes(styles.frame, isStyled ? undefined : styles.unstyled)}
        style={{
          inlineSize: `${width}px`,
          blockSize: space ? `${space.height / scale}px` : '100%',
          transform: `translateX(-50%) scale(${scale})`,
        }}
      />
      {body &&
        createPortal(
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only keeps its links from being followed
          <main
            onClickCapture={ignoreLinks}
            onAuxClickCapture={ignoreLinks}
            onSubmitCapture={(event) => event.preventDefault()}
            onKeyDown={keepTab}
          >
            {children}
          </main>,
          body,
        )}
    </div>
  );
}

const isElement = (target: EventTarget): target is Element => 'closest' in target;

/** Links would leave the typed form, or share an address that is not there yet. */
function ignoreLinks(event: SyntheticEvent): void {
  if (!isElement(event.target) || !event.target.closest('a')) return;
  event.preventDefault();
  event.stopPropagation();
}

/** Radix would move the focus out of the frame, which it takes for one element. */
function keepTab(event: KeyboardEvent): void {
  if (event.key === 'Tab') event.stopPropagation();
}

function useSize(element: { readonly current: Element | null }): Size | null {
  const [size, setSize] = useState<Size | null>(null);
  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
