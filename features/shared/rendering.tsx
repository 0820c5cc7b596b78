import { createContext, use, type ComponentType, type CSSProperties } from 'react';
import type { PageModules, PageRequest } from '#contract/page-renderer.ts';

/** The page that the server renders: what it is rendered for, and what its components tell of it. */
export interface Rendering extends Pick<PageRequest, 'embed'> {
  readonly savesData: boolean;
  /** What the page is made of, as far as it is rendered. */
  readonly modules: Readonly<Record<keyof PageModules, Set<string>>>;
  readonly onPhotograph: (address: string) => void;
  /** Adds a rule to the sheet of the page. @returns the value of `data-style` for which it holds */
  readonly addRule: (style: CSSProperties) => string | undefined;
}

/** Undefined in browsers. */
export const RenderingContext = createContext<Rendering | undefined>(undefined);

/**
 * Props for the declarations of one element, each a text. On the server they are a rule of the page's sheet, as the
 * content security policy forbids style attributes in markup; in browsers React sets them through the CSSOM.
 */
export function useStyle(style: CSSProperties) {
  const rendering = use(RenderingContext);
  return rendering ? { 'data-style': rendering.addRule(style) } : { style };
}

/** Paths of the dynamic imports that `loadRecorded` is about to begin. */
let named: string[] = [];

/** What stands in the place of each dynamic import where pages are rendered (scripts/build/named-imports.ts). */
export function nameModule<Module>(imported: Module, path: string): Module {
  named.push(path);
  return imported;
}

/** Loads a component; on the server one that adds the modules it comes from to those of the page. */
export function loadRecorded<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  part: keyof PageModules,
): Promise<ComponentType<Props>> {
  named = [];
  const loading = load();
  const paths = named;
  named = [];
  return import.meta.env.SSR ? recordWith(paths, part, loading) : loading;
}

async function recordWith<Props extends object>(
  paths: readonly string[],
  part: keyof PageModules,
  loading: Promise<ComponentType<Props>>,
): Promise<ComponentType<Props>> {
  const Component = await loading;
  return function Recorded(props: Props) {
    const modules = use(RenderingContext)?.modules[part];
    for (const path of paths) modules?.add(path);
    return <Component {...props} />;
  };
}
