import * as v from 'valibot';

/** The text of a form's fields by their names; chosen files cannot be kept. */
export type DraftFields = Readonly<Record<string, string>>;

export interface Draft {
  /** ms since 1970 */
  readonly savedAt: number;
  readonly fields: DraftFields;
}

/** Whose drafts of which form: the administrator's id, and what the form is for. */
export interface DraftOf {
  readonly administrator: string;
  readonly form: string;
}

/** A draft that was kept, and the opened form that kept it. */
export interface KeptDraft {
  readonly opening: string;
  readonly draft: Draft;
}

/** The browser's `localStorage`, or a test's. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

const prefix = 'draft:';
/** Ms after which nobody comes back for a draft. */
const lifetime = 30 * 24 * 60 * 60 * 1000;

const DraftSchema = v.object({
  savedAt: v.number(),
  fields: v.record(v.string(), v.string()),
});

/** What the keys of a form's drafts begin with; each ends with the opened form's own name. */
const placeOf = ({ administrator, form }: DraftOf) =>
  `${prefix}${encodeURIComponent(administrator)}:${encodeURIComponent(form)}:`;

export type Drafts = ReturnType<typeof createDrafts>;

/**
 * Keeps what was typed on this device until it is saved or discarded: one draft for each opened form, so that two
 * tabs with the same form do not overwrite each other.
 * @param storage null where the browser forbids it
 * @param now ms since 1970
 */
export function createDrafts(storage: DraftStorage | null, now: () => number = Date.now) {
  function read(key: string): Draft | null {
    const draft = v.safeParse(v.pipe(v.string(), v.parseJson(), DraftSchema), storage?.getItem(key));
    return draft.success && now() - draft.output.savedAt < lifetime ? draft.output : null;
  }

  const keysFrom = (start: string) =>
    Array.from({ length: storage?.length ?? 0 }, (_, index) => storage?.key(index) ?? '').filter((key) =>
      key.startsWith(start),
    );

  /** Drafts that are too old, or that an earlier version of the site wrote, go away. */
  function sweep(kept: DraftStorage) {
    for (const key of keysFrom(prefix)) if (read(key) === null) kept.removeItem(key);
  }

  return {
    /** A form's drafts that are fresh and readable, the newest first. */
    list(of: DraftOf): KeptDraft[] {
      const place = placeOf(of);
      return keysFrom(place)
        .flatMap((key) => {
          const draft = read(key);
          return draft ? [{ opening: key.slice(place.length), draft }] : [];
        })
        .toSorted((one, other) => other.draft.savedAt - one.draft.savedAt);
    },

    /** @returns false when the browser does not keep it: storage forbidden or full */
    save(of: DraftOf, opening: string, fields: DraftFields): boolean {
      if (storage === null) return false;
      const text = JSON.stringify({ savedAt: now(), fields } satisfies Draft);
      try {
        sweep(storage);
        storage.setItem(placeOf(of) + opening, text);
        return true;
      } catch {
        // Storage throws when it is full or forbidden (HTML standard, "The Storage interface").
        return false;
      }
    },

    drop: (of: DraftOf, opening: string): void => storage?.removeItem(placeOf(of) + opening),
  };
}
