/** What does not tell words apart: marks above Latin letters, the dot of Hindi's borrowed sounds, joiners, apostrophes. */
const unheard = /[\u0300-\u036f]|\u093c|\u200c|\u200d|['’‘]/g;

/** Text as searches compare it: who types `Reunion` means `Réunion`, too. */
export const plainText = (text: string): string => text.normalize('NFD').replace(unheard, '').toLowerCase();

/** The words of a search, as they are compared; none where nothing is searched for. */
export const wordsIn = (text: string): readonly string[] => plainText(text).split(/\s+/).filter(Boolean);

/** Whether every word occurs somewhere. @param text a `plainText` */
export const hasWords = (text: string, words: readonly string[]): boolean =>
  words.every((word) => text.includes(word));
