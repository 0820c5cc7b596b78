import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import busboy from 'busboy';
import { packageFields } from '#contract/fields/package-fields.ts';
import { limits } from '#contract/limits.ts';
import { mediaType, readBody } from '#server/http/listener/request-body.ts';
import type { HttpContext } from '#server/http/context.ts';
import { Refusal, invalidField } from '#server/refusal.ts';

export interface SpooledFile {
  readonly field: string;
  /** The client's file name: for messages only, never for a path. */
  readonly name: string;
  readonly path: string;
}

export interface Form {
  readonly fields: ReadonlyMap<string, readonly string[]>;
  readonly images: readonly SpooledFile[];
}

const megabyte = 1024 * 1024;
/** Each entry of the three lists may be a field of its own. */
const maxFields = 3 * packageFields.inclusions.max + 20;

export interface FormFiles {
  readonly field: string;
  readonly max: number;
  /** Bytes of everything else, multipart headers included. */
  readonly textBytes: number;
}

export const maxFormBytes = ({ max, textBytes }: FormFiles) => max * limits.pictureBytes + textBytes;

const tooLarge = (message: string) => new Refusal(413, message);
const incomplete = () => new Refusal(400, 'The form is incomplete or not readable');

/**
 * @param ended aborted with the failure that is thrown then
 * @throws 415 for another type, 413 above a limit, 400 for an incomplete or invalid form
 */
export async function readForm(context: HttpContext, folder: string, files: FormFiles, ended: AbortSignal) {
  ended.throwIfAborted();
  const { field: expectedField, max, textBytes } = files;
  if (mediaType(context) !== 'multipart/form-data')
    throw new Refusal(415, 'The request must be of type multipart/form-data');
  const parser = startParser(context, files);
  const fields = new Map<string, string[]>();
  const images: SpooledFile[] = [];
  const writes: Promise<void>[] = [];
  let reason: Error | undefined;
  let textLength = 0;
  const abort = new AbortController();
  const refuse = (failure: Error) => {
    reason ??= failure;
    abort.abort(reason);
    parser.destroy(failure);
  };

  parser.on('field', (name, value, { nameTruncated, valueTruncated }) => {
    textLength += value.length;
    if (nameTruncated) refuse(new Refusal(400, 'A field has too long a name'));
    else if (valueTruncated) refuse(tooLarge(`The field ${name} is too long`));
    else if (textLength > textBytes) refuse(tooLarge('The texts of the form are too long'));
    else fields.set(name, [...(fields.get(name) ?? []), value]);
  });
  parser.on('file', (field, stream, { filename = '' }) => {
    // The parser has the same error, and the pipeline below reports it.
    stream.on('error', () => undefined);
    stream.on('limit', () =>
      refuse(tooLarge(`${toDisplayName(filename)} is larger than ${limits.pictureBytes / megabyte} MB`)),
    );
    // After a refusal the parser still handles the current chunk; a file that it begins then would never end.
    if (reason) stream.resume();
    else if (field !== expectedField)
      refuse(invalidField(expectedField, `Pictures must be sent as ${expectedField}`));
    // A form without a chosen file sends an empty part without a file name.
    else if (filename === '') stream.resume();
    else {
      const file = { field, name: filename, path: join(folder, String(images.length)) };
      images.push(file);
      const written = pipeline(stream, createWriteStream(file.path)).catch((failure: Error) => {
        // A file that ends too early is the parser's error; every other failure is the disk's.
        if (!parser.errored) refuse(failure);
        throw failure;
      });
      writes.push(written);
    }
  });
  const tooManyFiles =
    max === 1 ? 'Only one picture can be sent' : `At most ${max} pictures can be sent at once`;
  parser.on('filesLimit', () => refuse(tooLarge(tooManyFiles)));
  parser.on('fieldsLimit', () => refuse(tooLarge('The form has too many fields')));

  const end = () => refuse(ended.reason);
  ended.addEventListener('abort', end);
  try {
    await pipeline(readBody(context, maxFormBytes(files), abort.signal), parser);
  } catch (cause) {
    // A parser that is destroyed within a chunk may report another error than `refusal`.
    throw reason ?? (cause instanceof Refusal ? cause : incomplete());
  } finally {
    ended.removeEventListener('abort', end);
    await Promise.allSettled(writes);
  }
  await Promise.all(writes);
  return { fields, images };
}

function startParser(context: HttpContext, { max, textBytes }: FormFiles) {
  try {
    return busboy({
      headers: { 'content-type': context.req.header('content-type') },
      defParamCharset: 'utf8',
      limits: {
        fieldNameSize: 100,
        fieldSize: textBytes,
        fields: maxFields,
        fileSize: limits.pictureBytes,
        files: max,
        headerPairs: 20,
      },
    });
  } catch {
    throw incomplete();
  }
}

function toDisplayName(name: string): string {
  const clean = name.replaceAll(/\p{Cc}/gu, '').slice(0, 80);
  return clean === '' ? 'A picture' : clean;
}
