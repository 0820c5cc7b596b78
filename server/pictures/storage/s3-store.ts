import { isPictureFileName } from './picture-file-names.ts';
import { isDay, type ListedFile, type PictureStore, type TrashedFile } from './picture-store.ts';
import { createS3Client, type S3Options } from './s3-client.ts';

const cacheControl = 'public, max-age=31536000, immutable';

const trashKeyOf = ({ name, day }: TrashedFile) => `trash/${day}/${name}`;

/** Stores pictures in an S3-compatible bucket. Methods throw when it refuses or does not answer in time. */
export function createS3Store(options: S3Options): PictureStore {
  const { read, put, head, remove, objects } = createS3Client('picture store', options);

  return {
    isOutside: true,
    put: async (files) => {
      for (const { name, type, bytes } of files) {
        if (!isPictureFileName(name))
          throw new Error(`Not the name of a picture file: ${JSON.stringify(name)}`);
        await store(name, type, bytes);
      }
    },
    read: async (name) => (isPictureFileName(name) ? (await read(name))?.bytes : undefined),
    size: async (name) => (isPictureFileName(name) ? (await head(name))?.ContentLength : undefined),
    remove: async (names) => {
      for (const name of names.filter(isPictureFileName)) await remove(name);
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
    readFromTrash: async (file) => (await read(trashKeyOf(file)))?.bytes,
    restore: (file) => move(trashKeyOf(file), file.name),
    removeFromTrash: (file) => remove(trashKeyOf(file)),
  };

  async function move(from: string, to: string): Promise<void> {
    const found = await read(from);
    if (!found) return;
    await store(to, found.type ?? 'application/octet-stream', found.bytes);
    await remove(from);
  }

  async function store(key: string, type: string, bytes: Buffer): Promise<void> {
    if (!(await put(key, type, bytes, cacheControl))) throw new Error('The picture store has no such bucket');
  }

  async function* listFiles(): AsyncGenerator<ListedFile> {
    for await (const file of objects('')) if (isPictureFileName(file.name)) yield file;
  }
}
