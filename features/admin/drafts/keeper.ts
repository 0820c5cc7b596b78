import type { Draft, DraftFields, DraftOf, Drafts } from './drafts.ts';

interface Offer {
  readonly of: DraftOf;
  readonly draft: Draft;
}

export type DraftKeeper = ReturnType<typeof createKeeper>;

/**
 * The drafts of one opened form. What earlier visits left is offered, the newest first, and stays as it is until
 * somebody decides about it: what is typed meanwhile is kept beside it.
 */
export function createKeeper(drafts: Drafts, { administrator, form }: DraftOf) {
  const places: readonly DraftOf[] = [
    { administrator, form },
    { administrator, form: `beside:${form}` },
  ];
  let offers = places.flatMap(offered).toSorted((one, other) => other.draft.savedAt - one.draft.savedAt);
  /** Where this form's texts are kept, once they are. */
  let own: DraftOf | null = null;

  function offered(of: DraftOf): Offer[] {
    const draft = drafts.load(of);
    return draft ? [{ of, draft }] : [];
  }

  /** A free place; where there is none, the oldest draft makes room. */
  function choosePlace(): DraftOf {
    const free = places.find((place) => !offers.some(({ of }) => of === place));
    const place = free ?? offers.at(-1)?.of ?? { administrator, form };
    offers = offers.filter(({ of }) => of !== place);
    return place;
  }

  function drop() {
    if (own) drafts.drop(own);
    own = null;
  }

  return {
    /** The draft to decide about. */
    offer: (): Draft | null => offers[0]?.draft ?? null,

    /** Keeps the form's texts; null when they hold nothing that is not stored. @returns false when it cannot */
    keep(fields: DraftFields | null): boolean {
      if (fields === null) {
        drop();
        return true;
      }
      own ??= choosePlace();
      return drafts.save(own, fields);
    },

    /** The draft goes on in this form. What was typed instead of it so far is offered in its turn. */
    take(): DraftFields | null {
      const [taken, ...others] = offers;
      if (!taken) return null;
      offers = [...(own ? offered(own) : []), ...others];
      own = taken.of;
      return taken.draft.fields;
    },

    discard(): void {
      const [unwanted, ...others] = offers;
      if (unwanted) drafts.drop(unwanted.of);
      offers = others;
    },

    /** The form was saved: its draft has done its work. */
    drop,
  };
}
