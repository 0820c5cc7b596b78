/** The language of a name, by its script; of several languages with one script, the one that most people read. */
const languages: readonly (readonly [RegExp, string])[] = [
  [/\p{Script=Devanagari}/u, 'hi'],
  [/\p{Script=Bengali}/u, 'bn'],
  [/\p{Script=Tamil}/u, 'ta'],
  [/\p{Script=Telugu}/u, 'te'],
  [/\p{Script=Kannada}/u, 'kn'],
  [/\p{Script=Malayalam}/u, 'ml'],
  [/\p{Script=Gujarati}/u, 'gu'],
  [/\p{Script=Gurmukhi}/u, 'pa'],
  [/\p{Script=Oriya}/u, 'or'],
  [/\p{Script=Arabic}/u, 'ur'],
  [/\p{Script=Sinhala}/u, 'si'],
  [/\p{Script=Tibetan}/u, 'bo'],
  [/\p{Script=Thai}/u, 'th'],
  [/\p{Script=Hangul}/u, 'ko'],
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 'ja'],
  [/\p{Script=Han}/u, 'zh'],
];

/** @returns a BCP 47 tag; '' when the script does not tell the language (`lang=""`: unknown) */
export const languageOf = (name: string): string =>
  languages.find(([script]) => script.test(name))?.[1] ?? '';
