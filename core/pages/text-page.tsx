import type { ComponentType } from 'react';
import { preload } from 'react-dom';
import { Head, type PageHead } from '#core/head/head.tsx';
import { Hero } from '#core/layout/hero.tsx';
import type { TextHead } from '#features/site/sections/content.ts';
import eczar from '#styles/fonts/eczar-400.woff2';

/** The words of a page, and what shows them. */
export interface TextModule {
  readonly head: TextHead & Pick<PageHead, 'isOfAgency' | 'questions'>;
  readonly Contents: ComponentType;
}

/** @param path its canonical one */
export function createTextPage({ head, Contents }: TextModule, path: string): ComponentType {
  const { title, local, poster, ...about } = head;
  const trail = [{ label: title }];
  return function TextPage() {
    preload(eczar, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
    return (
      <>
        <Head title={title} {...about} path={path} trail={trail} />
        <Hero poster={poster} title={title} local={local} trail={trail} />
        <Contents />
      </>
    );
  };
}
