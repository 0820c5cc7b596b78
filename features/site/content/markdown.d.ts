declare module '*.md' {
  import type { Content } from '#features/site/sections/content.ts';
  export const content: Content;
}
