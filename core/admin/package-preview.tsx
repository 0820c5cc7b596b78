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

/** Can be pressed, and keeps nothing. */
const Heart = lazyComponent<ShortlistSlotProps>(
  async () => {
    const [{ HeartButton }, { createShortlistStore }] = await Promise.all([
      import('#features/shortlist/header.tsx'),
      import('#features/shortlist/store.ts'),
    ]);
    const store = createShortlistStore({ read: () => null, write: () => true, listen: () => () => {} });
    return (props) => <HeartButton store={store} {...props} />;
  },
  { ssr: false },
);

const renderHeart = (props: ShortlistSlotProps) => <Heart {...props} />;

export const createPackagePreview = (origin: string) =>
  function PackagePreview({ tour }: PreviewProps) {
    return (
      <ShortlistSlotContext value={renderHeart}>
        <DetailView id={tour._id} status={{ kind: 'loaded', tour }} card={tour} origin={origin} />
      </ShortlistSlotContext>
    );
  };
