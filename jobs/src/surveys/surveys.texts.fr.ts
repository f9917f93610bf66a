import type { en } from './surveys.texts.en'

export const fr: typeof en = {
  asked: (survey) => ({
    subject: survey,
    heading: survey,
    lines: ['Merci de répondre à quelques questions. Votre lien fonctionne une seule fois.'],
    button: 'Répondre à l’enquête',
  }),
  until: 'Ouverte jusqu’au',
  anonymous:
    'Cette enquête est anonyme : personne, pas même un administrateur, ne peut voir qui a répondu quoi. Les résultats apparaissent à partir de cinq réponses.',
  confidential:
    'Cette enquête est confidentielle : les administrateurs des enquêtes voient vos réponses avec votre nom.',
  footer: (company) =>
    `Vous recevez ce message parce que vous travaillez chez ${company}. Ne le transmettez pas : toute personne disposant du lien peut répondre à votre place.`,
}
