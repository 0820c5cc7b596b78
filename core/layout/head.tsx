import type { PreviewProps } from '#core/head/preview.tsx';
import { lazyComponent } from '#features/shared/loading.tsx';
import { useAgency } from '#features/shared/agency.ts';

/** Without a path there is no preview. */
export interface HeadProps extends Partial<Omit<PreviewProps, 'title' | 'description'>> {
  /** The agency's name is added; without a title it is the whole title. */
  readonly title?: string;
  readonly description?: string;
  readonly robots?: 'noindex';
}

const Preview = lazyComponent(async () => (await import('#core/idle-parts.ts')).Preview);

/** Title, description and preview of a page; React hoists them into the head (react.dev, `<title>`). */
export function Head({ title, description, robots, path, ...preview }: HeadProps) {
  const { agencyName } = useAgency();
  const fullTitle = title ? `${title} | ${agencyName}` : agencyName;
  return (
    <>
      <title>{fullTitle}</title>
      {description && <meta name="description" content={description} />}
      {robots && <meta name="robots" content={robots} />}
      {path && <Preview title={fullTitle} description={description} path={path} {...preview} />}
    </>
  );
}
