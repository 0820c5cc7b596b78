import { useState } from 'react';
import { originalFacts, toAgency, type AgencyChanges } from '#contract/agency.ts';
import type { App } from '#core/app.ts';
import { Head } from '#core/head/head.tsx';
import { Brand } from '#core/layout/brand.tsx';
import { Footer } from '#core/layout/footer.tsx';
import { galleryPictures } from '#core/layout/gallery-pictures.ts';
import { AgencyEditor } from '#features/admin/agency/agency-editor.tsx';
import { createAgencyEditorStore, readStoredAgency } from '#features/admin/agency/agency-store.ts';
import type { OriginalAgency } from '#features/admin/agency/agency-values.ts';
import type { AgencyFormDeps } from '#features/admin/agency/use-agency-save.ts';
import { createHistoryStore } from '#features/admin/history/history-store.ts';
import { toastMs } from '#features/admin/ui/toasts-store.ts';
import { AgencyContext } from '#features/shared/agency.ts';
import { lazyComponent, weakMemoize } from '#features/shared/loading.tsx';
import { paths } from '#features/shared/paths.ts';
import { GuideCard, originalGuideText } from '#features/site/sections/guide-card.tsx';
import { originalReviews } from '#features/site/sections/reviews-data.ts';
import { Reviews } from '#features/site/sections/reviews.tsx';
import portrait from '#styles/art/guide.svg';
import { posterAddress } from '#styles/art/posters.ts';
import { getAdminStores } from './admin-stores.ts';
import * as styles from './admin.css.ts';
import { createSharedDeps } from './form-deps.ts';

const original: OriginalAgency = {
  facts: { ...originalFacts, guideText: originalGuideText, reviews: originalReviews },
  guidePicture: portrait,
  gallery: galleryPictures.map(([poster, alt]) => ({ address: posterAddress(poster), alt })),
};

/** Only this page needs it, so its code makes it. A save that ends later wins over what the next visit reads. */
const getAgencyStore = weakMemoize((app: App) => {
  const { http, changes } = getAdminStores(app);
  return createAgencyEditorStore(http, changes);
});

function createAgencyDeps(app: App): AgencyFormDeps {
  const { packages, toasts, http } = getAdminStores(app);
  return {
    ...createSharedDeps(app),
    store: getAgencyStore(app),
    openHistory: (id) => createHistoryStore(http, { kind: 'agency', read: readStoredAgency }, id),
    original,
    Preview: AgencyPreview,
    examplePath: () => {
      const [tour] = packages.list.value() ?? [];
      return tour ? paths.packageDetail(tour._id) : paths.contact;
    },
    onFailedAfterLeave: (text) => toasts.show({ text, tone: 'danger', ms: toastMs.usual }),
  };
}

export function AgencyPage({ app }: { readonly app: App }) {
  const [deps] = useState(() => createAgencyDeps(app));
  return (
    <>
      <Head title="Your agency, Admin Panel" robots="noindex" />
      <AgencyEditor deps={deps} />
    </>
  );
}

const Office = lazyComponent(async () => (await import('#features/site/office/contact-content.tsx')).Office, {
  ssr: false,
});

/** The parts of the site that show the agency, with what is typed. Nothing in it can be pressed. */
function AgencyPreview({ changes }: { readonly changes: AgencyChanges }) {
  const agency = toAgency(changes);
  const { whatsApp, agencyName } = agency;
  return (
    <AgencyContext value={agency}>
      <Part title="Head of each page">
        <div className={styles.head}>
          <Brand ground="page" />
        </div>
      </Part>
      <Part title="Chat about a tour">
        <p className={styles.chat}>
          To {whatsApp.display} (wa.me/{whatsApp.digits}): “Hello! I would like to know more about Goa by
          train.” The mails to customers come from {agencyName}.
        </p>
      </Part>
      <Part title="Contact page">
        <Office />
      </Part>
      <Part title="Guide">
        <GuideCard label="Your guide" />
      </Part>
      <Part title="Reviews">
        <Reviews />
      </Part>
      <Part title="Foot of each page">
        <Footer />
      </Part>
    </AgencyContext>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: React.ReactNode }) {
  return (
    <section aria-label={title}>
      <h3 className={styles.partTitle}>{title}</h3>
      <div inert className={styles.part}>
        {children}
      </div>
    </section>
  );
}
