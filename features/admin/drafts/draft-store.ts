import * as v from 'valibot';
import type { PictureItem } from '#features/admin/pictures/picture-items.ts';

/** Texts of a form by field name; chosen pictures are named by id (`draft-pictures.ts`). */
export type DraftFields = Readonly<Record<string, string>>;

export interface Draft {
  /** ms since 1970 */
  readonly savedAt: number;
  readonly fields: DraftFields;
}

export interface DraftKey {
  readonly administrator: string;
  readonly form: string;
}

interface StoredDraft {
  readonly instanceKey: string;
  readonly draft: Draft;
}

export interface FormOfDraft {
  readonly form: string;
  readonly draft: Draft;
}

export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

const prefix = 'draft:';
/** ms until a draft expires. */
const maxAge = 30 * 24 * 60 * 60 * 1000;

const DraftSchema = v.object({
  savedAt: v.number(),
  fields: v.record(v.string(), v.string()),
});

const createOwnerPrefix = (administrator: string) => `${prefix}${encodeURIComponent(administrator)}:`;
const createKeyPrefix = ({ administrator, form }: DraftKey) =>
  `${createOwnerPrefix(administrator)}${encodeURIComponent(form)}:`;

export type DraftStore = ReturnType<typeof createDraftStore>;

/** One draft for each form instance, so that two tabs do not overwrite each other. `now` is ms since 1970. */
export function createDraftStore(storage: DraftStorage | null, now: () => number = Date.now) {
  /** The draft of the form that was open when the session ended; forgotten with the page. */
  let interrupted: { readonly draftKey: DraftKey; readonly instanceKey: string } | null = null;
  /** Forms that were open when everything was removed keep nothing any more. */
  let removals = 0;

  function read(key: string): Draft | null {
    const draft = v.safeParse(v.pipe(v.string(), v.parseJson(), DraftSchema), storage?.getItem(key));
    return draft.success && now() - draft.output.savedAt < maxAge ? draft.output : null;
  }

  const keysFrom = (start: string) =>
    Array.from({ length: storage?.length ?? 0 }, (_, index) => storage?.key(index) ?? '').filter((key) =>
      key.startsWith(start),
    );

  function removeExpired(usableStorage: DraftStorage) {
    for (const key of keysFrom(prefix)) if (read(key) === null) usableStorage.removeItem(key);
  }

  function list(draftKey: DraftKey): StoredDraft[] {
    const keyPrefix = createKeyPrefix(draftKey);
    return keysFrom(keyPrefix)
      .flatMap((key) => {
        const draft = read(key);
        return draft ? [{ instanceKey: key.slice(keyPrefix.length), draft }] : [];
      })
      .sort((one, other) => other.draft.savedAt - one.draft.savedAt);
  }

  return {
    /** Drafts of a form that have not expired, newest first. */
    list,

    /** The newest draft of each form of an administrator. */
    listForms(administrator: string): FormOfDraft[] {
      const owner = createOwnerPrefix(administrator);
      const names = keysFrom(owner).map((key) => key.slice(owner.length).split(':')[0] ?? '');
      return [...new Set(names)].flatMap((name) => {
        const form = decodeURIComponent(name);
        const [newest] = list({ administrator, form });
        return newest ? [{ form, draft: newest.draft }] : [];
      });
    },

    /** @returns false when storage is forbidden or full */
    save(draftKey: DraftKey, instanceKey: string, fields: DraftFields): boolean {
      if (storage === null) return false;
      const text = JSON.stringify({ savedAt: now(), fields } satisfies Draft);
      try {
        removeExpired(storage);
        storage.setItem(createKeyPrefix(draftKey) + instanceKey, text);
        return true;
      } catch {
        // Storage throws when it is full or forbidden (HTML standard, "The Storage interface").
        return false;
      }
    },

    remove: (draftKey: DraftKey, instanceKey: string): void =>
      storage?.removeItem(createKeyPrefix(draftKey) + instanceKey),

    /** @returns the removed drafts of an administrator: all of them */
    removeAll(administrator: string): DraftFields[] {
      removals += 1;
      const keys = keysFrom(createOwnerPrefix(administrator));
      const removed = keys.flatMap((key) => {
        const draft = read(key);
        return draft ? [draft.fields] : [];
      });
      for (const key of keys) storage?.removeItem(key);
      return removed;
    },

    countRemovals: () => removals,

    /** Whether a draft names a chosen picture. */
    namesPicture: (id: string): boolean =>
      keysFrom(prefix).some((key) => read(key)?.fields['pictures']?.split(' ').includes(id)),

    setInterrupted(draftKey: DraftKey | null, instanceKey = ''): void {
      interrupted = draftKey && { draftKey, instanceKey };
    },

    /** Of the form that was open when the session of this administrator ended. */
    interruptedForm: (administrator: string): string | null =>
      interrupted?.draftKey.administrator === administrator ? interrupted.draftKey.form : null,

    interruptedKey: ({ administrator, form }: DraftKey): string | null =>
      interrupted?.draftKey.administrator === administrator && interrupted.draftKey.form === form
        ? interrupted.instanceKey
        : null,
  };
}

interface DraftMetadata {
  /** The version that the texts were typed over; null for a new entry. */
  readonly version: number | null;
  readonly pictures: readonly PictureItem[];
}

/** Draft of the texts that differ from what is stored; null without any. */
export function createDraftFields(
  texts: DraftFields,
  { version, pictures }: DraftMetadata,
): DraftFields | null {
  if (Object.keys(texts).length === 0) return null;
  const newPictures = pictures.filter(({ kind }) => kind === 'new').map(({ id }) => id);
  return {
    ...texts,
    ...(version !== null && { version: String(version) }),
    ...(newPictures.length > 0 && { pictures: newPictures.join(' ') }),
  };
}

/** Ids of the chosen pictures, whose files are kept apart (`draft-pictures.ts`). */
export const listNewPictureIds = (fields: DraftFields | null): readonly string[] =>
  fields?.['pictures']?.split(' ') ?? [];

export const isOutdated = (fields: DraftFields, version: number | null) =>
  fields['version'] !== undefined && fields['version'] !== String(version);
