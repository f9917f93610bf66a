import type { en } from './privacy.texts.en'

export const fr: typeof en = {
  waits: (who, name) => ({
    subject: 'Les données personnelles d’un ancien salarié doivent être effacées',
    heading: 'Un effacement est annoncé',
    lines: [
      `${who} a demandé l’effacement des données personnelles de ${name}. Personne d’autre ne peut le confirmer : l’effacement attend donc.`,
      'Les montants des cycles de paie approuvés restent, sans nom. Si les données doivent être conservées, demandez un blocage juridique avant le jour ci-dessous.',
    ],
    button: 'Ouvrir l’audit',
    until: 'Pas avant le',
  }),
  admin: 'Un administrateur',
  person: 'l’ancien salarié',
  footer: (company) => `Vous recevez ce message parce que vous avez accès à l’audit de ${company}.`,
}
