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
  waits: (company) => ({
    subject: 'Un cycle de paie attend votre approbation',
    heading: 'Cycle de paie à approuver',
    lines: [
      'Un cycle de paie a été préparé. Avec le double regard, une personne qui ne l’a pas préparé l’approuve.',
    ],
    button: 'Ouvrir le cycle de paie',
    footer: `Vous recevez ce message parce que vous approuvez la paie chez ${company}.`,
  }),
  period: 'Période de paie',
  payDate: 'Date de paie',
}
