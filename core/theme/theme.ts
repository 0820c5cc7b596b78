/** `system` follows the device. */
export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** Key in local storage; the script in index.html reads it before the first paint. */
const storageKey = 'theme';

/** @returns `system` for everything that is no theme */
export const toTheme = (text: string | null | undefined): Theme =>
  themes.find((theme) => theme === text) ?? 'system';

export const shownTheme = (): Theme => toTheme(document.documentElement.dataset['theme']);

/** Calls back when the page's theme changes. @returns stops */
export function watchTheme(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

/** Shows a theme and stores it; where storage is forbidden, it lasts until the page is left. */
export function chooseTheme(theme: Theme) {
  showTheme(theme);
  try {
    if (theme === 'system') localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, theme);
  } catch {
    // The theme is shown all the same.
  }
}

/** Follows the choice made in another tab. @returns stops */
export function followTheme(): () => void {
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}

function follow({ key, newValue }: StorageEvent) {
  if (key === storageKey || key === null) showTheme(toTheme(newValue));
}

/** Sets the page's colours, and which `theme-color` of index.html the browser's own bars take. */
export function showTheme(theme: Theme) {
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[data-theme-color]')) {
    const scheme = meta.dataset['themeColor'];
    const chosen = theme === scheme ? 'all' : 'not all';
    meta.media = theme === 'system' ? `(prefers-color-scheme: ${scheme})` : chosen;
  }
}
