import { Chapters } from './chapters.tsx';
import { cookies } from './legal-cookies-text.ts';

export const CookiesContent = () => <Chapters book={cookies} />;
