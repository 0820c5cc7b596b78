import { useEffect, useState } from 'react';
import { Announcement } from '#features/shared/ui/visually-hidden.tsx';

/** Ms for which a text must have stood before it is read out. */
const calm = 700;

/** News that may change with every letter typed: read out when it has come to rest. */
export function CalmAnnouncement({ text }: { readonly text: string }) {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), calm);
    return () => clearTimeout(timer);
  }, [text]);
  return <Announcement>{said}</Announcement>;
}
