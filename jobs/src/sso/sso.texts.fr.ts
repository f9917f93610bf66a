import type { en } from './sso.texts.en'

export const fr: typeof en = {
  subject: (company: string) => `L’accès d’urgence à ${company} a été utilisé`,
  entered: (name: string, company: string) =>
    `${name} a utilisé l’accès d’urgence de ${company}, sans le fournisseur de connexion. L’accès dure une heure.`,
  reason: (reason: string) => `Motif : ${reason}`,
  next: 'Si personne ne s’y attendait, mettez fin à l’accès de cette personne et consultez la piste d’audit.',
  button: 'Ouvrir l’authentification unique',
  footer: (company: string) => `Vous recevez ce message parce que vous administrez ${company}.`,
  set: {
    subject: (company: string) => `Le fournisseur de connexion de ${company} a été défini`,
    line: (by: string, provider: string, company: string) =>
      `${by} a défini ${provider} comme fournisseur de connexion de ${company}. La personne qui l’exploite peut se connecter au nom de n’importe quelle personne de l’entreprise.`,
    next: 'Si personne ne s’y attendait, supprimez le fournisseur et consultez la piste d’audit.',
  },
  confirm: {
    subject: (provider: string) => `Confirmez la connexion par ${provider}`,
    line: (company: string, provider: string) =>
      `Vous vous connectez à ${company} par ${provider}, avec l’adresse de votre compte. Confirmez que ce compte est le vôtre. Ensuite, ${provider} y donnera accès.`,
    button: 'Confirmer et se connecter',
    note: 'Le lien fonctionne une fois, pendant 20 minutes, dans le navigateur où vous avez commencé. Si ce n’était pas vous, ne l’ouvrez pas et prévenez votre administrateur.',
  },
  linked: {
    subject: (provider: string) => `${provider} donne désormais accès à votre compte`,
    line: (company: string, provider: string) =>
      `Votre connexion à ${company} est passée par ${provider}. Il donne désormais accès à votre compte sans votre mot de passe.`,
    next: 'Si ce n’était pas vous, prévenez immédiatement votre administrateur.',
    button: 'Ouvrir mon compte',
    footer: 'Vous recevez ce message parce qu’il concerne votre compte.',
  },
}
