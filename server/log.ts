import { pino, type Logger } from 'pino';
import { isPagePath } from '#contract/page-path.ts';
import type { Config } from './config.ts';

export interface Log extends Pick<Logger, 'info' | 'warn' | 'error'> {}

export const logOptions = { base: null, serializers: { error: pino.stdSerializers.err } };

/** Bytes: writing each line by itself costs more, and so do larger batches, which are measured at every line. */
const batchBytes = 2048;
/** ms */
const flushInterval = 500;

/**
 * `json`: an object a line, in batches, so that `flush` is to be called before the process ends; `text`: lines for
 * people, at once and in the order of what else is written to the standard output.
 */
export function createLog(format: NonNullable<Config['logFormat']>): Logger {
  const isText = format === 'text';
  const batches = { minLength: batchBytes - 1, maxWrite: batchBytes, periodicFlush: flushInterval };
  const destination = pino.destination({ dest: 1, sync: isText, ...(!isText && batches) });
  const write = (line: string) => {
    const text = formatLogLine(line);
    if (text !== '') destination.write(text);
  };
  const log = pino(logOptions, isText ? { write } : destination);
  // Its terminal was closed, or the disk of its file is full: the site goes on without a log.
  destination.on('error', () => {
    log.level = 'silent';
    destination.destroy();
  });
  return log;
}

/** What pino writes for `log.ts`. */
interface LogRecord {
  readonly level: number;
  /** ms since 1970. */
  readonly time: number;
  /** Of a request. */
  readonly id?: string;
  readonly event?: string;
  readonly msg?: string;
  readonly error?: { readonly message?: string; readonly stack?: string };
  readonly [fact: string]: unknown;
}

/** By pino's levels. */
const labels: Readonly<Record<number, string>> = { 40: 'warning', 50: 'error' };

/**
 * The log for people: local time, what happened, its facts; of errors the stack, too.
 * @param line of the JSON log @returns '' for the successful requests that pages make by themselves
 */
export function formatLogLine(line: string): string {
  const record: LogRecord = JSON.parse(line);
  const label = labels[record.level];
  const text = 'method' in record ? formatRequest(record) : formatEvent(record, label);
  if (text === '') return '';
  const time = new Date(record.time).toTimeString().slice(0, 8);
  const stack = label === 'error' ? (record.error?.stack?.split('\n').filter(isFrame) ?? []) : [];
  return [`${time} ${label === undefined ? '' : `${label}: `}${toPlain(text)}\n`]
    .concat(stack.map((frame) => `    ${toPlain(frame).trim()}\n`))
    .join('');
}

function formatRequest({ method, path, status, ms }: LogRecord): string {
  const isRead = method === 'GET' || method === 'HEAD';
  if (isRead && Number(status) < 400 && !isPagePath(String(path))) return '';
  return `${String(method)} ${String(path)} ${String(status)} ${Math.round(Number(ms))} ms`;
}

function formatEvent(record: LogRecord, label: string | undefined): string {
  const { level: _level, time: _time, id, event, msg, error, ...facts } = record;
  // A sentence for the operator (server-status.ts).
  if (event === 'warning' && msg !== undefined) return msg;
  const listed = Object.entries(facts).map(([name, value]) => `${toWords(name)} ${toText(value)}`);
  const request = label === undefined || id === undefined ? [] : [`request ${id}`];
  const what = [...(event === undefined ? [] : [event]), ...listed, ...request].join(', ');
  const cause = error && (error.message ?? toText(error));
  return [what, msg, cause].filter((part) => part !== undefined && part !== '').join(': ');
}

const toWords = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
const toText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
const isFrame = (line: string) => /^\s+at /.test(line);

/** One line, without the characters by which a terminal is steered or text turned round: some values come from strangers. */
const toPlain = (text: string) =>
  text.replaceAll(/\s+/gu, ' ').replaceAll(/[\p{Cc}\p{Bidi_Control}]/gu, toEscape);
const toEscape = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
