import { createContext, useContext } from 'react';

/** Origin of the site. The default serves pages that are rendered without `Site`. */
export const OriginContext = createContext('http://localhost');

/** The site may be open under another name of its host. @returns undefined for a page that the server did not render */
export function readCanonicalOrigin(page: Pick<Document, 'querySelector'>): string | undefined {
  const link = page.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  return link ? new URL(link.href).origin : undefined;
}

export function useAbsoluteUrl(): (address: string) => string {
  const origin = useContext(OriginContext);
  return (address) => new URL(address, origin).href;
}
