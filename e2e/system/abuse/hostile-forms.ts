import * as fc from 'fast-check';
import { bomb } from '#server/pictures/testing/picture-samples.ts';
import { hostileName, hostileText } from './hostile-values.ts';

interface SentForm {
  readonly type: string;
  readonly bytes: Buffer;
  /** Bytes announced and never sent. */
  readonly missing: number;
}

const boundary = 'b0undary';
const formType = `multipart/form-data; boundary=${boundary}`;
/** Escapes a name in a part's head as browsers do. */
const escapeName = (text: string) =>
  text.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

function part(head: string, content: Buffer | string): Buffer {
  return Buffer.concat([
    Buffer.from(`--${boundary}\r\n${head}\r\n\r\n`),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ]);
}
const field = (name: string, value: string) =>
  part(`content-disposition: form-data; name="${escapeName(name)}"`, value);
const file = (name: string, fileName: string, content: Buffer, type = 'image/png') =>
  part(
    `content-disposition: form-data; name="${escapeName(name)}"; filename="${escapeName(fileName)}"\r\ncontent-type: ${type}`,
    content,
  );
const joinParts = (parts: readonly Buffer[]) => Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]);

const createForm = (bytes: Buffer, type = formType, missing = 0): SentForm => ({ type, bytes, missing });

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==',
  'base64',
);
const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const contents = fc.oneof(
  fc.constantFrom(
    pixel,
    pixel.subarray(0, 40),
    Buffer.alloc(0),
    Buffer.from(svg),
    Buffer.from('GIF89a'),
    Buffer.concat([pixel, Buffer.from(svg)]),
    bomb(7000),
  ),
  fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
  fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.concat([pixel.subarray(0, 30), bytes])),
);

export function hostileForm(fields: Readonly<Record<string, string>>, files: string): fc.Arbitrary<SentForm> {
  const entries = Object.entries(fields);
  const validParts = entries.map(([name, value]) => field(name, value));
  const withOneInvalid = fc
    .tuple(fc.nat({ max: entries.length - 1 }), hostileText)
    .map(([at, value]) => entries.map(([name, valid], index) => field(name, index === at ? value : valid)));
  const withExtra = fc
    .array(fc.tuple(hostileName, hostileText), { minLength: 1, maxLength: 3 })
    .map((more) => validParts.concat(more.map(([name, value]) => field(name, value))));
  const repeated = fc
    .tuple(fc.constantFrom(...entries), fc.array(hostileText, { minLength: 2, maxLength: 5 }))
    .map(([[name], values]) => validParts.concat(values.map((value) => field(name, value))));
  const withFiles = fc
    .array(fc.tuple(hostileText, contents, fc.constantFrom(files, files, 'other', '__proto__')), {
      minLength: 1,
      maxLength: 3,
    })
    .map((chosen) =>
      validParts.concat(chosen.map(([name, content, fieldName]) => file(fieldName, name, content))),
    );
  const parts = fc.oneof(withOneInvalid, withOneInvalid, withExtra, repeated, withFiles, withFiles);

  return fc.oneof(
    { weight: 12, arbitrary: parts.map((made) => createForm(joinParts(made))) },
    {
      weight: 4,
      arbitrary: fc.tuple(parts, oddHead).map(([made, odd]) => createForm(joinParts([...made, odd]))),
    },
    { weight: 2, arbitrary: truncate(parts).map((bytes) => createForm(bytes)) },
    { weight: 1, arbitrary: truncate(parts).map((bytes) => createForm(bytes, formType, 1000)) },
    {
      weight: 2,
      arbitrary: fc.tuple(parts, oddType).map(([made, type]) => createForm(joinParts(made), type)),
    },
    { weight: 1, arbitrary: createLargeForms(validParts, files).map((bytes) => createForm(bytes)) },
    {
      weight: 1,
      arbitrary: fc.uint8Array({ maxLength: 400 }).map((bytes) => createForm(Buffer.from(bytes))),
    },
  );
}

const truncate = (parts: fc.Arbitrary<readonly Buffer[]>) =>
  fc.tuple(parts, fc.double({ min: 0, max: 0.999, noNaN: true })).map(([made, share]) => {
    const bytes = joinParts(made);
    return bytes.subarray(0, Math.floor(bytes.length * share));
  });

const disposition = 'content-disposition: form-data; name="name"';
const oddHead = fc
  .constantFrom(
    'content-disposition: form-data',
    'content-disposition: attachment; filename="x"',
    'content-disposition: form-data; name=',
    'content-disposition: form-data; name="images"; filename*=utf-8\'\'%E0%A4%A',
    'content-disposition: form-data; name="images"; filename="\u0000.png"',
    `${disposition}\r\ncontent-transfer-encoding: base64`,
    `${disposition}\r\ncontent-type: multipart/mixed; boundary=inner`,
    `${disposition}\r\ncontent-type: text/plain; charset=utf-7`,
    `${disposition}\r\ncontent-type: text/plain; charset=no-such-charset`,
    `${disposition}\r\n${Array.from({ length: 100 }, (_, index) => `x-${index}: y`).join('\r\n')}`,
    `${disposition}\r\nx-long: ${'x'.repeat(100_000)}`,
    `${disposition}\r\nno header at all`,
    '',
    '\r\n\r\n',
  )
  .map((head) => part(head, 'x'));

const oddType = fc.constantFrom(
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'multipart/form-data; boundary=other',
  `multipart/form-data; boundary=${'b'.repeat(300)}`,
  'multipart/form-data; boundary="b0undary',
  'multipart/mixed; boundary=b0undary',
  'application/json',
  'text/plain',
  'MULTIPART/FORM-DATA; BOUNDARY=b0undary',
  '',
);

const createLargeForms = (validParts: readonly Buffer[], files: string) =>
  fc
    .constantFrom(
      () => joinParts([...validParts, ...Array.from({ length: 3000 }, () => field('inclusions', 'x'))]),
      () =>
        joinParts([...validParts, ...Array.from({ length: 200 }, (_, index) => field(`more-${index}`, 'x'))]),
      () => joinParts([...validParts, ...Array.from({ length: 60 }, () => file(files, 'a.png', pixel))]),
      () => joinParts([...validParts, field('description', 'x'.repeat(3_000_000))]),
      () => joinParts([...validParts, file(files, 'a.png', Buffer.concat([pixel, Buffer.alloc(5_300_000)]))]),
    )
    .map((make) => make());
