import { memo, useId } from 'react';
import { Link } from 'wouter';
import type { PackageCard } from '#contract/package.ts';
import { priceScope, priceText } from '#contract/price-text.ts';
import { visibilityNames } from '#contract/visibility.ts';
import { DeleteButton } from '#features/admin/ui/buttons.tsx';
import { Copy, ExternalLink } from '#features/admin/ui/icons.ts';
import { paths } from '#features/shared/paths.ts';
import { Button, ButtonLink } from '#features/shared/ui/button.tsx';
import { Spinner, VisuallyHidden, classes } from '#features/shared/ui/elements.tsx';
import { Pencil, Stars } from '#features/shared/ui/icons.tsx';
import { Picture } from '#features/shared/ui/picture.tsx';
import * as cardStyles from '#features/shared/ui/tour-card.css.ts';
import { TourFacts } from '#features/shared/ui/tour-facts.tsx';
import { frame, plate, row, soft, typography, zoom } from '#styles/recipes.css.ts';
import * as styles from './admin-package-card.css.ts';
import type { InlineEditsStore } from './inline/inline-edits-store.ts';
import { InlineNumber, InlineVisibility } from './inline/inline-value.tsx';
import type { SaveValue } from './inline/value-saver.ts';
import { SelectBox } from './selection.tsx';

/** What a card offers; stable, as cards are memoized. */
export interface CardTools {
  readonly edits: InlineEditsStore;
  readonly saveValue: SaveValue;
  readonly isOurBackend: boolean;
  readonly onDelete: (tour: PackageCard) => void;
  readonly onCopyLink: (tour: PackageCard) => Promise<void>;
  readonly onSelect: (tour: PackageCard) => void;
}

interface AdminPackageCardProps {
  readonly tour: PackageCard;
  readonly deleting: boolean;
  readonly load: 'soon' | 'later';
  readonly tools: CardTools;
  readonly isSelected: boolean;
}

const sizes = '(min-width: 1280px) 300px, (min-width: 640px) 50vw, (min-width: 600px) 100vw, 88px';

/** A row with a thumbnail on a phone, a card on wider screens. */
export const AdminPackageCard = memo(function AdminCard({
  tour,
  deleting,
  load,
  tools,
  isSelected,
}: AdminPackageCardProps) {
  const id = useId();
  const title = tour.place || tour.name;
  const name = tour.name || title;
  const editable = deleting ? undefined : tools;
  return (
    <article
      className={classes(cardStyles.card, styles.card, isSelected ? styles.selected : undefined)}
      aria-labelledby={id}
      aria-busy={deleting}
    >
      {tools.isOurBackend && (
        <SelectBox name={name} isSelected={isSelected} onChange={() => tools.onSelect(tour)} />
      )}
      <Link
        href={paths.packageDetail(tour._id)}
        className={classes(frame, cardStyles.frame, styles.frame)}
        aria-label={`Open the page of ${name}`}
      >
        <Picture
          address={tour.images[0]}
          alt=""
          details={tour.pictureDetails}
          sizes={sizes}
          load={load}
          className={classes(zoom, deleting ? styles.deleting : undefined)}
        />
      </Link>
      {deleting && (
        <div className={styles.spinner}>
          <Spinner label={`Deleting ${name}...`} />
        </div>
      )}
      <div className={classes(cardStyles.plateLine, styles.plateLine)}>
        {(tour.price !== null || editable) && (
          <div className={classes(plate, cardStyles.plate, styles.plate)}>
            {editable ? (
              <InlineNumber
                tour={tour}
                name="price"
                className={styles.price}
                edits={editable.edits}
                onSave={editable.saveValue}
              />
            ) : (
              <span>{tour.price !== null && priceText(tour.price)}</span>
            )}{' '}
            <span className={classes(cardStyles.scope, styles.scope)}>{priceScope(tour)}</span>
          </div>
        )}
      </div>
      <div className={classes(cardStyles.body, styles.body)}>
        <div className={classes(row.x3, cardStyles.title, styles.title)}>
          <h2 id={id} dir="auto" className={classes(cardStyles.place, styles.place)}>
            {title}
          </h2>
          <span className={styles.stars}>
            <Stars />
          </span>
        </div>
        <p dir="auto" className={classes(typography.label, cardStyles.name, styles.name)}>
          {tour.place ? tour.name : ''}
        </p>
        <VisibilityBadge tour={tour} isNamedBelow={editable?.isOurBackend ?? false} />
        {editable ? (
          <CardValues tour={tour} tools={editable} />
        ) : (
          <div className={styles.facts}>
            <TourFacts tour={tour} />
          </div>
        )}
        <p dir="auto" className={classes(soft, cardStyles.description, styles.description)}>
          {tour.description}
        </p>
        <div className={styles.actions}>
          {tour.visibility === 'link' && tools.isOurBackend && (
            <Button tone="line" className={styles.action} onClick={() => void tools.onCopyLink(tour)}>
              <ExternalLink size={18} />
              <span>
                Copy link <VisuallyHidden>of {name}</VisuallyHidden>
              </span>
            </Button>
          )}
          <ButtonLink tone="line" href={paths.adminEditPackage(tour._id)} className={styles.action} data-edit>
            <Pencil size={16} />
            <span>
              Edit <VisuallyHidden>{name}</VisuallyHidden>
            </span>
          </ButtonLink>
          <ButtonLink tone="line" href={paths.adminDuplicatePackage(tour._id)} className={styles.action}>
            <Copy size={16} />
            <span>
              Duplicate <VisuallyHidden>{name}</VisuallyHidden>
            </span>
          </ButtonLink>
          <DeleteButton
            name={name}
            deleting={deleting}
            className={styles.action}
            onDelete={() => tools.onDelete(tour)}
          />
        </div>
      </div>
    </article>
  );
});

interface VisibilityBadgeProps {
  readonly tour: PackageCard;
  /** Whether the card's values name the visibility. */
  readonly isNamedBelow: boolean;
}

/** Nothing for a public package, as every package of another backend is. */
function VisibilityBadge({
  tour: { visibility = 'public', preparedFor },
  isNamedBelow,
}: VisibilityBadgeProps) {
  if (visibility === 'public') return null;
  const addressee =
    visibility === 'link' && preparedFor ? `${visibilityNames.link}, for ${preparedFor}` : undefined;
  if (isNamedBelow && addressee === undefined) return null;
  return (
    <p dir="auto" className={styles.badge[visibility]}>
      {addressee ?? visibilityNames[visibility]}
    </p>
  );
}

interface CardValuesProps {
  readonly tour: PackageCard;
  readonly tools: CardTools;
}

/** Days, nights, persons and visibility of a card, each to be changed in place. */
function CardValues({ tour, tools: { edits, saveValue, isOurBackend } }: CardValuesProps) {
  return (
    <ul className={styles.values}>
      {(['days', 'nights', 'persons'] as const).map((name) => (
        <li key={name} className={styles.value}>
          <InlineNumber tour={tour} name={name} edits={edits} onSave={saveValue} />
        </li>
      ))}
      {isOurBackend && (
        <li className={styles.value}>
          <InlineVisibility tour={tour} edits={edits} onSave={saveValue} />
        </li>
      )}
    </ul>
  );
}
