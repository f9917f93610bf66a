import type { en } from './reminders.texts.en'

export const fr: typeof en = {
  usual: (overdue) => ({
    subject: 'Rappel : facture {invoice_number} de {company}',
    text: overdue
      ? 'Bonjour {contact_name},\nLe montant de {outstanding} au titre de la facture {invoice_number} était à payer le {due_date} et ne nous est pas encore parvenu. Si vous avez payé entre-temps, veuillez ne pas tenir compte de ce message.'
      : 'Bonjour {contact_name},\nLe montant de {outstanding} au titre de la facture {invoice_number} est à payer le {due_date}. Si vous avez payé entre-temps, veuillez ne pas tenir compte de ce message.',
  }),
  number: 'Numéro de facture',
  outstanding: 'Reste à payer',
  due: 'Échéance',
  button: 'Voir la facture',
  footer: (company) => `Vous recevez ce message parce que ${company} vous a envoyé une facture.`,
}
