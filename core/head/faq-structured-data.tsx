import { content } from '#features/site/content/faqs.md';
import { leadOf, sectionsOf } from '#features/site/sections/content.ts';
import { toFaqPage } from './schema-org.ts';
import { StructuredData } from './structured-data.tsx';

const questions = sectionsOf(content)
  .flatMap((group) => sectionsOf(group.content))
  .map((entry) => ({ question: entry.title, answer: leadOf(entry.content) }));

export function FaqStructuredData() {
  return <StructuredData thing={toFaqPage(questions)} />;
}
