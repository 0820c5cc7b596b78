import { isPictureFileName } from './picture-file-names.ts';
import { isDay, type ListedFile, type PictureStore, type TrashedFile } from './picture-store.ts';
import { createS3Client, type S3Options } from './s3-client.ts';

const cacheControl = 'public, max-age=31536000, immutable';

const trashKeyOf = ({ name, day }: TrashedFile) => `trash/${day}/${name}`;

/** Stores pictures in an S3-compatible bucket. Methods throw when it refuses or does not answer in time. */
export function createS3Store(options: S3Options): PictureStore {
  const { sendRequest, objects } = createS3Client('picture store', options);

  return {
    isOutside: true,
    put: async (files) => {
      for (const { name, type, bytes } of files) {
        if (!isPictureFileName(name))
          throw new Error(`Not the name of a picture file: ${JSON.stringify(name)}`);
        await store(name, type, new Uint8Array(bytes));
      }
    },
    read: async (name) => {
      const found = isPictureFileName(name) ? await sendRequest('GET', `/${name}`) : undefined;
      return found?.bytes;
    },
    size: async (name) => {
      const found = isPictureFileName(name) ? await sendRequest('HEAD', `/${name}`) : undefined;
      return found && Number(found.headers.get('content-length'));
    },
    remove: async (names) => {
      for (const name of names.filter(isPictureFileName)) await removeKey(name);
    },
    async *list() {
      for await (const { name } of listFiles()) yield name;
    },
    files: listFiles,
    moveToTrash: async (names, day) => {
      for (const name of names.filter(isPictureFileName)) await move(name, trashKeyOf({ name, day }));
    },
    async *trash() {
      for await (const { name: key } of objects('trash/')) {
        const [, day = '', name = ''] = key.split('/');
        if (isDay(day) && isPictureFileName(name)) yield { name, day };
      }
    },
    readFromTrash: async (file) => (await sendRequest('GET', `/${trashKeyOf(file)}`))?.bytes,
    restore: (file) => move(trashKeyOf(file), file.name),
    removeFromTrash: (file) => removeKey(trashKeyOf(file)),
  };

  async function removeKey(key: string): Promise<void> {
    await sendRequest('DELETE', `/${key}`);
  }

  async function move(from: string, to: string): Promise<void> {
    const found = await sendRequest('GET', `/${from}`);
    if (!found) return;
    const type = found.headers.get('content-type') ?? 'application/octet-stream';
    await store(to, type, new Uint8Array(found.bytes));
    await removeKey(from);
  }

  async function store(key: string, type: string, body: Uint8Array<ArrayBuffer>): Promise<void> {
    const headers = { 'content-type': type, 'cache-control': cacheControl };
    const stored = await sendRequest('PUT', `/${key}`, { headers, body });
    if (!stored) throw new Error('The picture store has no such bucket');
  }

  async function* listFiles(): AsyncGenerator<ListedFile> {
    for await (const file of objects('')) if (isPictureFileName(file.name)) yield file;
  }
}
