import type { NewPicture } from '#features/admin/pictures/picture-items.ts';

/** The chosen photographs of drafts, on this device. Its methods never reject. */
export interface DraftPictures {
  /** @returns false when the device does not keep it */
  keep(picture: NewPicture): Promise<boolean>;
  /** Those that are kept, each with a preview of its own. */
  load(ids: readonly string[]): Promise<readonly NewPicture[]>;
  remove(ids: readonly string[]): Promise<void>;
  /** Removes what no draft names; what was just chosen has a day, as its draft may not be stored yet. */
  prune(isNamed: (id: string) => boolean): Promise<void>;
}

interface KeptPicture {
  readonly id: string;
  readonly file: File;
  readonly chosen: NewPicture['chosen'];
  /** ms since 1970 */
  readonly keptAt: number;
}

interface DraftPicturesDeps {
  readonly indexedDB: IDBFactory | null;
  /** Bytes that the browser grants and that are used; absent where it does not say. */
  readonly estimate: (() => Promise<StorageEstimate>) | undefined;
  readonly now?: () => number;
}

const database = 'drafts';
const pictures = 'pictures';
/** ms */
const day = 24 * 60 * 60 * 1000;

/** In IndexedDB (W3C, Indexed Database API). A picture takes half of the space that is left at most. */
export function createDraftPictures({
  indexedDB,
  estimate,
  now = Date.now,
}: DraftPicturesDeps): DraftPictures {
  let opening: Promise<IDBDatabase> | null = null;

  async function run<T>(
    mode: IDBTransactionMode,
    fallback: T,
    work: (store: IDBObjectStore) => Promise<T>,
  ): Promise<T> {
    if (!indexedDB) return fallback;
    try {
      opening ??= open(indexedDB);
      const transaction = (await opening).transaction(pictures, mode);
      const completed = complete(transaction);
      const [result] = await Promise.all([work(transaction.objectStore(pictures)), completed]);
      return result;
    } catch (cause) {
      opening = null;
      // oxlint-disable-next-line no-console -- the form says that pictures are not kept; the warning gives the reason
      console.warn('The chosen pictures are not kept on this device.', cause);
      return fallback;
    }
  }

  return {
    async keep({ id, file, chosen: { name, size, lastModified } }) {
      const { quota = 0, usage = 0 } = (await estimate?.().catch(() => undefined)) ?? {};
      if (quota > 0 && file.size > (quota - usage) / 2) return false;
      const kept: KeptPicture = { id, file, chosen: { name, size, lastModified }, keptAt: now() };
      return run('readwrite', false, async (store) => {
        await settle(store.put(kept));
        return true;
      });
    },

    load: (ids) =>
      run<readonly NewPicture[]>('readonly', [], async (store) => {
        const found = await Promise.all(ids.map((id) => settle<KeptPicture | undefined>(store.get(id))));
        return found.flatMap((kept) =>
          kept
            ? [
                {
                  kind: 'new',
                  id: kept.id,
                  file: kept.file,
                  chosen: kept.chosen,
                  preview: URL.createObjectURL(kept.file),
                },
              ]
            : [],
        );
      }),

    remove: (ids) =>
      run('readwrite', undefined, async (store) => {
        await Promise.all(ids.map((id) => settle(store.delete(id))));
      }),

    prune: (isNamed) =>
      run('readwrite', undefined, async (store) => {
        const all = await settle<KeptPicture[]>(store.getAll());
        const outdated = all.filter(({ id, keptAt }) => !isNamed(id) && Math.abs(now() - keptAt) > day);
        await Promise.all(outdated.map(({ id }) => settle(store.delete(id))));
      }),
  };
}

async function open(indexedDB: IDBFactory): Promise<IDBDatabase> {
  const request = indexedDB.open(database, 1);
  request.addEventListener('upgradeneeded', () =>
    request.result.createObjectStore(pictures, { keyPath: 'id' }),
  );
  const opened = await settle(request);
  // Another tab that deletes the database must not wait for this one.
  opened.addEventListener('versionchange', () => opened.close());
  return opened;
}

const settle = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('No answer of IndexedDB')));
  });

const complete = (transaction: IDBTransaction) =>
  new Promise<void>((resolve, reject) => {
    const fail = () => reject(transaction.error ?? new Error('The transaction was aborted'));
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', fail);
    transaction.addEventListener('error', fail);
  });
