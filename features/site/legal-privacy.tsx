import { Chapters } from './chapters.tsx';
import { privacy } from './legal-privacy-text.ts';

/** What stands on /privacy-policy. */
export const PrivacyContent = () => <Chapters book={privacy} />;
