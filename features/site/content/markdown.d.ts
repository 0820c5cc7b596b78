declare module '*.md' {
  import type { Content, TextHead } from '#features/site/sections/content.ts';
  /** Of a page. */
  export const head: TextHead;
  export const content: Content;
}
