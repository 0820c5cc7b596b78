import * as v from 'valibot';

/** Texts of a form by field name; chosen files cannot be kept. */
export type DraftFields = Readonly<Record<string, string>>;

export interface Draft {
  /** ms since 1970 */
  readonly savedAt: number;
  readonly fields: DraftFields;
}

export interface DraftOf {
  readonly administrator: string;
  readonly form: string;
}

/** `opening` is the key of the form instance that saved the draft. */
export interface KeptDraft {
  readonly opening: string;
  readonly draft: Draft;
}

export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

const prefix = 'draft:';
/** ms until a draft expires. */
const lifetime = 30 * 24 * 60 * 60 * 1000;

const DraftSchema = v.object({
  savedAt: v.number(),
  fields: v.record(v.string(), v.string()),
});

/** Key prefix of a form's drafts; the key of the form instance follows. */
const placeOf = ({ administrator, form }: DraftOf) =>
  `${prefix}${encodeURIComponent(administrator)}:${encodeURIComponent(form)}:`;

export type Drafts = ReturnType<typeof createDrafts>;

/**
 * Drafts in local storage, one for each form instance, so that two tabs do not overwrite each other.
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

  /** Removes drafts that are expired or not readable. */
  function sweep(kept: DraftStorage) {
    for (const key of keysFrom(prefix)) if (read(key) === null) kept.removeItem(key);
  }

  return {
    /** Drafts of a form that have not expired, newest first. */
    list(of: DraftOf): KeptDraft[] {
      const place = placeOf(of);
      return keysFrom(place)
        .flatMap((key) => {
          const draft = read(key);
          return draft ? [{ opening: key.slice(place.length), draft }] : [];
        })
        .toSorted((one, other) => other.draft.savedAt - one.draft.savedAt);
    },

    /** @returns false when storage is forbidden or full */
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
