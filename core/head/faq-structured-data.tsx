import { questionGroups } from '#features/site/faqs/help-faqs-data.ts';
import { toFaqPage } from './schema-org.ts';
import { StructuredData } from './structured-data.tsx';

export function FaqStructuredData() {
  return <StructuredData thing={toFaqPage(questionGroups)} />;
}
