import type { SelectPackages } from '#contract/page-renderer.ts';

export interface SearchResult {
  readonly select: SelectPackages;
}
