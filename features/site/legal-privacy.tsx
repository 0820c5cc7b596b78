import { Chapters } from './chapters/chapters.tsx';
import { privacy } from './chapters/legal-privacy-text.ts';

export const PrivacyContent = () => <Chapters page={privacy} />;
