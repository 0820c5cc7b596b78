import { brochureFile } from '#contract/brochure.ts';
import type { CountedEvent, CountInput } from '#contract/counts.ts';
import { mainId } from '#core/layout/main.tsx';
import { matchRoute } from '#core/routes.ts';
import { paths } from '#features/shared/paths.ts';

/**
 * What a click does with a package; undefined for every other click. A card is about its own package, the rest of the
 * page about that of the page, and header and footer about none.
 * @param pageId of the package whose page is shown; '' on other pages
 */
export function readClickedEvent(target: EventTarget | null, pageId: string): CountInput | undefined {
  const control = target instanceof Element ? target.closest('a[href], button') : null;
  const event = control && eventOf(control);
  if (!event) return undefined;
  const id = control.closest('article') ? cardId(control) : control.closest(`#${mainId}`) ? pageId : '';
  return id === '' ? undefined : { event, id };
}

function eventOf(control: Element): CountedEvent | undefined {
  if (control.hasAttribute('data-share')) return 'share';
  const href = control.getAttribute('href') ?? '';
  if (href.startsWith('tel:')) return 'call';
  // Without a number WhatsApp asks to whom the message goes: the visitor sends the package to somebody.
  if (href.startsWith('https://wa.me/')) return href.startsWith('https://wa.me/?') ? 'share' : 'chat';
  return href.endsWith(`/${brochureFile}`) ? 'brochure' : undefined;
}

function cardId(control: Element): string {
  const link = control.closest('article')?.querySelector(`a[href^="${paths.packageDetail('')}"]`);
  return link ? matchRoute(link.getAttribute('href') ?? '').param : '';
}
