import type { en } from './reminders.texts.en'

export const it: typeof en = {
  usual: (overdue) => ({
    subject: 'Promemoria della fattura {invoice_number} di {company}',
    text: overdue
      ? 'Gentile {contact_name},\nil {due_date} è scaduto il termine per pagare {outstanding} della fattura {invoice_number}, e il pagamento non ci è ancora arrivato. Se nel frattempo ha pagato, La preghiamo di ignorare questo messaggio.'
      : 'Gentile {contact_name},\nil {due_date} scade il termine per pagare {outstanding} della fattura {invoice_number}. Se nel frattempo ha pagato, La preghiamo di ignorare questo messaggio.',
  }),
  number: 'Numero fattura',
  outstanding: 'Da pagare',
  due: 'Data di scadenza',
  button: 'Vedi fattura',
  footer: (company) => `Riceve questo messaggio perché ${company} Le ha inviato una fattura.`,
}
