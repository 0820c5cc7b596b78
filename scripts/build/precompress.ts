import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const text = /\.(?:css|html|js|json|svg|txt|webmanifest|xml)$/;
/** Bytes; smaller answers do not gain from compression. */
const minBytes = 512;

export async function precompress(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && text.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(
    paths.map(async (path) => {
      const bytes = await readFile(path);
      if (bytes.length < minBytes) return;
      // Brotli's default quality is the highest: files are compressed once.
      const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
      await writeFile(`${path}.br`, await promisify(brotliCompress)(bytes, { params }));
      await writeFile(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }));
    }),
  );
}
