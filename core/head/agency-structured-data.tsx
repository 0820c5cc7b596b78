import card from '#styles/art/icons/social-card.jpg';
import { toTravelAgency } from './schema-org.ts';
import { StructuredData } from './structured-data.tsx';
import { useAbsoluteUrl } from './use-absolute-url.ts';

export function AgencyStructuredData() {
  return <StructuredData thing={toTravelAgency(useAbsoluteUrl(), card)} />;
}
