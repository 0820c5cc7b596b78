import { createContext } from 'react';

/** What a page's head knows of the world around the page. */
export interface Surroundings {
  /** Origin of the site, for addresses that are read elsewhere. */
  readonly origin: string;
  /** Takes the structured data of a page that is rendered on the server. */
  readonly collect?: (text: string) => void;
}

/** Without a site around it, a page stands on this machine. */
export const SurroundingsContext = createContext<Surroundings>({ origin: 'http://localhost' });
