import { useId, type KeyboardEvent, type MouseEvent } from 'react';
import type { FocalPoint } from '#contract/picture-details.ts';
import { Button } from '#features/shared/ui/button.tsx';
import * as styles from './focal-point-control.css.ts';

interface FocalPointControlProps {
  readonly src: string;
  /** Such as `picture 2`. */
  readonly picture: string;
  /** Undefined for the centre. */
  readonly focal: FocalPoint | undefined;
  readonly onChange: (focal: FocalPoint | undefined) => void;
}

const centre: FocalPoint = { x: 50, y: 50 };

/** Percent a key press. */
const step = 2;
const largeStep = 10;

const directions: Readonly<Record<string, FocalPoint>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

const toPercent = (part: number, whole: number) =>
  Math.min(100, Math.max(0, Math.round((100 * part) / (whole || 1))));

/** The picture as a whole, on which a tap or the arrow keys set the point that every crop keeps in view. */
export function FocalPointControl({ src, picture, focal, onChange }: FocalPointControlProps) {
  const hint = useId();
  const { x, y } = focal ?? centre;
  const position = `${x}% from the left, ${y}% from the top`;

  const onClick = ({ clientX, clientY, currentTarget, detail }: MouseEvent) => {
    // 0: a click that a screen reader makes has no place.
    if (detail === 0) return;
    const box = currentTarget.getBoundingClientRect();
    onChange({ x: toPercent(clientX - box.left, box.width), y: toPercent(clientY - box.top, box.height) });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = directions[event.key];
    if (!direction || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const by = event.shiftKey ? largeStep : step;
    onChange({ x: toPercent(x + by * direction.x, 100), y: toPercent(y + by * direction.y, 100) });
  };

  return (
    <div className={styles.control}>
      <p className={styles.label}>What must stay in view</p>
      <p id={hint} className={styles.hint}>
        Tap what every crop should show, or move the cross with the arrow keys.
      </p>
      <div
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an input of type range has one dimension
        role="slider"
        tabIndex={0}
        aria-label={`What must stay in view of ${picture}`}
        aria-describedby={hint}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={x}
        aria-valuetext={position}
        className={styles.area}
        onClick={onClick}
        onKeyDown={onKeyDown}
      >
        <img src={src} alt="" draggable={false} className={styles.picture} />
        <span className={styles.cross} style={{ left: `${x}%`, top: `${y}%` }} aria-hidden="true" />
      </div>
      <div className={styles.position}>
        <p className={styles.hint}>{focal ? position : 'The centre'}</p>
        <Button tone="line" disabled={!focal} onClick={() => onChange(undefined)}>
          Centre
        </Button>
      </div>
    </div>
  );
}
