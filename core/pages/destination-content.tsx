import { DestinationLists } from '#features/destinations/destination-lists.tsx';
import { content } from '#features/site/content/destination.md';
import { CallToAction } from '#features/site/content/words.tsx';

export { head } from '#features/site/content/destination.md';

/** Content of the Destination page (specification, section 2). */
export function Contents() {
  return (
    <>
      <DestinationLists />
      <CallToAction content={content} />
    </>
  );
}
