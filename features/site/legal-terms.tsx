import { Chapters } from './chapters.tsx';
import { terms } from './legal-terms-text.ts';

export const TermsContent = () => <Chapters book={terms} />;
