import type { en } from './billing.texts.en'

export const fr: typeof en = {
  trial: (company, day) => ({
    subject: `La période d’essai de ${company} se termine le ${day}`,
    heading: `La période d’essai de ${company} se termine le ${day}`,
    lines: [
      'Ensuite, l’espace de travail sera en lecture seule jusqu’à ce qu’un administrateur souscrive un abonnement. Rien n’est supprimé : tout le monde peut encore se connecter, lire et exporter.',
    ],
    button: 'Choisir une formule',
  }),
  failed: (company) => ({
    subject: `Le paiement pour ${company} a échoué`,
    heading: 'Votre paiement a échoué',
    lines: [
      `Le prestataire de paiement n’a pas pu débiter la carte pour l’abonnement Workledger de ${company}. Il va réessayer.`,
      'Vérifiez la carte ou saisissez-en une autre, pour que l’espace de travail reste ouvert aux modifications.',
    ],
    button: 'Vérifier le paiement',
  }),
  cancelled: (company, day) => ({
    subject: `L’abonnement de ${company} est résilié`,
    heading: 'L’abonnement est résilié',
    lines: [
      day
        ? `L’abonnement Workledger de ${company} est résilié. Il court jusqu’au ${day}.`
        : `L’abonnement Workledger de ${company} est résilié.`,
      'Ensuite, l’espace de travail sera en lecture seule. Rien n’est supprimé : tout le monde peut encore se connecter, lire et exporter.',
    ],
    button: 'Ouvrir l’abonnement',
  }),
  footer: (company) => `Vous recevez ce message parce que vous administrez ${company}.`,
}
