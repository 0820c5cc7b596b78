import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { listReachable, readLock } from './locked-packages.ts';

/** Subsets of them are part of the site, and instances of them of the brochures. */
const fonts = ['anek-devanagari', 'anek-latin', 'eczar'].map(
  (name) => `node_modules/@fontsource-variable/${name}`,
);

interface Notice {
  readonly name: string;
  readonly license: string;
  readonly text: string;
}

/** Names, licences and their texts of the fonts and of all installed packages that are no development tools. */
export async function createThirdPartyNotices(root = '.'): Promise<string> {
  const { packages } = await readLock(path.join(root, 'package-lock.json'));
  const roots = Object.keys(packages['']?.dependencies ?? {});
  const places = [...fonts, ...listReachable(packages, roots)];
  const notices = await Promise.all(
    places.map(async (place): Promise<Notice | undefined> => {
      const { version = '', license = '' } = packages[place] ?? {};
      const text = await readLicense(path.join(root, place));
      const name = `${place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)} ${version}`;
      // Packages for other platforms are not installed.
      return text === undefined ? undefined : { name, license, text };
    }),
  );
  return formatNotices(notices.filter((notice) => notice !== undefined));
}

/** '' for a package without a file of its licence, undefined when it is not installed. */
async function readLicense(folder: string): Promise<string | undefined> {
  const files = await readdir(folder).catch(() => undefined);
  if (!files) return undefined;
  const named = files.filter((file) => /^(?:licen[cs]e|copying|notice)/i.test(file)).toSorted();
  const texts = await Promise.all(named.map((file) => readFile(path.join(folder, file), 'utf8')));
  return texts.map((text) => text.replaceAll('\r\n', '\n').trim()).join('\n\n');
}

/** Packages with the same text stand together. */
function formatNotices(notices: readonly Notice[]): string {
  const byText = new Map<string, string[]>();
  for (const { name, license, text } of notices) {
    const content = text === '' ? `Licence: ${license}` : text;
    const names = byText.get(content) ?? [];
    names.push(license === '' ? name : `${name} (${license})`);
    byText.set(content, names);
  }
  const line = '-'.repeat(80);
  const sections = [...byText].map(
    ([text, names]) => `${[...new Set(names)].toSorted().join('\n')}\n\n${text}\n`,
  );
  return [
    'The website and its server contain or run on the following fonts and packages.\n',
    ...sections,
  ].join(`\n${line}\n\n`);
}
