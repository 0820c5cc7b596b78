export type Compression = 'br' | 'gzip';
export type Encoding = Compression | 'identity';

const supported = ['br', 'gzip', 'identity'] as const satisfies readonly Encoding[];

/** A cache of parsed headers; the bound keeps invented headers from filling the memory. */
const parsedHeaders = new Map<string, readonly Encoding[]>();
const maxParsedHeaders = 64;

/** By weight, then by compression (Accept-Encoding: RFC 9110, section 12.5.3); `identity` is always among them. */
export function preferredEncodings(header: string | undefined): readonly Encoding[] {
  if (header === undefined || header === '') return ['identity'];
  const parsed = parsedHeaders.get(header);
  if (parsed) return parsed;
  const preferred = parse(header);
  if (parsedHeaders.size >= maxParsedHeaders) parsedHeaders.clear();
  parsedHeaders.set(header, preferred);
  return preferred;
}

function parse(header: string): readonly Encoding[] {
  const weights = new Map(
    header.split(',').map((entry) => {
      const [name = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
      const weight = parameters.find((parameter) => parameter.startsWith('q='));
      return [name, weight === undefined ? 1 : Number(weight.slice(2))] as const;
    }),
  );
  const weightOf = (encoding: Encoding) =>
    weights.get(encoding) ?? (encoding === 'identity' ? 0.001 : (weights.get('*') ?? 0));
  return supported
    .filter((encoding) => encoding === 'identity' || weightOf(encoding) > 0)
    .toSorted((a, b) => weightOf(b) - weightOf(a));
}

/** @param header Save-Data (https://wicg.github.io/savedata/, section 2) */
export const savesData = (header: string | readonly string[] | undefined): boolean =>
  header !== undefined && /^\s*on\b/i.test(String(header));
