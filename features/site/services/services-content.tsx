import { ContactCallout } from '#features/site/sections/contact-callout.tsx';
import { Reviews } from '#features/site/reviews/reviews.tsx';
import { serviceGroups } from './services-data.ts';
import { Services } from './services.tsx';

export function ServicesContent() {
  return (
    <>
      {serviceGroups.map((group, index) => (
        <Services key={group.title} group={group} background={index === 0 ? 'ground' : 'haldi'} />
      ))}
      <Reviews />
      <ContactCallout
        title="Not on the list? Ask."
        text="We have found a harmonium in Thimphu and a cake in Leh. If it can be arranged by telephone, it can be arranged."
      />
    </>
  );
}
