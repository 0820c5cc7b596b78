import { createContext, useContext } from 'react';

/** Origin of the site. The default serves pages that are rendered without `Site`. */
export const OriginContext = createContext('http://localhost');

export function useAbsoluteUrl(): (address: string) => string {
  const origin = useContext(OriginContext);
  return (address) => new URL(address, origin).href;
}
