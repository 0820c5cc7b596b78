import { createContext } from 'react';

export interface HeadContextValue {
  /** Origin of the site, for absolute addresses. */
  readonly origin: string;
  /** Collects the structured data of a page that is rendered on the server. */
  readonly collect?: (text: string) => void;
}

/** The default serves pages that are rendered without `Site`. */
export const HeadContext = createContext<HeadContextValue>({ origin: 'http://localhost' });
