import type { PreviewProps } from '#core/head/preview.tsx';
import { later } from '#features/shared/later.tsx';
import { agencyName } from '#contract/agency.ts';

/** A page without a path has no preview. */
export interface HeadProps extends Partial<Omit<PreviewProps, 'title' | 'description'>> {
  /** What the page is about; the agency's name is added. Without it the title is the agency's name. */
  readonly title?: string;
  readonly description?: string;
  /** `noindex` keeps a page that is no destination of its own out of search engines. */
  readonly robots?: 'noindex';
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
