/** Places of the tours in Hindi, as station boards spell them. */
const hindi = new Map([
  ['nepal', 'नेपाल'],
  ['kashi', 'काशी'],
  ['gujarat', 'गुजरात'],
  ['rajasthan', 'राजस्थान'],
  ['delhi', 'दिल्ली'],
  ['srinagar', 'श्रीनगर'],
  ['kullu & manali', 'कुल्लू व मनाली'],
  ['goa', 'गोवा'],
  ['maharashtra', 'महाराष्ट्र'],
  ['kerala', 'केरल'],
  ['thailand', 'थाईलैंड'],
  ['dubai', 'दुबई'],
  ['vietnam', 'वियतनाम'],
  ['singapore', 'सिंगापुर'],
  ['malaysia', 'मलेशिया'],
  ['sri lanka', 'श्रीलंका'],
  ['bhutan', 'भूटान'],
]);

export function localName(place: string): string | undefined {
  return hindi.get(place.trim().toLowerCase());
}
