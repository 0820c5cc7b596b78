import { Chapters } from './chapters.tsx';
import { cookies } from './legal-cookies-text.ts';

/** What stands on /cookies. */
export const CookiesContent = () => <Chapters book={cookies} />;
