import * as v from 'valibot';

/** The text of a form's fields by their names; chosen files cannot be kept. */
export type DraftFields = Readonly<Record<string, string>>;

export interface Draft {
  /** ms since 1970 */
  readonly savedAt: number;
  readonly fields: DraftFields;
}

/** Whose draft of which form: the administrator's id, and a package's id or the name of the form. */
export interface DraftOf {
  readonly administrator: string;
  readonly form: string;
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

const keyOf = ({ administrator, form }: DraftOf) =>
  `${prefix}${encodeURIComponent(administrator)}:${encodeURIComponent(form)}`;

export type Drafts = ReturnType<typeof createDrafts>;

/**
 * Keeps what was typed on this device until it is saved or discarded.
 * @param storage null where the browser forbids it
 * @param now ms since 1970
 */
export function createDrafts(storage: DraftStorage | null, now: () => number = Date.now) {
  function read(key: string): Draft | null {
    const draft = v.safeParse(v.pipe(v.string(), v.parseJson(), DraftSchema), storage?.getItem(key));
    return draft.success && now() - draft.output.savedAt < lifetime ? draft.output : null;
  }

  /** Drafts that are too old, or that an earlier version of the site wrote, go away. */
  function sweep(kept: DraftStorage) {
    const keys = Array.from({ length: kept.length }, (_, index) => kept.key(index));
    for (const key of keys) if (key?.startsWith(prefix) && read(key) === null) kept.removeItem(key);
  }

  return {
    /** The draft, or null when there is none that is fresh and readable. */
    load: (of: DraftOf): Draft | null => read(keyOf(of)),

    /** @returns false when the browser does not keep it: storage forbidden or full */
    save(of: DraftOf, fields: DraftFields): boolean {
      if (storage === null) return false;
      const text = JSON.stringify({ savedAt: now(), fields } satisfies Draft);
      try {
        sweep(storage);
        storage.setItem(keyOf(of), text);
        return true;
      } catch {
        // Storage throws when it is full or forbidden (HTML standard, "The Storage interface").
        return false;
      }
    },

    drop: (of: DraftOf): void => storage?.removeItem(keyOf(of)),
  };
}
