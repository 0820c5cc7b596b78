import { useState } from 'react';
import { originalFacts } from '#contract/agency.ts';
import type { App } from '#core/app.ts';
import { weakMemoize } from '#features/shared/loading.tsx';
import { galleryPictures } from '#core/layout/gallery-pictures.ts';
import { Head } from '#core/head/head.tsx';
import { createAgencyApi, createAgencyHistoryApi } from '#features/admin/agency/agency-api.ts';
import { AgencyEditor } from '#features/admin/agency/agency-editor.tsx';
import type { AgencyFormDeps } from '#features/admin/agency/agency-form-deps.ts';
import { createAgencyEditorStore } from '#features/admin/agency/agency-store.ts';
import type { OriginalAgency } from '#features/admin/agency/agency-values.ts';
import { createHistoryStore } from '#features/admin/history/history-store.ts';
import { toastMs } from '#features/admin/ui/toasts-store.ts';
import { paths } from '#features/shared/paths.ts';
import { dataOf } from '#features/shared/query.ts';
import { originalGuideText } from '#features/site/sections/guide-card.tsx';
import { originalReviews } from '#features/site/sections/reviews-data.ts';
import portrait from '#styles/art/guide.svg';
import { posterAddress } from '#styles/art/posters.ts';
import { getAdminStores } from './admin-stores.ts';
import { AgencyPreview } from './agency-preview.tsx';
import { createSharedDeps } from './form-deps.ts';

const original: OriginalAgency = {
  facts: { ...originalFacts, guideText: originalGuideText, reviews: originalReviews },
  guidePicture: portrait,
  gallery: galleryPictures.map(([poster, alt]) => ({ address: posterAddress(poster), alt })),
};

/** Only this page needs them, so its code makes them. */
const getAgencyStores = weakMemoize((app: App) => {
  const { http, changes } = getAdminStores(app);
  return {
    editor: createAgencyEditorStore(createAgencyApi(http), changes),
    history: createHistoryStore(createAgencyHistoryApi(http)),
  };
});

function createAgencyDeps(app: App): AgencyFormDeps {
  const { editor, history } = getAgencyStores(app);
  const { packages, toasts } = getAdminStores(app);
  return {
    ...createSharedDeps(app),
    store: editor,
    history: app.auth.hasFeature('history') ? history : null,
    original,
    Preview: AgencyPreview,
    examplePath: () => {
      const [tour] = dataOf(packages.state.packages) ?? [];
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
