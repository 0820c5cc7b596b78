import { createContext, use, type ComponentType } from 'react';

/** Modules of which a page was rendered on the server, by their paths in the project. */
export interface RenderedModules {
  /** Of the page itself, which hydrates first. */
  readonly first: Set<string>;
  /** Of what hydrates once the page is idle. */
  readonly shown: Set<string>;
}

export const RenderedModulesContext = createContext<RenderedModules | undefined>(undefined);

const pathOf = new WeakMap<object, string>();

/** What stands in the place of each dynamic import where pages are rendered (scripts/build/named-imports.ts). */
export async function nameModule<Module extends object>(imported: Promise<Module>, path: string) {
  const module = await imported;
  for (const value of Object.values(module)) if (value instanceof Object) pathOf.set(value, path);
  return module;
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
