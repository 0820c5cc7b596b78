import type { ShortlistSlotProps } from '#features/shared/shortlist-slot.tsx';
import { HeartButton } from '#features/shortlist/header.tsx';
import type { ShortlistStorage } from '#features/shortlist/shortlist-storage.ts';
import { createShortlistStore } from '#features/shortlist/store.ts';

const nowhere: ShortlistStorage = { read: () => null, write: () => true, listen: () => () => {} };

/** Can be pressed, and keeps nothing. */
const store = createShortlistStore(nowhere);

export const PreviewHeart = (props: ShortlistSlotProps) => <HeartButton store={store} {...props} />;
