import { Chapters } from './chapters.tsx';
import { privacy } from './legal-privacy-text.ts';

export const PrivacyContent = () => <Chapters book={privacy} />;
