import type { en } from './chat.texts.en'

export const fr: typeof en = {
  test: 'Test',
  testText: (company) => `${company} peut publier ici.`,
  waiting: 'Une décision est attendue',
  waits: {
    leave: 'Une demande de congé attend une décision.',
    expense: 'Une note de frais attend une décision.',
    correction: 'Une correction du temps enregistré attend une décision.',
    timesheet: 'Une semaine soumise attend une décision.',
    overtime: 'Des heures supplémentaires attendent une décision.',
    pay_run: 'Un cycle de paie attend son approbation.',
  },
  decide: 'Décider',
  more: (count) =>
    count < 2 ? `${count} autre élément attend.` : `${count} autres éléments attendent.`,
  inbox: 'Ouvrir « À traiter »',
  away: (day) => `Absents : ${day}`,
  half: (name) => `${name} (demi-journée)`,
  part: (name, part) => `${name} (${part})`,
  others: (count) => (count < 2 ? `${count} autre personne` : `${count} autres personnes`),
  approved: 'Cycle de paie approuvé',
  approvedText: (period, payDate) =>
    `Le cycle de paie de la période ${period} est approuvé. Date de paiement : ${payDate}.`,
  payslips: 'Ouvrir les bulletins',
  off: {
    subject: (name) => `Le canal de discussion ${name} est désactivé`,
    failing: (host) => `Un message à ${host} échoue depuis trois jours.`,
    gone: (host) => `${host} a répondu que le canal ou son adresse n’existe plus.`,
    next: 'Vérifiez son adresse dans Slack ou Teams, puis réactivez le canal.',
    button: 'Ouvrir le canal',
    footer: (company) => `Vous recevez ce message parce que vous administrez ${company}.`,
  },
}
