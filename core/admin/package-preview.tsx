import type { DetailViewProps } from '#core/pages/detail-page.tsx';
import type { PreviewProps } from '#features/admin/form/form-deps.ts';
import { lazyComponent } from '#features/shared/loading.tsx';
import { ShortlistSlotContext, type ShortlistSlotProps } from '#features/shared/shortlist-slot.tsx';
import { Spinner } from '#features/shared/ui/elements.tsx';

/** The chunk of the public page. A failed import is repeated: an error would take the typed form off the screen. */
const DetailView = lazyComponent<DetailViewProps>(
  async () => (await import('#core/pages/detail-page.tsx')).DetailView,
  { ssr: false, Fallback: () => <Spinner label="Loading the preview..." /> },
);

const PreviewHeart = lazyComponent(async () => (await import('./preview-heart.tsx')).PreviewHeart, {
  ssr: false,
});
const renderHeart = (props: ShortlistSlotProps) => <PreviewHeart {...props} />;

export const createPackagePreview = (origin: string) =>
  function PackagePreview({ tour }: PreviewProps) {
    return (
      <ShortlistSlotContext value={renderHeart}>
        <DetailView id={tour._id} status={{ kind: 'loaded', tour }} card={tour} origin={origin} />
      </ShortlistSlotContext>
    );
  };
