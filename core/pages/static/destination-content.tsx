import { DestinationLists } from '#features/destinations/destination-lists.tsx';
import { ContactCallout } from '#features/site/sections/contact-callout.tsx';

/** Content of the Destination page (specification, section 2). */
export function DestinationContent() {
  return (
    <>
      <DestinationLists />
      <ContactCallout
        title="Which dates, and for how many?"
        text="The discount on each plate is off the package price this season. Ring with your dates, and we will say whether they fall into it."
      />
    </>
  );
}
