import type { en } from './surveys.texts.en'

export const it: typeof en = {
  asked: (survey) => ({
    subject: survey,
    heading: survey,
    lines: ['Rispondi ad alcune domande. Il tuo link funziona una volta.'],
    button: 'Rispondi al sondaggio',
  }),
  until: 'Aperto fino al',
  anonymous:
    'Questo sondaggio è anonimo: nessuno, nemmeno un amministratore, può vedere chi ha risposto che cosa. I risultati appaiono da cinque risposte in su.',
  confidential:
    'Questo sondaggio è riservato: gli amministratori dei sondaggi vedono le tue risposte con il tuo nome.',
  footer: (company) =>
    `Ricevi questo messaggio perché lavori presso ${company}. Non inoltrarlo: chiunque abbia il link può rispondere al tuo posto.`,
}
