/** The original text about the guide. */
export const originalGuideText =
  'He has led our tours since 1994, speaks Marathi, Hindi, Gujarati and enough Nepali to argue about momos, and knows the stationmaster at Kalka by his first name. Write to him before you leave; he answers on Sundays too.';
