import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '#features/shared/ui/button.tsx';
import { VisuallyHidden } from '#features/shared/ui/visually-hidden.tsx';
import { getDisplayName, type ShortlistItem } from '#features/shortlist/shortlist-item.ts';
import * as styles from './list.css.ts';

interface OwnItemProps {
  readonly kept: ShortlistItem;
  readonly on: boolean;
  readonly onUndo: () => void;
  readonly children: ReactNode;
}

/** An entry of the visitor's list: the package, or an Undo button after its removal. */
export function OwnItem({ kept, on, onUndo, children }: OwnItemProps) {
  const item = useRef<HTMLLIElement>(null);
  const pressed = useRef(false);
  const before = useRef(on);

  useEffect(() => {
    if (before.current === on) return;
    before.current = on;
    // The pressed button is gone, so the focus moves from Remove to Undo and back.
    if (pressed.current && document.activeElement === document.body)
      item.current?.querySelector<HTMLElement>('[data-turn]')?.focus({ preventScroll: true });
    pressed.current = false;
  }, [on]);

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- only notes where a press happened; keys reach it as clicks of the button
    <li ref={item} className={styles.item} onClickCapture={() => void (pressed.current = true)}>
      {on ? (
        children
      ) : (
        <div className={styles.off}>
          <p dir="auto">{getDisplayName(kept.found)} is off your list.</p>
          <Button tone="line" data-turn="" onClick={onUndo}>
            Undo <VisuallyHidden>and keep {getDisplayName(kept.found)}</VisuallyHidden>
          </Button>
        </div>
      )}
    </li>
  );
}
