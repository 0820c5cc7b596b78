import { waitForLoad } from '#core/offline/register-service-worker.ts';

/**
 * Removes the style of the picture behind the first photograph (server/http/pages/document-template.ts) once the page
 * has loaded. It is the last sheet: each one before it that came later would make Chromium read all fonts again and
 * lay out the whole page.
 */
export async function removePlaceholderStyle(): Promise<void> {
  await waitForLoad(window);
  document.querySelector('body > style')?.remove();
}
