/** Until the code that counts has loaded: keeps what was clicked. @returns the targets so far, and stops */
export function trackEarlyClicks(document: Document): () => readonly EventTarget[] {
  const targets: EventTarget[] = [];
  const onClick = ({ target }: Event) => void (target && targets.push(target));
  document.addEventListener('click', onClick, true);
  return () => {
    document.removeEventListener('click', onClick, true);
    return targets;
  };
}
