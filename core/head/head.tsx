import { createContext, use, useLayoutEffect } from 'react';
import type { Agency } from '#contract/agency.ts';
import type { Package, PackageCard } from '#contract/package.ts';
import type { FocalPoint } from '#contract/picture-details.ts';
import { useAgency } from '#features/shared/agency.ts';
import { lazyComponent } from '#features/shared/loading.tsx';
import type { BreadcrumbItem } from '#features/shared/ui/board/board-heading.tsx';

export interface Question {
  readonly question: string;
  readonly answer: string;
}

/** What a page says of itself to browsers, search engines and messengers. */
export interface PageHead {
  /** The agency's name is added; without a title it is the whole title. */
  readonly title?: string;
  readonly description?: string | undefined;
  readonly robots?: 'noindex';
  /** The canonical path, however the address is spelled; without it there is neither preview nor structured data. */
  readonly path?: string;
  /** The breadcrumb without Home. */
  readonly trail?: readonly BreadcrumbItem[];
  readonly picture?: string | undefined;
  /** Around which the picture is cut. */
  readonly focal?: FocalPoint | undefined;
  /** What the page is about: the agency, a tour, the packages of a list, questions with their answers. */
  readonly isOfAgency?: boolean;
  readonly tour?: Package | undefined;
  readonly packages?: readonly PackageCard[] | undefined;
  readonly questions?: readonly Question[] | undefined;
}

/** Where heads are shown; the default is for pages that are rendered without `Site`. */
export interface HeadPlace {
  /** Of the addresses that search engines are told. */
  readonly origin: string;
  /** On the server, in place of a document. */
  readonly onHead?: ((page: PageHead) => void) | undefined;
}

export const HeadPlaceContext = createContext<HeadPlace>({ origin: 'http://localhost' });

/** The whole title of a page. */
export const toTitle = ({ title }: PageHead, { agencyName }: Pick<Agency, 'agencyName'>): string =>
  title ? `${title} | ${agencyName}` : agencyName;

const HeadElements = lazyComponent(async () => (await import('#core/idle-parts.ts')).HeadElements);

/** The head of the page that shows it: of the newest one, if there are several. */
export function Head(page: PageHead) {
  const title = toTitle(page, useAgency());
  use(HeadPlaceContext).onHead?.(page);
  useLayoutEffect(() => {
    document.title = title;
  }, [title]);
  return <HeadElements {...page} />;
}
