import { compress, worthPacking } from './compress.ts';
import type { Encoding, Packing } from './encoding.ts';
import { contentTag, namesTag } from './etag.ts';

/** Names and values of headers in turn, as `writeHead` takes them. */
export type FlatHeaders = readonly string[];

/** Node writes a string to the socket together with the headers, so a text is not converted to bytes earlier. */
export type Body = Buffer | string;

export interface Variant {
  readonly etag: string;
  readonly headers: string[];
  /** How many elements of `headers` a 304 repeats (RFC 9110, section 15.4.5). */
  readonly lasting: number;
  readonly body: Body;
}

/** An answer in memory, in each encoding that saves bytes. */
export interface Ready {
  /** @returns undefined while the preferred encoding is not in memory */
  pick(preferred: readonly Encoding[]): Variant | undefined;
  /** Compresses first where necessary. */
  make(preferred: readonly Encoding[]): Promise<Variant>;
}

export interface Prepared {
  readonly type: string;
  readonly headers: FlatHeaders;
  readonly body: Body;
  /** By default a hash of the body. */
  readonly tag?: string;
}

type Packed = Partial<Record<Packing, Buffer>>;

export function readyWith(answer: Prepared, packed: Packed): Ready {
  const tag = answer.tag ?? contentTag(answer.body);
  const variants = {
    identity: variant(answer, tag, 'identity', answer.body),
    br: packed.br && variant(answer, tag, 'br', packed.br),
    gzip: packed.gzip && variant(answer, tag, 'gzip', packed.gzip),
  };
  const pick = (preferred: readonly Encoding[]) => {
    for (const encoding of preferred) {
      const found = variants[encoding];
      if (found) return found;
    }
    return variants.identity;
  };
  return { pick, make: (preferred) => Promise.resolve(pick(preferred)) };
}

/** Compresses at the first request for each encoding. */
export function readyToPack(answer: Prepared): Ready {
  const tag = answer.tag ?? contentTag(answer.body);
  const plain = variant(answer, tag, 'identity', answer.body);
  const packs = answer.body.length >= worthPacking;
  const packed: Partial<Record<Packing, Variant>> = {};
  const packing: Partial<Record<Packing, Promise<Variant>>> = {};
  const pack = async (encoding: Packing) => {
    const made = variant(answer, tag, encoding, await compress(Buffer.from(answer.body), encoding));
    packed[encoding] = made;
    return made;
  };
  return {
    pick: ([first = 'identity']) => (packs && first !== 'identity' ? packed[first] : plain),
    make: async ([first = 'identity']) => {
      if (!packs || first === 'identity') return plain;
      packing[first] ??= pack(first);
      return packing[first];
    },
  };
}

/** @param body already in this encoding */
export function variant(answer: Prepared, tag: string, encoding: Encoding, body: Body): Variant {
  const etag = encoding === 'identity' ? `"${tag}"` : `"${tag}-${encoding}"`;
  const length = String(Buffer.byteLength(body));
  const headers = answer.headers.concat('etag', etag, 'content-type', answer.type, 'content-length', length);
  if (encoding !== 'identity') headers.push('content-encoding', encoding);
  const lasting = answer.headers.length + 2;
  return { etag, headers, lasting, body };
}

export function variantResponse(chosen: Variant, ifNoneMatch: string | undefined, status = 200): Response {
  return ifNoneMatch !== undefined && namesTag(ifNoneMatch, chosen.etag)
    ? new Response(null, { status: 304, headers: pairs(unchangedHeaders(chosen)) })
    : new Response(typeof chosen.body === 'string' ? chosen.body : new Uint8Array(chosen.body), {
        status,
        headers: pairs(chosen.headers),
      });
}

export const unchangedHeaders = ({ headers, lasting }: Variant) => headers.slice(0, lasting);

export function pairs(flat: FlatHeaders): [string, string][] {
  return flat.flatMap((name, index): [string, string][] =>
    index % 2 === 0 ? [[name, flat[index + 1] ?? '']] : [],
  );
}
