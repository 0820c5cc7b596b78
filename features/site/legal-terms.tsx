import { Chapters } from './chapters.tsx';
import { terms } from './legal-terms-text.ts';

/** What stands on /terms. */
export const TermsContent = () => <Chapters book={terms} />;
