import type { en } from './sso.texts.en'

export const fr: typeof en = {
  subject: (company: string) => `L’accès d’urgence à ${company} a été utilisé`,
  entered: (name: string, company: string) =>
    `${name} a utilisé l’accès d’urgence de ${company}, sans le fournisseur de connexion. L’accès dure une heure.`,
  reason: (reason: string) => `Motif : ${reason}`,
  next: 'Si personne ne s’y attendait, mettez fin à l’accès de cette personne et consultez la piste d’audit.',
  button: 'Ouvrir l’authentification unique',
  footer: (company: string) => `Vous recevez ce message parce que vous administrez ${company}.`,
}
