import { useId, useRef, type ReactNode } from 'react';
import { Alert } from '#features/shared/ui/form/alert.tsx';
import { Button } from '#features/shared/ui/button.tsx';
import { SectionHead } from '#features/shared/ui/section-head.tsx';
import { EnquirySection } from './enquiry-section.tsx';
import { ComparisonBar } from '#features/shortlist/comparison/comparison-bar.tsx';
import { Comparison } from '#features/shortlist/comparison/comparison.tsx';
import { listAddress } from '#features/shortlist/list-address.ts';
import * as styles from './list.css.ts';
import { isShown, type Row } from '#features/shortlist/rows.ts';
import { ShareButton } from '#features/shared/sharing/share-button.tsx';
import {
  useComparisonSelection,
  type ComparisonSelection,
} from '#features/shortlist/comparison/comparison-selection.ts';
import type { ShortlistDeps } from '#features/shortlist/shortlist-deps.ts';

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
        <SectionHead id={head} title={title} lead={lead && <span className={styles.onScreen}>{lead}</span>}>
          {actions}
          {shown.length > 0 && (
            <ShareButton
              label="Share this list"
              link={{ title: `Shortlist at ${deps.siteName}`, url: address }}
              sharing={deps.sharing}
            />
          )}
        </SectionHead>
        {note && <p className={styles.note}>{note}</p>}
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
        <ul ref={list} className={styles.grid}>
          {items(selection)}
        </ul>
        {shown.length > 1 && (
          <ComparisonBar selected={selection.selected} onClear={clear} onShow={showComparison} />
        )}
      </section>
      {compared.length > 1 && (
        <section className={styles.section}>
          <h2 id={side} ref={comparison} tabIndex={-1} className={styles.sectionTitle}>
            Side by side
          </h2>
          <Comparison rows={compared} labelledBy={side} />
        </section>
      )}
      {shown.length > 0 && <EnquirySection deps={deps} rows={shown} list={address} />}
    </>
  );
}

interface CatalogueErrorProps {
  readonly text: string;
  readonly onRetry: () => void;
}

const CatalogueError = ({ text, onRetry }: CatalogueErrorProps) => (
  <div className={styles.error}>
    <Alert>{text}</Alert>
    <Button tone="line" onClick={onRetry}>
      Try again
    </Button>
  </div>
);
