/** ms from a key to the paint of its first cards, and of the whole result with count and later cards. */
export interface KeyTimes {
  readonly cards: number;
  readonly whole: number;
}

/** Runs in the page: puts a promise of the next key's times into `keyTimes`. */
export function recordNextKey(): void {
  const seen = 4;
  /** ms without a change until the list is final: longer than the delay until the address is updated. */
  const idleTime = 400;
  const articles = document.getElementsByTagName('article');
  const readResult = () => {
    const search = document.querySelector('input[type=search]');
    const count = document.querySelector('main p[tabindex="-1"], main output')?.textContent;
    const typed = search instanceof HTMLInputElement ? search.value : '';
    const first = Array.from({ length: seen }, (_, index) => articles.item(index)?.textContent);
    const cards = JSON.stringify([typed, first]);
    return { cards, whole: JSON.stringify([cards, articles.length, count]) };
  };
  const keyTimes = new Promise((resolve) => {
    const typed = ({ timeStamp }: KeyboardEvent) => {
      let shown = { cards: '', whole: '' };
      const times = { cards: 0, whole: 0 };
      const frame = () => {
        const next = readResult();
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => {
          const since = performance.now() - timeStamp;
          if (next.cards !== shown.cards) times.cards = since;
          if (next.whole !== shown.whole) times.whole = since;
          shown = next;
          if (since - times.whole > idleTime) resolve(times);
          else requestAnimationFrame(frame);
        });
        port1.start();
        port2.postMessage('painted');
      };
      requestAnimationFrame(frame);
    };
    addEventListener('keydown', typed, { capture: true, once: true });
  });
  Object.assign(window, { keyTimes });
}
