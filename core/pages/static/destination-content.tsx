import { DestinationLists } from '#features/destinations/destination-lists.tsx';
import { ContactCallout } from '#features/site/sections/sections.tsx';

/** Content of the Destination page (specification, section 2). */
export function DestinationContent() {
  return (
    <>
      <DestinationLists />
      <ContactCallout
        title="Which dates, and for how many?"
        text="The discount on each plate is off the package price; the prices in our lists are before it. Ring with your dates, and we will say what the tour costs."
      />
    </>
  );
}
