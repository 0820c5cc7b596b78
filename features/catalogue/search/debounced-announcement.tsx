import { useEffect, useState } from 'react';
import { Announcement } from '#features/shared/ui/visually-hidden.tsx';

/** Ms without a change before a text is announced. */
const debounceDelay = 700;

export function DebouncedAnnouncement({ text }: { readonly text: string }) {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), debounceDelay);
    return () => clearTimeout(timer);
  }, [text]);
  return <Announcement>{said}</Announcement>;
}
