import { questionGroups } from '#features/site/help-faqs-data.ts';
import { questions } from './facts.ts';
import { StructuredData } from './structured-data.tsx';

export function QuestionFacts() {
  return <StructuredData thing={questions(questionGroups)} />;
}
