import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import busboy from 'busboy';
import { limits } from '#contract/limits.ts';
import { bodyOf, mediaType } from './body.ts';
import type { HttpContext } from './context.ts';
import { HttpFailure, stopping } from './failure.ts';
import { invalidField } from './validation.ts';

/** A file of the form, waiting on disk. */
export interface SpooledFile {
  /** The field of the form it came in. */
  readonly field: string;
  /** As the client named it: for messages only, never for a path. */
  readonly name: string;
  readonly path: string;
}

export interface Form {
  readonly fields: ReadonlyMap<string, readonly string[]>;
  readonly images: readonly SpooledFile[];
}

const megabyte = 1024 * 1024;
/** Bytes of one text field: the longest is an itinerary. */
const fieldBytes = 2 * megabyte;
/** Text fields in one form: three lists may come entry by entry. */
const fieldCount = 3 * limits.listEntries + 20;
/** Bytes of the texts and of the form's own lines together. */
const textBytes = 4 * megabyte;

/** Which files a form may hold. */
export interface FormFiles {
  /** The only field that takes files. */
  readonly field: string;
  readonly most: number;
}
export const catalogueFiles: FormFiles = { field: 'images', most: limits.pictures };

/** Bytes of the longest form with these files. */
export const formBytes = ({ most }: FormFiles) => most * limits.pictureBytes + textBytes;

const tooMany = (most: number) =>
  most === 1 ? 'Only one picture can be sent' : `At most ${most} pictures can be sent at once`;
const tooLarge = (message: string) => new HttpFailure(413, message);
const incomplete = () => new HttpFailure(400, 'The form is incomplete or not readable');

/**
 * Receives a multipart form; the files of the one field that takes any are written into `folder`.
 * @throws 415 for another type, 413 over a limit, 400 for what is no whole form, 503 once it is cancelled
 */
export async function readForm(
  context: HttpContext,
  folder: string,
  files: FormFiles,
  cancelled: AbortSignal,
): Promise<Form> {
  const { field: taken, most } = files;
  if (mediaType(context) !== 'multipart/form-data')
    throw new HttpFailure(415, 'The request must be of type multipart/form-data');
  const parser = startParser(context, most);
  const fields = new Map<string, string[]>();
  const images: SpooledFile[] = [];
  const writes: Promise<void>[] = [];
  let refusal: Error | undefined;
  let textLength = 0;
  const refused = new AbortController();
  const refuse = (failure: Error) => {
    refusal ??= failure;
    refused.abort(refusal);
    parser.destroy(failure);
  };

  /** A file that ends too early is the parser's own failure; any other is the disk's. */
  const failed = (failure: Error) => {
    if (!parser.errored) refuse(failure);
  };

  parser.on('field', (name, value, { nameTruncated, valueTruncated }) => {
    textLength += value.length;
    if (nameTruncated) refuse(new HttpFailure(400, 'A field has too long a name'));
    else if (valueTruncated) refuse(tooLarge(`The field ${name} is too long`));
    else if (textLength > textBytes) refuse(tooLarge('The texts of the form are too long'));
    else fields.set(name, [...(fields.get(name) ?? []), value]);
  });
  parser.on('file', (field, stream, { filename = '' }) => {
    // Its error is the parser's, which the pipeline below reports.
    stream.on('error', () => undefined);
    stream.on('limit', () =>
      refuse(tooLarge(`${shown(filename)} is larger than ${limits.pictureBytes / megabyte} MB`)),
    );
    // The parser goes on with the piece in hand, and what it opens then would never end.
    if (refusal) stream.resume();
    else if (field !== taken) refuse(invalidField(taken, `Pictures must be sent as ${taken}`));
    // A form without a chosen file still sends an empty part without a name.
    else if (filename === '') stream.resume();
    else {
      const file = { field, name: filename, path: join(folder, String(images.length)) };
      images.push(file);
      writes.push(spool(stream, file.path, failed));
    }
  });
  parser.on('filesLimit', () => refuse(tooLarge(tooMany(most))));
  parser.on('fieldsLimit', () => refuse(tooLarge('The form has too many fields')));

  const cancel = () => refuse(stopping());
  cancelled.addEventListener('abort', cancel);
  try {
    await pipeline(bodyOf(context, formBytes(files), refused.signal), parser);
  } catch (cause) {
    // Destroyed in the middle of a piece, the parser may report another error than the one it was destroyed with.
    throw refusal ?? (cause instanceof HttpFailure ? cause : incomplete());
  } finally {
    cancelled.removeEventListener('abort', cancel);
    await Promise.allSettled(writes);
  }
  await Promise.all(writes);
  return { fields, images };
}

function startParser(context: HttpContext, most: number) {
  try {
    return busboy({
      headers: { 'content-type': context.req.header('content-type') },
      defParamCharset: 'utf8',
      limits: {
        fieldNameSize: 100,
        fieldSize: fieldBytes,
        fields: fieldCount,
        fileSize: limits.pictureBytes,
        files: most,
        headerPairs: 20,
      },
    });
  } catch {
    throw incomplete();
  }
}

async function spool(stream: Readable, path: string, failed: (failure: Error) => void): Promise<void> {
  try {
    await pipeline(stream, createWriteStream(path));
  } catch (cause) {
    const failure = cause instanceof Error ? cause : new Error('The upload could not be kept', { cause });
    failed(failure);
    throw failure;
  }
}

/** A file's name as it may stand in a message. */
function shown(name: string): string {
  const clean = name.replaceAll(/\p{Cc}/gu, '').slice(0, 80);
  return clean === '' ? 'A picture' : clean;
}
