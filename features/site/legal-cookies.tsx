import { Chapters } from './chapters/chapters.tsx';
import { cookies } from './chapters/legal-cookies-text.ts';

export const CookiesContent = () => <Chapters page={cookies} />;
