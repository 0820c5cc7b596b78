import { createContext, use, type ComponentType } from 'react';
import type { PageModules } from '#contract/page-renderer.ts';

type RenderedModules = Readonly<Record<keyof PageModules, Set<string>>>;

/** What the page that the server renders is made of, as far as it is rendered. */
export const RenderedModulesContext = createContext<RenderedModules | undefined>(undefined);

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
  part: keyof RenderedModules,
): ComponentType<Props> {
  const path = import.meta.env.SSR ? pathOf.get(Component) : undefined;
  if (path === undefined) return Component;
  return function Recorded(props: Props) {
    use(RenderedModulesContext)?.[part].add(path);
    return <Component {...props} />;
  };
}
