/** `system` follows the device. */
export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** Key in local storage; the script in index.html reads it before the first paint. */
const storageKey = 'theme';

export const toTheme = (text: string | null | undefined): Theme =>
  themes.find((theme) => theme === text) ?? 'system';

export const getTheme = (): Theme => toTheme(document.documentElement.dataset['theme']);

export function subscribeToTheme(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

/** Shows a theme and stores it; where storage is forbidden, it lasts until the page is left. */
export function chooseTheme(theme: Theme) {
  applyTheme(theme);
  try {
    if (theme === 'system') localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, theme);
  } catch {
    // The theme is shown all the same.
  }
}

export function syncThemeAcrossTabs(): () => void {
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

function onStorage({ key, newValue }: StorageEvent) {
  if (key === storageKey || key === null) applyTheme(toTheme(newValue));
}

/** Sets the page's colours, and which `theme-color` of index.html the browser's own bars take. */
export function applyTheme(theme: Theme) {
  const { dataset } = document.documentElement;
  if (theme !== getTheme()) skipTransitions(dataset);
  if (theme === 'system') delete dataset['theme'];
  else dataset['theme'] = theme;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[data-theme-color]')) {
    const scheme = meta.dataset['themeColor'];
    const media = theme === scheme ? 'all' : 'not all';
    meta.media = theme === 'system' ? `(prefers-color-scheme: ${scheme})` : media;
  }
}

/** The frame that ends the last change. */
let lastFrame = 0;

/** Until the next paint, as the new colours would start a hundred transitions, each frame of them a paint of the page. */
function skipTransitions(dataset: DOMStringMap) {
  dataset['themeChanges'] = '';
  cancelAnimationFrame(lastFrame);
  lastFrame = requestAnimationFrame(() => {
    lastFrame = requestAnimationFrame(() => delete dataset['themeChanges']);
  });
}
