import type { en } from './saved-reports.texts.en'

export const fr: typeof en = {
  ready: 'Votre rapport enregistré est prêt.',
  shared: (owner) =>
    `${owner} partage ce rapport avec vous. Il montre ce que vous avez le droit de voir.`,
  period: 'Période',
  open: 'Ouvrir le rapport',
  attached: 'Le tout est joint sous forme de feuille de calcul.',
  left: (rows) =>
    `La feuille de calcul n’est pas jointe : elle serait trop grande (plus de ${rows} lignes ou de 5 Mo). Exportez-la depuis le rapport.`,
  nothing: 'Aucun temps suivi ces jours-là.',
  stop: 'Ne plus recevoir ces e-mails',
  footer: (company) =>
    `Vous recevez ce message parce que vous avez demandé à ${company} ce rapport par e-mail.`,
  sharedFooter: (owner, company) =>
    `Vous recevez ce message parce que ${owner}, de ${company}, vous le fait envoyer.`,
  heads: {
    client: 'Client',
    project: 'Projet',
    employee: 'Salarié',
    task: 'Tâche',
    tag: 'Étiquette',
    billable: 'Facturable',
  },
  none: {
    client: 'Sans client',
    project: 'Sans projet',
    employee: 'Sans salarié',
    task: 'Sans tâche',
    tag: 'Sans étiquette',
    billable: 'Facturable',
    notBillable: 'Non facturable',
  },
  share: 'Part',
  amount: 'Montant',
  time: 'Temps',
  total: 'Total',
  entries: 'Saisies',
  created: 'Tâches créées',
  completed: 'Tâches terminées',
  tagsOnce: 'Une saisie compte sous chacune de ses étiquettes. Le total la compte une fois.',
  more: (lines) => `Lignes supplémentaires dans le rapport : ${lines}.`,
}
