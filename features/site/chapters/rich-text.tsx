import { Link } from 'wouter';
import type { LinkData, RichTextContent as Text } from './chapters-data.ts';
import * as styles from './rich-text.css.ts';

export function RichText({ children }: { readonly children: Text }) {
  if (typeof children === 'string') return children;
  return children.map((piece) =>
    typeof piece === 'string' ? piece : <TextLink key={piece.to} link={piece} />,
  );
}

export function TextLink({ link: { text, to } }: { readonly link: LinkData }) {
  if (to.startsWith('/') || to.startsWith('#'))
    return (
      <Link href={to} className={styles.link}>
        {text}
      </Link>
    );
  const tab = to.startsWith('https:') ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <a {...tab} href={to} className={styles.link}>
      {text}
    </a>
  );
}
