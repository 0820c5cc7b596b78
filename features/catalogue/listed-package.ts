import type { Snapshot } from 'valtio/vanilla';
import type { Package } from '#contract/package.ts';

export type ListedPackage = Snapshot<Package>;
