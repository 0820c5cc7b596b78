import { useId, useRef, type ReactNode } from 'react';
import type { PackageCard } from '#contract/package.ts';
import { useAgency } from '#features/shared/agency.ts';
import { ShareButton } from '#features/shared/sharing/share-button.tsx';
import { Button } from '#features/shared/ui/button.tsx';
import { VisuallyHidden, classes } from '#features/shared/ui/elements.tsx';
import { Alert } from '#features/shared/ui/form/field.tsx';
import { Picture } from '#features/shared/ui/picture.tsx';
import { SectionHead } from '#features/shared/ui/section.tsx';
import * as card from '#features/shared/ui/tour-card.css.ts';
import {
  useComparisonSelection,
  type ComparisonSelection,
} from '#features/shortlist/comparison/comparison-selection.ts';
import { Comparison, ComparisonBar } from '#features/shortlist/comparison/comparison.tsx';
import { listAddress, maxCompared } from '#features/shortlist/list-address.ts';
import { isShown, type Row } from '#features/shortlist/rows.ts';
import type { ShortlistDeps } from '#features/shortlist/shortlist-deps.ts';
import { getDisplayName } from '#features/shortlist/shortlist-item.ts';
import { frame, notice, printOnly, row, screenOnly, stack, typography } from '#styles/recipes.css.ts';
import { EnquirySection } from './enquiry-section.tsx';
import * as styles from './list.css.ts';

interface ListBodyProps {
  readonly deps: ShortlistDeps;
  readonly title: string;
  readonly lead: string | undefined;
  readonly actions?: ReactNode;
  readonly note?: string | undefined;
  readonly rows: readonly Row[];
  /** `li` elements. */
  readonly items: (selection: ComparisonSelection) => ReactNode;
}

export function ListBody({ deps, title, lead, actions, note, rows, items }: ListBodyProps) {
  const { agencyName } = useAgency();
  const head = useId();
  const side = useId();
  const comparison = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const { state, unanswered } = deps.catalogue;
  const shown = rows.filter(isShown);
  const selection = useComparisonSelection(shown.map(({ id }) => id));
  const compared = shown.filter(({ id }) => selection.selected.includes(id));
  const byLink = shown.filter(({ tour }) => tour.visibility === 'link').map(({ id }) => id);
  const address = deps.absolute(listAddress({ ids: shown.map(({ id }) => id), compare: null, byLink }));

  function showComparison() {
    comparison.current?.scrollIntoView();
    comparison.current?.focus({ preventScroll: true });
  }

  function clear() {
    selection.clear();
    // The pressed button disappears, so the focus moves to the first checkbox.
    list.current?.querySelector('input')?.focus({ preventScroll: true });
  }

  return (
    <>
      <section aria-labelledby={head}>
        <SectionHead id={head} title={title} lead={lead && <span className={screenOnly}>{lead}</span>}>
          {actions}
          {shown.length > 0 && (
            <ShareButton
              label="Share this list"
              link={{ title: `Shortlist at ${agencyName}`, url: address }}
            />
          )}
        </SectionHead>
        {note && <p className={classes(notice.marigold, typography.label, styles.message)}>{note}</p>}
        {(state === 'failed' || state === 'offline') && (
          <CatalogueError
            text="We could not reach the catalogue just now. The prices are from your last visit."
            onRetry={deps.onRetry}
          />
        )}
        {state === 'complete' && [...(unanswered?.values() ?? [])].some((reason) => reason !== 'pending') && (
          <CatalogueError
            text="Not every tour of this list could be loaded just now."
            onRetry={deps.onRetry}
          />
        )}
        <ul ref={list} className={card.cards}>
          {items(selection)}
        </ul>
        {shown.length > 1 && (
          <ComparisonBar selected={selection.selected} onClear={clear} onShow={showComparison} />
        )}
      </section>
      {compared.length > 1 && (
        <section className={classes(stack.x4, styles.section)}>
          <h2 id={side} ref={comparison} tabIndex={-1} className={typography.h2Small}>
            Side by side
          </h2>
          <Comparison rows={compared} labelledBy={side} />
        </section>
      )}
      {shown.length > 0 && <EnquirySection absolute={deps.absolute} rows={shown} list={address} />}
    </>
  );
}

interface CatalogueErrorProps {
  readonly text: string;
  readonly onRetry: () => void;
}

const CatalogueError = ({ text, onRetry }: CatalogueErrorProps) => (
  <div className={classes(row.x3, styles.message)}>
    <Alert>{text}</Alert>
    <Button tone="line" onClick={onRetry}>
      Try again
    </Button>
  </div>
);

interface ItemBarProps {
  readonly tour: Pick<PackageCard, '_id' | 'name' | 'place'>;
  /** The absolute address of its page; absent when it has none any more. */
  readonly address?: string;
  readonly selection?: ComparisonSelection;
  readonly onRemove?: () => void;
}

export function ItemBar({ tour, address, selection, onRemove }: ItemBarProps) {
  const isSelected = selection?.selected.includes(tour._id) ?? false;
  return (
    <>
      <div className={classes(row.x3, screenOnly, styles.bar)}>
        {selection && (
          <label className={classes(row.x2, typography.label, styles.choice)}>
            <input
              type="checkbox"
              className={styles.box}
              checked={isSelected}
              disabled={!isSelected && selection.selected.length >= maxCompared}
              onChange={() => selection.toggle(tour._id)}
            />
            Compare <VisuallyHidden>{getDisplayName(tour)}</VisuallyHidden>
          </label>
        )}
        {onRemove && (
          <Button tone="line" data-turn="" className={styles.remove} onClick={onRemove}>
            Remove <VisuallyHidden>{getDisplayName(tour)}</VisuallyHidden>
          </Button>
        )}
      </div>
      {address !== undefined && (
        <p className={classes(printOnly, typography.small, styles.address)}>{address}</p>
      )}
    </>
  );
}

interface UnavailableCardProps {
  /** The stored package; undefined when it is not in this browser's list. */
  readonly tour: PackageCard | undefined;
  readonly text?: string;
}

export function UnavailableCard({ tour, text = 'No longer offered' }: UnavailableCardProps) {
  const id = useId();
  const heading = tour?.place || tour?.name || 'A package';
  return (
    <article className={classes(card.card, styles.unavailable)} aria-labelledby={id}>
      <div className={classes(frame, card.frame)}>
        <Picture
          address={tour?.images[0]}
          place={tour && (tour.place || tour.name)}
          alt=""
          details={tour?.pictureDetails}
          sizes="300px"
          className={styles.unavailablePicture}
        />
      </div>
      <div className={card.body}>
        <h3 id={id} dir="auto">
          {heading}
        </h3>
        {tour?.place && <p dir="auto">{tour.name}</p>}
        <p className={classes(typography.label, styles.unavailableText)}>{text}</p>
      </div>
    </article>
  );
}
