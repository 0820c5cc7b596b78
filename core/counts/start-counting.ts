import { subscribe } from 'valtio/vanilla';
import { countedEvents, type CountInput } from '#contract/counts.ts';
import type { App } from '#core/app.ts';
import { matchRoute } from '#core/routes.tsx';
import { callAddress } from '#features/shared/http.ts';
import { dataOf } from '#features/shared/query.ts';

interface CountingBrowser {
  readonly document: Document;
  readonly navigator: Pick<Navigator, 'sendBeacon'> & {
    readonly doNotTrack?: string | null;
    /** https://w3c.github.io/gpc/ */
    readonly globalPrivacyControl?: boolean;
  };
}

type CountedApp = {
  readonly router: Pick<App['router'], 'state' | 'subscribe'>;
  readonly details: Pick<App['details'], 'state'>;
  readonly auth: { readonly state: Pick<App['auth']['state'], 'isAuthenticated'> };
};

/**
 * Reports which packages are opened, and from which visitors call, chat, share or take the brochure: the name of the
 * event and the package's id, nothing about the visitor. Nobody who is signed in or asks not to be tracked is counted.
 * @returns reports a click; called before React's own listeners, which may remove the target from the page
 */
export function startCounting(
  { router, details, auth }: CountedApp,
  { document, navigator }: CountingBrowser,
): (target: EventTarget | null) => void {
  const isCounted = () =>
    navigator.doNotTrack !== '1' &&
    navigator.globalPrivacyControl !== true &&
    // The mark is there before the session is known (core/session/session-sync.ts).
    !('signedIn' in document.documentElement.dataset || auth.state.isAuthenticated);

  // A beacon is sent even when the click leaves the page (W3C Beacon).
  const send = (input: CountInput) => {
    if (!isCounted()) return;
    const body = new Blob([JSON.stringify(input)], { type: 'application/json' });
    navigator.sendBeacon(callAddress('/count'), body);
  };

  let page = { id: '', isReported: false };
  const update = () => {
    const { name, param } = matchRoute(router.state().location.path);
    const id = name === 'packageDetail' ? param : '';
    if (id !== page.id) page = { id, isReported: false };
    // A page that is loaded ahead or in the background is opened once it is seen.
    if (id === '' || page.isReported || document.visibilityState !== 'visible') return;
    const { detail } = details.state;
    if (detail.id !== id || !dataOf(detail.call)) return;
    page.isReported = true;
    send({ event: 'open', id });
  };
  update();
  router.subscribe(update);
  subscribe(details.state, update);
  document.addEventListener('visibilitychange', update);
  return (target) => {
    const input = readClickedEvent(target);
    if (input) send(input);
  };
}

/**
 * What a click does with a package; undefined for every other click. `data-count` of a control says what, `data-package`
 * of what surrounds it of which package.
 */
export function readClickedEvent(target: EventTarget | null): CountInput | undefined {
  const control = target instanceof Element ? target.closest<HTMLElement>('[data-count]') : null;
  const event = countedEvents.find((name) => name === control?.dataset['count']);
  const id = control?.closest<HTMLElement>('[data-package]')?.dataset['package'];
  return event && id ? { event, id } : undefined;
}
