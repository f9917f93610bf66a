export const en = {
  question: 'Questions?',
  ask: (company: string) => `Ask ${company}.`,
  askAdmin: 'Ask your administrator.',
  contact: 'Contact',
}
