import { later } from '#features/shared/later.tsx';
import type { Crumb } from '#features/shared/ui/board.tsx';
import { agencyName } from '#features/site/agency.ts';

export interface HeadProps {
  /** What the page is about; the agency's name is added. Without it the title is the agency's name. */
  readonly title?: string;
  readonly description?: string;
  /** `noindex` keeps a page that is no destination of its own out of search engines. */
  readonly robots?: 'noindex';
  /** The path by which the page is known, however the address is spelled. A page without one has no preview. */
  readonly path?: string;
  /** The way to the page from Home, as on its board. */
  readonly trail?: readonly Crumb[];
  /** Address of a picture to show with a link to the page; the site has one of its own. */
  readonly picture?: string | undefined;
}

const Preview = later(async () => (await import('#core/head/preview.tsx')).Preview);

/**
 * The document's title and description, and what search engines and messengers read beside them; React hoists
 * them into the head (react.dev, `<title>`).
 */
export function Head({ title, description, robots, path, ...shown }: HeadProps) {
  const whole = title ? `${title} | ${agencyName}` : agencyName;
  return (
    <>
      <title>{whole}</title>
      {description && <meta name="description" content={description} />}
      {robots && <meta name="robots" content={robots} />}
      {path && <Preview title={whole} description={description} path={path} {...shown} />}
    </>
  );
}
