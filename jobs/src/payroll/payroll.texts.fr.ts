import type { en } from './payroll.texts.en'

export const fr: typeof en = {
  payslip: (name, company) => ({
    subject: `Votre bulletin de paie de ${company} est disponible`,
    heading: `Bonjour ${name},`,
    lines: [
      'Votre bulletin de paie est disponible. Par souci de confidentialité, il n’est pas joint : connectez-vous pour le consulter ou l’enregistrer en PDF.',
    ],
    button: 'Voir votre bulletin de paie',
    footer: `Vous recevez ce message parce que vous travaillez chez ${company}.`,
  }),
  period: 'Période de paie',
  payDate: 'Date de paie',
}
