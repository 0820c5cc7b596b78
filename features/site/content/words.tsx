import { Link } from 'wouter';
import type { Agency } from '#contract/agency.ts';
import { useAgency } from '#features/shared/agency.ts';
import {
  paragraphsOf,
  plainWords,
  sectionsOf,
  type Content,
  type Fill,
  type LinkData,
  type Words,
} from '#features/site/sections/content.ts';
import { ContactCallout } from '#features/site/sections/sections.tsx';
import { textLink } from '#styles/recipes.css.ts';
import { content as storedInBrowser } from './stored-in-browser.md';

const contactLink = ({
  display,
  address,
}: {
  readonly display: string;
  readonly address: string;
}): LinkData => ({
  text: display,
  to: address,
});

/** What the browsers of those keep who only look around: the paragraph of each entry. */
const storedForVisitors = sectionsOf(storedInBrowser).flatMap(({ content }) =>
  paragraphsOf(content).map(plainWords),
);

const readFill: Readonly<Record<Fill, (agency: Agency) => string | LinkData>> = {
  agency: ({ agencyName }) => agencyName,
  guide: ({ guide }) => guide.name,
  since: ({ guide }) => `${guide.since}`,
  office: ({ officeAddress }) => officeAddress.join(', '),
  hours: ({ officeHours }) => officeHours.map(({ days, time }) => `${days}, ${time}`).join('; '),
  phone: ({ phones }) => contactLink(phones.india),
  phoneAbroad: ({ phones }) => contactLink(phones.international),
  whatsApp: ({ whatsApp }) => contactLink(whatsApp),
  mail: ({ supportEmail }) => contactLink(supportEmail),
  storedForVisitors: () => `${storedForVisitors.slice(0, -1).join(', ')} and ${storedForVisitors.at(-1)}`,
};

/** Text with its links; what the agency's owner types is text, too. */
export function Text({ words }: { readonly words: Words }) {
  const agency = useAgency();
  const pieces: (string | LinkData)[] = [];
  for (const word of words) {
    const piece = typeof word !== 'string' && 'fill' in word ? readFill[word.fill](agency) : word;
    const last = pieces.at(-1);
    // A single text node: of several, all but the first move when the font loads.
    if (typeof piece === 'string' && typeof last === 'string') pieces.splice(-1, 1, last + piece);
    else pieces.push(piece);
  }
  return pieces.map((piece) =>
    typeof piece === 'string' ? piece : <TextLink key={piece.to} link={piece} />,
  );
}

function TextLink({ link: { text, to } }: { readonly link: LinkData }) {
  if (to.startsWith('/') || to.startsWith('#'))
    return (
      <Link href={to} className={textLink.inText}>
        {text}
      </Link>
    );
  const tab = to.startsWith('https:') ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <a {...tab} href={to} className={textLink.inText}>
      {text}
    </a>
  );
}

interface ParagraphsProps {
  readonly content: Content;
  /** The class of the first paragraph, and of those after it. */
  readonly first?: string;
  readonly rest?: string;
}

export const Paragraphs = ({ content, first, rest }: ParagraphsProps) =>
  paragraphsOf(content).map((words, index) => (
    <p key={plainWords(words)} className={index === 0 ? first : rest}>
      <Text words={words} />
    </p>
  ));

/** The section without an id, at the end of a page: what to do next. */
export function CallToAction({ content }: { readonly content: Content }) {
  const section = sectionsOf(content).find(({ id }) => id === undefined);
  if (!section) return null;
  return (
    <ContactCallout title={section.title} text={<Text words={paragraphsOf(section.content).flat()} />} />
  );
}
