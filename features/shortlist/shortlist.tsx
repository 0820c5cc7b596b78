import { useSearch } from 'wouter';
import { readListAddress } from './list-address.ts';
import { OwnList } from './list/own-list.tsx';
import { SharedList } from './list/shared-list.tsx';
import type { ShortlistDeps } from './shortlist-deps.ts';

export function Shortlist({ deps }: { readonly deps: ShortlistDeps }) {
  const { ids } = readListAddress(useSearch());
  return ids ? <SharedList deps={deps} ids={ids} /> : <OwnList deps={deps} />;
}
