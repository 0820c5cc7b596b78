import { agencyName } from '#features/site/agency.ts';

export interface HeadProps {
  /** What the page is about; the agency's name is added. Without it the title is the agency's name. */
  readonly title?: string;
  readonly description?: string;
  /** `noindex` keeps a page that is no destination of its own out of search engines. */
  readonly robots?: 'noindex';
}

/** The document's title and description; React hoists them into the head (react.dev, `<title>`). */
export function Head({ title, description, robots }: HeadProps) {
  return (
    <>
      <title>{title ? `${title} | ${agencyName}` : agencyName}</title>
      {description && <meta name="description" content={description} />}
      {robots && <meta name="robots" content={robots} />}
    </>
  );
}
