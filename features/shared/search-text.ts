/** Ignored in comparisons: diacritics, the nukta of Devanagari, joiners, apostrophes. */
const unheard = /[\u0300-\u036f]|\u093c|\u200c|\u200d|['’‘]/g;

/** Text in the form that searches compare: `Reunion` equals `Réunion`. */
export const plainText = (text: string): string => text.normalize('NFD').replace(unheard, '').toLowerCase();

export const wordsIn = (text: string): readonly string[] => plainText(text).split(/\s+/).filter(Boolean);

/** Whether every word occurs. @param text a `plainText` */
export const hasWords = (text: string, words: readonly string[]): boolean =>
  words.every((word) => text.includes(word));
