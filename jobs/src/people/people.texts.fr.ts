import type { en } from './people.texts.en'

export const fr: typeof en = {
  invitation: (name, company, inviter) => ({
    subject: `Rejoignez ${company} sur Workledger`,
    heading: name ? `Bonjour ${name},` : 'Bonjour,',
    lines: [
      inviter
        ? `${inviter} vous invite à rejoindre ${company} sur Workledger.`
        : `Vous recevez une invitation à rejoindre ${company} sur Workledger.`,
      'Vous y pointez votre arrivée et votre départ, suivez votre temps, demandez des congés et trouvez vos bulletins de paie.',
    ],
    button: 'Accepter l’invitation',
    note: 'L’invitation est valable 7 jours. Ensuite, demandez-en une nouvelle.',
    footer: `Vous recevez ce message parce que ${company} a inscrit votre adresse parmi celles de son personnel.`,
  }),
}
