import { useEffect, useState } from 'react';
import { Announcement } from '#features/shared/ui/visually-hidden.tsx';

/** Ms without a change before a text is announced. */
const debounceDelay = 700;

export function DebouncedAnnouncement({ text }: { readonly text: string }) {
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(text), debounceDelay);
    return () => clearTimeout(timer);
  }, [text]);
  return <Announcement>{announced}</Announcement>;
}
