import { useContext } from 'react';
import { HeadContext } from './head-context.ts';

export function useAbsoluteUrl(): (address: string) => string {
  const { origin } = useContext(HeadContext);
  return (address) => new URL(address, origin).href;
}
