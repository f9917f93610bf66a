import type { en } from './payroll.texts.en'

export const it: typeof en = {
  payslip: (name, company) => ({
    subject: `La tua busta paga di ${company} è pronta`,
    heading: `Ciao ${name},`,
    lines: [
      'La tua busta paga è pronta. Per la tua privacy non è allegata: accedi per vederla o per salvarla in PDF.',
    ],
    button: 'Vedi la tua busta paga',
    footer: `Ricevi questo messaggio perché lavori presso ${company}.`,
  }),
  waits: (company) => ({
    subject: 'Un’elaborazione paghe attende la tua approvazione',
    heading: 'Elaborazione paghe da approvare',
    lines: [
      'È stata preparata un’elaborazione paghe. Con il principio dei quattro occhi la approva chi non l’ha preparata.',
    ],
    button: 'Apri l’elaborazione paghe',
    footer: `Ricevi questo messaggio perché approvi le paghe presso ${company}.`,
  }),
  period: 'Periodo di paga',
  payDate: 'Data di pagamento',
}
