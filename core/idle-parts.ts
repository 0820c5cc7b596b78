/** What every public page loads once it is idle: one chunk, as one without the others would be of no use. */
export { Preview } from './head/preview.tsx';
export {
  AgencyStructuredData,
  PackageListStructuredData,
  TourStructuredData,
} from './head/structured-data.tsx';
export { Footer } from './layout/footer.tsx';
export { NavigationEffects } from './navigation/navigation-effects.tsx';
export { Offline } from './offline/offline.tsx';
export { ShortlistView } from './shortlist/shortlist-views.tsx';
export { startWhenIdle } from './start-when-idle.ts';
