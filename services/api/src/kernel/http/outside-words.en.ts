export const en = {
  question: 'Questions?',
  ask: (company: string) => `Ask ${company}.`,
  askAdmin: 'Ask your administrator.',
  contact: 'Contact',
  /** Declines an offer of the browser's language; names this language. */
  stay: 'Stay with English',
}
