import type { en } from './documents.texts.en'

export const fr: typeof en = {
  name: 'Document',
  type: 'Type',
  person: 'Salarié',
  expires: 'Expire le',
  added: (by) => ({
    subject: 'Un document a été ajouté pour vous',
    heading: 'Un document a été ajouté pour vous',
    lines: [
      by
        ? `${by} a ajouté un document à votre profil.`
        : 'Un document a été ajouté à votre profil.',
    ],
    button: 'Voir vos documents',
  }),
  yours: (days) => ({
    subject: days === 0 ? 'L’un de vos documents expire' : 'L’un de vos documents expire bientôt',
    heading: days === 0 ? 'L’un de vos documents expire' : 'L’un de vos documents expire bientôt',
    lines: ['Veuillez le faire renouveler et remettre le nouveau à votre entreprise.'],
    button: 'Voir vos documents',
  }),
  theirs: (who, days) => ({
    subject: days === 0 ? `Un document de ${who} expire` : `Un document de ${who} expire bientôt`,
    heading: days === 0 ? `Un document de ${who} expire` : `Un document de ${who} expire bientôt`,
    lines: [
      'Une fois le document renouvelé, déposez le nouveau fichier et modifiez la date d’expiration.',
    ],
    button: 'Ouvrir les documents',
  }),
  employee: (company) => `Vous recevez ce message parce que vous travaillez chez ${company}.`,
  admin: (company) =>
    `Vous recevez ce message parce que vous vous occupez des documents chez ${company}.`,
}
