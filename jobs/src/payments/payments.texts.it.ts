import type { en } from './payments.texts.en'

export const it: typeof en = {
  changed: (name, company, by) => ({
    subject: `${company}: il tuo conto bancario è stato modificato`,
    heading: `Ciao ${name},`,
    lines: [
      `Il conto bancario su cui ${company} ti paga è stato modificato. Autore della modifica: ${by}.`,
      'Se non te lo aspettavi, avvisa subito il tuo ufficio paghe e cambia la password.',
    ],
    button: 'Vedi il tuo conto bancario',
    footer: `Ricevi questo messaggio perché lavori presso ${company}.`,
  }),
  removed: (name, company, by) => ({
    subject: `${company}: il tuo conto bancario è stato rimosso`,
    heading: `Ciao ${name},`,
    lines: [
      `Il conto bancario su cui ${company} ti paga è stato rimosso. Autore della modifica: ${by}. Finché non se ne inserisce un altro non si trasferisce nulla.`,
      'Se non te lo aspettavi, avvisa subito il tuo ufficio paghe e cambia la password.',
    ],
    button: 'Vedi il tuo conto bancario',
    footer: `Ricevi questo messaggio perché lavori presso ${company}.`,
  }),
  account: 'Nuovo conto',
  yourself: 'tu',
  admin: 'un amministratore',
}
