import type { Plugin } from 'vite';

const escape = (letter: string) => String.raw`\u` + letter.charCodeAt(0).toString(16).padStart(4, '0');

/** @returns the same program. A letter has the same escape in texts, templates, regular expressions and names. */
const toAscii = (code: string): string => code.replace(/[\u0080-\uffff]/g, escape);

/** V8 keeps the text of a program in memory, with two bytes for each letter if one of them is outside Latin-1. */
export const asciiOutput: Plugin = { name: 'ascii-output', renderChunk: (code) => toAscii(code) };
