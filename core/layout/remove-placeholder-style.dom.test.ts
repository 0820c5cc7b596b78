import { afterEach, expect, it, vi } from 'vitest';
import { removePlaceholderStyle } from './remove-placeholder-style.ts';

const setReadyState = (state: DocumentReadyState) =>
  vi.spyOn(document, 'readyState', 'get').mockReturnValue(state);

afterEach(() => document.body.replaceChildren());

function addStyle() {
  document.body.innerHTML = '<main></main><style>img{background:url("data:,")}</style>';
}

it('keeps it until the page has loaded, so that the picture is not missed', async () => {
  setReadyState('interactive');
  addStyle();
  const removed = removePlaceholderStyle();
  await Promise.resolve();
  expect(document.querySelector('style')).not.toBeNull();
  window.dispatchEvent(new Event('load'));
  await removed;
  expect(document.querySelector('style')).toBeNull();
});

it('leaves a page without a placeholder as it is', async () => {
  setReadyState('complete');
  document.head.innerHTML = '<style>a{color:red}</style>';
  await removePlaceholderStyle();
  expect(document.querySelector('style')).not.toBeNull();
});
