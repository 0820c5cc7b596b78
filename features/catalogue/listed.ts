import type { Snapshot } from 'valtio/vanilla';
import type { Package } from '#contract/package.ts';

/** A package as lists show it. */
export type Listed = Snapshot<Package>;
