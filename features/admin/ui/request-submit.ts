const isKnown: boolean = 'requestSubmit' in HTMLFormElement.prototype;

/** As a press on the form's button: Safari knows `requestSubmit` from 16 on. */
export function requestSubmit(form: HTMLFormElement): void {
  // oxlint-disable-next-line no-restricted-properties -- only where it is known
  if (isKnown) form.requestSubmit();
  else if (form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))) form.submit();
}
