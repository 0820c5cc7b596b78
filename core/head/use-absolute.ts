import { useContext } from 'react';
import { SurroundingsContext } from './surroundings.ts';

export function useAbsolute(): (address: string) => string {
  const { origin } = useContext(SurroundingsContext);
  return (address) => new URL(address, origin).href;
}
