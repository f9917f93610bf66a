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
  period: 'Periodo di paga',
  payDate: 'Data di pagamento',
}
