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

const pathOf = new WeakMap<object, string>();

/** What stands in the place of each dynamic import where pages are rendered (scripts/build/named-imports.ts). */
export async function nameModule<Module extends object>(imported: Promise<Module>, path: string) {
  const module = await imported;
  for (const value of Object.values(module)) if (value instanceof Object) pathOf.set(value, path);
  return module;
}

/** The component, as one of the module that exports the other value. */
export function namedLike<Props extends object>(
  exported: object,
  Component: ComponentType<Props>,
): ComponentType<Props> {
  const path = pathOf.get(exported);
  if (path !== undefined) pathOf.set(Component, path);
  return Component;
}

/** The component; on the server one that adds its module to those of the page. */
export function recorded<Props extends object>(
  Component: ComponentType<Props>,
  part: keyof PageModules,
): ComponentType<Props> {
  const path = import.meta.env.SSR ? pathOf.get(Component) : undefined;
  if (path === undefined) return Component;
  return function Recorded(props: Props) {
    use(RenderingContext)?.modules[part].add(path);
    return <Component {...props} />;
  };
}
