import card from '#styles/art/icons/social-card.jpg';
import { agency } from './facts.ts';
import { StructuredData } from './structured-data.tsx';
import { useAbsolute } from './use-absolute.ts';

export function AgencyFacts() {
  return <StructuredData thing={agency(useAbsolute(), card)} />;
}
