import { useContext } from 'react';
import { SurroundingsContext } from './surroundings.ts';

/** Makes addresses of the site such as are read elsewhere. */
export function useAbsolute(): (address: string) => string {
  const { origin } = useContext(SurroundingsContext);
  return (address) => new URL(address, origin).href;
}
