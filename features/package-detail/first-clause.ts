/** Letters; a longer clause is cut between two words. */
const maxLength = 72;

/** The end of a sentence or of a part of it, also of one in Hindi (danda). */
const clauseEnd = /[.,;:!?…]+(?=\s|$)|\s[–—-](?=\s)|[—।\n]/gu;

/** Their full stop ends no clause. */
const abbreviation = /(?:^|[\s(])(?:rs|no|mt|st|dr|mr|mrs|ms|smt|approx|hrs?|hr|km|min|a\.m|p\.m|\p{Lu})$/iu;

/** The first clause of a text, without its punctuation: a title for it. */
export function firstClause(text: string): string {
  const trimmed = text.trim();
  const end = [...trimmed.matchAll(clauseEnd)].find(
    ({ 0: sign, index }) => index > 0 && !(sign === '.' && abbreviation.test(trimmed.slice(0, index))),
  );
  const clause = trimmed.slice(0, end?.index).trim();
  if (clause.length <= maxLength) return clause;
  const cut = clause.slice(0, maxLength).replace(/\s+\S*$/u, '');
  return `${cut}…`;
}
