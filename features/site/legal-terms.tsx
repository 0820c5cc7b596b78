import { Chapters } from './chapters/chapters.tsx';
import { terms } from './chapters/legal-terms-text.ts';

export const TermsContent = () => <Chapters page={terms} />;
