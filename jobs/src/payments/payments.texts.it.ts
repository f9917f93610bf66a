import type { en } from './payments.texts.en'

export const it: typeof en = {
  changed: (name, company, by) => ({
    subject: `${company}: il tuo conto bancario è stato modificato`,
    heading: `Ciao ${name},`,
    lines: [
      `${by === null ? 'Hai' : `${by} ha`} modificato il conto bancario su cui ${company} ti paga.`,
      'Se non te lo aspettavi, avvisa subito il tuo ufficio paghe e cambia la password.',
    ],
    button: 'Vedi il tuo conto bancario',
    footer: `Ricevi questo messaggio perché lavori presso ${company}.`,
  }),
  removed: (name, company, by) => ({
    subject: `${company}: il tuo conto bancario è stato rimosso`,
    heading: `Ciao ${name},`,
    lines: [
      `${by === null ? 'Hai' : `${by} ha`} rimosso il conto bancario su cui ${company} ti paga. Finché non se ne inserisce un altro non si trasferisce nulla.`,
      'Se non te lo aspettavi, avvisa subito il tuo ufficio paghe e cambia la password.',
    ],
    button: 'Vedi il tuo conto bancario',
    footer: `Ricevi questo messaggio perché lavori presso ${company}.`,
  }),
  account: 'Nuovo conto',
  admin: 'Un amministratore',
}
