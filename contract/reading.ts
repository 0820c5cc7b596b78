import { isPictureAddress } from './pictures.ts';

// Readers of what a backend answered. They never fail, so that one bad value does not lose the whole entry.

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** '' for what is no text. */
export const toText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A number, or a number as text; null, unknown, for anything else. */
export function toNumber(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}

/** Empty for what is no list. */
export const toList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** A list of text, or a single text; entries that are not text, or blank, are left out. */
export const toTexts = (value: unknown): readonly string[] =>
  [value].flat().filter((entry): entry is string => typeof entry === 'string' && entry.trim() !== '');

/** Picture addresses; those that may not be rendered are left out. */
export const toPictures = (value: unknown): readonly string[] => toTexts(value).filter(isPictureAddress);

/** Text, or a number as its text; '' is no id. */
export const toId = (value: unknown): string =>
  (typeof value === 'number' ? String(value) : toText(value)).trim();

/** Of the ids of our own backend. */
export const idPattern = /^[\w-]{1,64}$/;

/** The message of a successful answer; '' when it has none. */
export const messageOf = (answer: unknown): string => (isRecord(answer) ? toText(answer['message']) : '');
