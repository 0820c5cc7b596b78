import type { Snapshot } from 'valtio/vanilla';
import type { Package } from '#contract/package.ts';

export type Listed = Snapshot<Package>;
