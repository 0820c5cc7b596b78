import { useId, type KeyboardEvent, type MouseEvent } from 'react';
import { limits } from '#contract/limits.ts';
import type { FocalPoint } from '#contract/picture-details.ts';
import { Button } from '#features/shared/ui/button.tsx';
import { TextField } from '#features/shared/ui/form/field.tsx';
import * as styles from './picture-details.css.ts';
import type { ItemDetail } from './picture-items.ts';

/** What pictures belong to. Those of a destination have neither banner nor text: it has no page, and its name is below. */
export type PictureOwner =
  | { readonly kind: 'package'; readonly name: string }
  | { readonly kind: 'destination' };

interface PictureDetailsProps {
  readonly id: string;
  readonly kind: PictureOwner['kind'];
  readonly src: string;
  /** Such as `picture 2`. */
  readonly picture: string;
  readonly detail: ItemDetail | undefined;
  readonly defaultAlt: string;
  readonly isBanner: boolean;
  readonly onDescribe: (change: ItemDetail) => void;
}

const crops = {
  package: [
    { name: 'Card', shape: 'card' },
    { name: 'Banner', shape: 'hero' },
    { name: 'Link preview', shape: 'preview' },
  ],
  destination: [{ name: 'Tile', shape: 'tile' }],
} as const;

/** What the owner says about one picture: its focal point, its text alternative, and whether it is the banner. */
export function PictureDetails({
  id,
  kind,
  src,
  picture,
  detail,
  defaultAlt,
  isBanner,
  onDescribe,
}: PictureDetailsProps) {
  const focal = detail?.focal;
  const objectPosition = focal && `${focal.x}% ${focal.y}%`;
  return (
    <fieldset id={id} aria-label={`Details of ${picture}`} className={styles.details}>
      <FocalPointControl
        src={src}
        picture={picture}
        focal={focal}
        onChange={(changed) => onDescribe({ focal: changed })}
      />
      <ul className={styles.crops} aria-label="How it is cut">
        {crops[kind].map(({ name, shape }) => (
          <li key={name} className={styles.crop}>
            <img
              src={src}
              alt=""
              draggable={false}
              className={styles.shape[shape]}
              style={{ objectPosition }}
            />
            {name}
          </li>
        ))}
      </ul>
      {kind === 'package' && (
        <>
          <TextField
            label="What the picture shows"
            hint="Optional: in a few words, for those who cannot see it."
            placeholder={defaultAlt}
            maxLength={limits.altLength}
            autoComplete="off"
            dir="auto"
            value={detail?.alt ?? ''}
            onChange={({ target }) => onDescribe({ alt: target.value })}
          />
          {isBanner ? (
            <p className={styles.hint}>
              It is the banner of the package’s page
              {detail?.banner ? '.' : ', as the last picture is while no other one is chosen.'}
            </p>
          ) : (
            <div>
              <Button tone="line" onClick={() => onDescribe({ banner: true })}>
                Use as banner
              </Button>
            </div>
          )}
        </>
      )}
    </fieldset>
  );
}

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
function FocalPointControl({ src, picture, focal, onChange }: FocalPointControlProps) {
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
