import { useEffect, useRef, useState, type ReactNode } from 'react';
import { allPackagesKey } from '#contract/category.ts';
import { paths } from '#features/shared/paths.ts';
import { plural } from '#features/shared/text.ts';
import { Button, ButtonLink } from '#features/shared/ui/button.tsx';
import { VisuallyHidden, classes } from '#features/shared/ui/elements.tsx';
import { Heart } from '#features/shared/ui/line-icon.tsx';
import { PosterImage } from '#features/shared/ui/poster-image.tsx';
import { maxCompared } from '#features/shortlist/list-address.ts';
import { isShown, resolveRow, type Row } from '#features/shortlist/rows.ts';
import type { ShortlistDeps } from '#features/shortlist/shortlist-deps.ts';
import { addItems, getDisplayName, type ShortlistItem } from '#features/shortlist/shortlist-item.ts';
import { notPersistedText, selectItems, useShortlist } from '#features/shortlist/store.ts';
import {
  cover,
  frame,
  lead,
  note,
  row,
  screenOnly,
  soft,
  split,
  stack,
  typography,
} from '#styles/recipes.css.ts';
import { ItemBar, ListBody, UnavailableCard } from './list-body.tsx';
import * as styles from './list.css.ts';

const howToCompare = 'Tick Compare on two or three of them to see them side by side.';

/** The visitor's own list. An Undo button replaces a removed package until the page is left. */
export function OwnList({ deps }: { readonly deps: ShortlistDeps }) {
  const { store, catalogue, Card } = deps;
  const listedItems = useShortlist(store, selectItems);
  const isPersisted = useShortlist(store, (state) => state.isPersisted) ?? true;
  const retained = useRetainedItems(listedItems ?? []);
  // The server has no list: reserve the space.
  if (!listedItems) return <div className={styles.reserved} />;
  if (retained.length === 0) return <EmptyList />;

  const toRow = ({ tour }: (typeof listedItems)[number]): Row => resolveRow(tour._id, tour, catalogue);
  const rows = listedItems.map(toRow);
  return (
    <ListBody
      deps={deps}
      title={`${plural(listedItems.length, 'package')} kept`}
      lead={rows.filter(isShown).length > maxCompared ? howToCompare : undefined}
      note={isPersisted ? undefined : notPersistedText}
      rows={rows}
      items={(selection) =>
        retained.map((entry) => {
          const shown = toRow(entry.item);
          const { _id } = entry.item.tour;
          return (
            <OwnItem
              key={_id}
              item={entry.item}
              isListed={entry.isListed}
              onUndo={() => store.restore(entry.item)}
            >
              {isShown(shown) ? <Card tour={shown.tour} /> : <UnavailableCard tour={entry.item.tour} />}
              <ItemBar
                tour={entry.item.tour}
                {...(isShown(shown) && { selection, address: deps.absolute(paths.packageDetail(_id)) })}
                onRemove={() => store.remove(_id)}
              />
            </OwnItem>
          );
        })
      }
    />
  );
}

interface OwnItemProps {
  readonly item: ShortlistItem;
  readonly isListed: boolean;
  readonly onUndo: () => void;
  readonly children: ReactNode;
}

function OwnItem({ item, isListed, onUndo, children }: OwnItemProps) {
  const element = useRef<HTMLLIElement>(null);
  const wasPressed = useRef(false);
  const wasListed = useRef(isListed);

  useEffect(() => {
    if (wasListed.current === isListed) return;
    wasListed.current = isListed;
    // The pressed button is gone, so the focus moves from Remove to Undo and back.
    if (wasPressed.current && document.activeElement === document.body)
      element.current?.querySelector<HTMLElement>('[data-turn]')?.focus({ preventScroll: true });
    wasPressed.current = false;
  }, [isListed]);

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- only notes where a press happened; keys reach it as clicks of the button
    <li ref={element} className={styles.item} onClickCapture={() => void (wasPressed.current = true)}>
      {isListed ? (
        children
      ) : (
        <div className={classes(stack.x4, typography.label, soft, screenOnly, styles.removed)}>
          <p dir="auto">{getDisplayName(item.tour)} is off your list.</p>
          <Button tone="line" data-turn="" onClick={onUndo}>
            Undo <VisuallyHidden>and keep {getDisplayName(item.tour)}</VisuallyHidden>
          </Button>
        </div>
      )}
    </li>
  );
}

interface RetainedItem {
  readonly item: ShortlistItem;
  readonly isListed: boolean;
}

/** The list with the packages that were removed while its page is open (`isListed: false`), each at its place. */
function useRetainedItems(list: readonly ShortlistItem[]): readonly RetainedItem[] {
  const [previous, setPrevious] = useState({ list, items: list });
  const items = previous.list === list ? previous.items : addItems(previous.items, list);
  // React renders again before it paints (react.dev, "Storing information from previous renders").
  if (previous.list !== list) setPrevious({ list, items });
  const listedIds = new Set(list.map(({ tour }) => tour._id));
  return items.map((item) => ({ item, isListed: listedIds.has(item.tour._id) }));
}

function EmptyList() {
  return (
    <section className={split.even}>
      <div className={stack.x5}>
        <h2>Nothing kept yet</h2>
        <p className={lead}>
          See a trip you could live with? Press the heart on its picture, and it waits here: to look at it
          again, to put two or three side by side, or to send the list to whoever is coming along.
        </p>
        <div className={row.x3}>
          <ButtonLink tone="rani" href={paths.packages(allPackagesKey)}>
            See all packages
          </ButtonLink>
          <ButtonLink tone="line" href={paths.packages('domestic')}>
            Trips in India
          </ButtonLink>
          <ButtonLink tone="line" href={paths.packages('international')}>
            Trips abroad
          </ButtonLink>
        </div>
        <p className={note}>The list is kept in this browser only. You need no account for it.</p>
      </div>
      <div className={classes(frame, styles.example)} aria-hidden="true">
        <PosterImage poster="kerala" className={cover.frame} />
        <Heart className={styles.exampleHeart} />
      </div>
    </section>
  );
}
