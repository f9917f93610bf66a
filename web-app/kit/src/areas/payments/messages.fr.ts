import { translation } from '../../i18n/translation'
import type english from './messages.en'

export default translation<'fr', typeof english>()({
  tab: 'Compte bancaire',
  title: 'Compte bancaire',
  empty: {
    title: 'Pas encore de compte bancaire',
    text: 'Il faut un compte sur lequel virer le salaire.',
  },
  add: 'Ajouter un compte',
  change: 'Modifier le compte',
  holder: 'Titulaire du compte',
  iban: 'IBAN',
  kind: 'Catégorie de compte',
  sortCode: 'Sort code',
  routingNumber: 'Routing number',
  accountType: 'Type de compte',
  otherHint: 'Pour les banques sans IBAN, sort code ni routing number.',
  bic: 'BIC',
  number: 'Numéro de compte',
  routing: 'Code banque ou guichet',
  changed: 'Dernière modification',
  changedBy: '{{time}} par {{name}}',
  password: 'Votre mot de passe actuel',
  told: 'Le salarié reçoit un e-mail sur cette modification, et le prochain cycle de paie la signale.',
  toldYou:
    'Vous recevez un e-mail sur cette modification, et le prochain cycle de paie la signale.',
  saved: 'Le compte bancaire est enregistré.',
  remove: 'Supprimer le compte',
  removeTitle: 'Supprimer le compte bancaire ?',
  removeText:
    'Rien n’est viré tant qu’un autre compte n’est pas saisi. Le salarié reçoit un e-mail.',
  removeYours:
    'Rien n’est viré tant que vous n’avez pas saisi un autre compte. Vous recevez un e-mail à ce sujet.',
  removed: 'Le compte bancaire est supprimé.',
  history: 'Historique',
  locked:
    'Tant que vous agissez au nom d’une autre personne, vous ne pouvez pas modifier son compte bancaire.',
})
