import { PackageRow } from '#features/catalogue/home/package-row.tsx';
import type { CatalogueStore } from '#features/catalogue/store.ts';
import { AboutBlock } from '#features/site/sections/about-block.tsx';
import { GuideCard } from '#features/site/sections/guide-card.tsx';
import { Reviews } from '#features/site/sections/reviews.tsx';
import { Steps } from '#features/site/sections/steps.tsx';

/** Below the first screen, so its code loads once the page is idle. */
export function HomeBelowFold({ catalogue }: { readonly catalogue: CatalogueStore }) {
  return (
    <>
      <PackageRow
        store={catalogue}
        category="domestic"
        lead="A long weekend by the ghats, or ten days with the mountains for company."
      />
      <PackageRow
        store={catalogue}
        category="international"
        lead="We fill in the visa forms. You look for your sunglasses."
      />
      <Reviews />
      <AboutBlock />
      <Steps />
      <GuideCard label="Your guide" />
    </>
  );
}
