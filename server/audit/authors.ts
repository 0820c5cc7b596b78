import type { Author } from '#contract/admin-answers.ts';

/** Columns of a left join with `users`. */
interface AuthorColumns {
  readonly author_name: string | null;
  readonly author_email: string | null;
}

/** Null when there is no such account. For answers to administrators only. */
export function toAuthor({ author_name: name, author_email: email }: AuthorColumns): Author | null {
  return name === null || email === null ? null : { name, email };
}
