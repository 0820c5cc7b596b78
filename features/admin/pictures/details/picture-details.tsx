import { limits } from '#contract/limits.ts';
import type { ItemDetail } from '#features/admin/pictures/picture-items.ts';
import { Button } from '#features/shared/ui/button.tsx';
import { TextField } from '#features/shared/ui/form/field.tsx';
import { FocalPointControl } from './focal-point-control.tsx';
import * as styles from './picture-details.css.ts';

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
