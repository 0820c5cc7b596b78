import { useEffect, useState } from 'react';
import { Announcement } from '#features/shared/ui/visually-hidden.tsx';

/** Ms without a change before a text is announced. */
const calm = 700;

export function CalmAnnouncement({ text }: { readonly text: string }) {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), calm);
    return () => clearTimeout(timer);
  }, [text]);
  return <Announcement>{said}</Announcement>;
}
