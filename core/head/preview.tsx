import { useLayoutEffect } from 'react';
import type { FocalPoint } from '#contract/picture-details.ts';
import { previewCropAddress, previewCropSize } from '#contract/preview-crop.ts';
import { parsePictureAddress, previewAddress, previewSize } from '#contract/pictures.ts';
import type { BreadcrumbItem } from '#features/shared/ui/board/board-heading.tsx';
import { useAgency } from '#features/shared/agency.ts';
import card from '#styles/art/icons/social-card.jpg';
import { useAbsoluteUrl } from './absolute-url.ts';
import { toBreadcrumbList } from './schema-org.ts';
import { StructuredData } from './structured-data.tsx';

export interface PreviewProps {
  /** The whole document title, with the agency's name. */
  readonly title: string;
  readonly description: string | undefined;
  /** The canonical path, however the address is spelled. */
  readonly path: string;
  /** The breadcrumb without Home. */
  readonly trail?: readonly BreadcrumbItem[];
  readonly picture?: string | undefined;
  /** Around which the picture is cut. */
  readonly focal?: FocalPoint | undefined;
}

const emptyTrail: readonly BreadcrumbItem[] = [];

/** Size in px. */
const defaultImage = { address: card, width: 1200, height: 630 };

/** Canonical link, Open Graph tags (https://ogp.me) and breadcrumb of a page. */
export function Preview({ title, description, path, trail = emptyTrail, picture, focal }: PreviewProps) {
  const { agencyName } = useAgency();
  const absolute = useAbsoluteUrl();
  useLayoutEffect(removeStaleHeadTags, []);
  const image = toPreviewImage(picture, focal) ?? defaultImage;
  return (
    <>
      <link rel="canonical" href={absolute(path)} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={agencyName} />
      <meta property="og:locale" content="en_IN" />
      <meta property="og:url" content={absolute(path)} />
      <meta property="og:title" content={title} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:image" content={absolute(image.address)} />
      <meta property="og:image:type" content="image/jpeg" />
      <meta property="og:image:width" content={String(image.width)} />
      <meta property="og:image:height" content={String(image.height)} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      {description && <meta name="twitter:description" content={description} />}
      <meta name="twitter:image" content={absolute(image.address)} />
      <StructuredData thing={toBreadcrumbList(path, trail, absolute)} />
    </>
  );
}

const previewTagSelector = 'link[rel="canonical"], meta[property^="og:"], meta[name^="twitter:"]';

/** Removes the tags of a server-rendered page that was left before hydration, which React does not remove. */
function removeStaleHeadTags(): void {
  const [left, own] = document.head.querySelectorAll('link[rel="canonical"]');
  if (!left || !own) return;
  for (const tag of document.head.querySelectorAll(previewTagSelector)) {
    if (tag.compareDocumentPosition(own) & Node.DOCUMENT_POSITION_FOLLOWING) tag.remove();
  }
}

/** Only the backend's own pictures have a small JPEG of known size. */
function toPreviewImage(address: string | undefined, focal: FocalPoint | undefined) {
  const info = address === undefined ? undefined : parsePictureAddress(address);
  if (address === undefined || !info) return undefined;
  return focal
    ? { address: previewCropAddress(address, focal), ...previewCropSize(info) }
    : { address: previewAddress(address), ...previewSize(info) };
}
