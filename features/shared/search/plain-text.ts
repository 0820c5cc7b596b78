/** Ignored in comparisons: diacritics, the nukta of Devanagari, joiners, apostrophes. */
const ignored = /[\u0300-\u036f]|\u093c|\u200c|\u200d|['’‘]/g;

/** Text in the form that searches compare: `Reunion` equals `Réunion`. */
export const plainText = (text: string): string => text.normalize('NFD').replace(ignored, '').toLowerCase();
