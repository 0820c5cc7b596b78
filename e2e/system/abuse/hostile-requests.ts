import * as fc from 'fast-check';
import { hostileForm } from './hostile-forms.ts';
import { hostileJson, hostileName, hostileText } from './hostile-values.ts';

/** A call with a valid body, from which hostile ones are made. */
export interface KnownCall {
  readonly name: string;
  readonly path: (id: string) => string;
  readonly body:
    | { readonly kind: 'none' }
    | { readonly kind: 'json'; readonly fields: Readonly<Record<string, unknown>> }
    | { readonly kind: 'form'; readonly fields: Readonly<Record<string, string>>; readonly files: string };
}

/** Cookie and origin are added when it is sent. */
export interface HostileRequest {
  readonly sender: 'visitor' | 'member' | 'admin' | 'forged';
  readonly method: string;
  readonly target: string;
  readonly extraHeaders: readonly string[];
  readonly content: Content;
  /** Where the body is split into two writes, as a share of its length. */
  readonly splitAt: number;
}

interface Content {
  readonly headers: readonly string[];
  readonly body: Buffer;
}

/** Octets for a request line, also those that an HTTP library refuses to send. */
const toOctets = (text: string) =>
  Buffer.from(text)
    .toString('latin1')
    .replaceAll(/[\0-\x20\x7F]/g, '');
const encode = (text: string) => encodeURIComponent(Buffer.from(text).toString());

export function hostileRequest(
  { name, path, body }: KnownCall,
  ids: readonly string[],
): fc.Arbitrary<HostileRequest> {
  const id = fc.oneof(
    fc.constantFrom(...ids),
    hostileText.map((text) => encode(text).slice(0, 4000)),
    hostileText.map((text) => toOctets(text).slice(0, 4000)),
    fc.constantFrom('%00', '%E0%A4%A', '%', '..%2f..', '%c0%ae', '__proto__', 'constructor', ';x=y', '*'),
  );
  const target = fc
    .tuple(id, fc.option(query, { freq: 4 }))
    .map(([chosen, search]) => path(chosen) + (search ?? ''));
  return fc.record({
    sender: fc.constantFrom('admin', 'admin', 'member', 'visitor', 'forged'),
    method: fc.oneof(
      { weight: 12, arbitrary: fc.constant(name.split(' ', 1).join()) },
      { weight: 1, arbitrary: otherMethod },
    ),
    target: fc.oneof({ weight: 6, arbitrary: target }, { weight: 1, arbitrary: target.chain(respell) }),
    extraHeaders: fc.oneof(
      { weight: 3, arbitrary: fc.constant([]) },
      { weight: 1, arbitrary: fc.array(oddHeader, { minLength: 1, maxLength: 2 }) },
    ),
    content: contentOf(body),
    splitAt: fc.double({ min: 0, max: 1, noNaN: true }),
  });
}

const query = fc
  .array(fc.tuple(hostileName, hostileText), { minLength: 1, maxLength: 4 })
  .map((pairs) =>
    `?${pairs.map(([name, value]) => `${encode(name)}=${encode(value)}`).join('&')}`.slice(0, 6000),
  );

const otherMethod = fc.constantFrom(
  'HEAD',
  'OPTIONS',
  'PUT',
  'DELETE',
  'POST',
  'GET',
  'PATCH',
  'TRACE',
  'M-SEARCH',
);

/** Other spellings of the address, which may name something else. */
const respell = (target: string) =>
  fc.constantFrom(
    `/${target}`,
    target.replace('/api', '/%61pi'),
    target.replace('/api', '/API'),
    target.replace('/api/', '/api/../api/'),
    target.replace('/api/', '/api/%2e%2e/api/'),
    target.replaceAll('/', '%2f').replace('%2f', '/'),
    target.replaceAll('/', '//'),
    `${target}/`,
    `${target};a=b`,
    `${target}%00`,
    `http://evil.example${target}`,
    target.toUpperCase(),
  );

const oddHeader = fc.constantFrom(
  'accept-encoding: br;q=NaN, gzip;q=1e999, *;q=-1',
  `accept-encoding: ${'a,'.repeat(3000)}`,
  'if-none-match: *, "", W/"x", ,,',
  'if-modified-since: yesterday',
  'range: bytes=0-0,5-,-9',
  'cookie: banyan-admin=%E0%A4%A; banyan-session="\\"',
  `cookie: ${'a=b; '.repeat(1500)}`,
  "x-forwarded-for: 127.0.0.1, ' or 1=1 --",
  'x-http-method-override: DELETE',
  'expect: 100-continue',
  'upgrade: websocket',
  'connection: upgrade',
  'content-encoding: gzip',
  'sec-fetch-site: cross-site',
  'origin: null',
  'authorization: Bearer null',
  'content-length: 5',
  'transfer-encoding: chunked',
);

function contentOf(body: KnownCall['body']): fc.Arbitrary<Content> {
  switch (body.kind) {
    case 'none':
      return fc.oneof(
        { weight: 5, arbitrary: fc.constant(content('', '')) },
        { weight: 1, arbitrary: hostileJson.map((text) => content('application/json', text)) },
      );
    case 'json':
      return jsonContent(body.fields);
    case 'form':
      return hostileForm(body.fields, body.files).map(({ type, bytes, missing }) =>
        content(type, bytes, missing),
      );
  }
  return body satisfies never;
}

function content(type: string, body: string | Buffer, withExtra = 0): Content {
  const bytes = Buffer.from(body);
  const headers = [
    ...(type === '' ? [] : [`content-type: ${type}`]),
    `content-length: ${bytes.length + withExtra}`,
  ];
  return { headers: bytes.length + withExtra === 0 ? [] : headers, body: bytes };
}

const toObjectText = (entries: readonly (readonly [string, string])[]) =>
  `{${entries.map(([name, value]) => `${JSON.stringify(name)}:${value}`).join(',')}}`;

function jsonContent(fields: Readonly<Record<string, unknown>>): fc.Arbitrary<Content> {
  const validFields = Object.entries(fields).map(([name, value]) => [name, JSON.stringify(value)] as const);
  const validText = toObjectText(validFields);
  const withOneInvalid = fc
    .tuple(fc.nat({ max: validFields.length - 1 }), hostileJson)
    .map(([at, value]) =>
      toObjectText(validFields.map(([name, valid], index) => [name, index === at ? value : valid])),
    );
  const withExtra = fc.tuple(hostileName, hostileJson).map((entry) => toObjectText([...validFields, entry]));
  const malformed = fc.oneof(
    fc.nat({ max: validText.length - 1 }).map((length) => validText.slice(0, length)),
    fc.constantFrom('', ' ', '\uFEFF{}', '{]', '{"a":}', "{'a':1}", 'undefined', `${validText}${validText}`),
    fc.constantFrom('['.repeat(8000), '{"a":'.repeat(2500), `[${'[],'.repeat(4000)}[]]`, '"'.repeat(17_000)),
  );
  const bytes = fc.oneof(
    { weight: 5, arbitrary: withOneInvalid.map((text) => Buffer.from(text)) },
    { weight: 2, arbitrary: withExtra.map((text) => Buffer.from(text)) },
    { weight: 2, arbitrary: malformed.map((text) => Buffer.from(text)) },
    { weight: 1, arbitrary: hostileJson.map((text) => Buffer.from(text)) },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 200 }).map((octets) => Buffer.from(octets)) },
    { weight: 1, arbitrary: fc.constant(Buffer.from(validText, 'utf16le')) },
    { weight: 1, arbitrary: fc.constant(Buffer.from(validText)) },
  );
  const type = fc.oneof(
    { weight: 8, arbitrary: fc.constant('application/json') },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        '',
        'text/plain',
        'application/json; charset=utf-16',
        'application/x-www-form-urlencoded',
        'multipart/form-data; boundary=b',
        'application/json, text/html',
        'APPLICATION/JSON ;',
      ),
    },
  );
  return fc.tuple(type, bytes).map(([kind, body]) => content(kind, body));
}
