import { translation } from '@workledger/kit/i18n/translation'
import type english from './messages.en'

export default translation<'fr', typeof english>()({
  page: 'Jetons d’API',
  tabs: { tokens: 'Jetons', accounts: 'Comptes de service' },
  token: {
    name: 'Nom',
    actsAs: 'Agit au nom de',
    held: 'Jeton de {{name}}',
    all: 'Tous',
    open: 'Actions pour {{name}}',
    grant: 'Accorder {{scope}}',
    grantTitle: 'Accorder {{scope}} ?',
    grantText:
      'Le jeton {{name}} peut ensuite décider ici. Le droit compte dès que deux administrateurs l’ont accordé.',
    grantAction: 'Accorder',
    grantedByYou: 'Accordé par vous',
    granted: 'Accordé. Un autre administrateur doit aussi l’accorder.',
    grantedAll: 'Accordé. Le jeton peut l’utiliser maintenant.',
    withdraw: 'Retirer {{scope}}',
    withdrawTitle: 'Retirer {{scope}} ?',
    withdrawText:
      'Le jeton {{name}} ne peut plus décider ici. Deux administrateurs doivent l’accorder à nouveau.',
    withdrawAction: 'Retirer',
    withdrawn: 'Droit retiré',
    history: 'Historique',
    unknown: 'Inconnu',
    emptyTitle: 'Aucun jeton d’API',
    emptyText:
      'Chacun crée ses jetons dans Mon compte. Un jeton de l’entreprise appartient à un compte de service.',
  },
  account: {
    add: 'Ajouter un compte de service',
    edit: 'Modifier le compte de service',
    nameHint: 'Les historiques affichent ce nom, par exemple Export de paie.',
    none: 'Aucune',
    make: 'Créer un jeton',
    asOther: 'Impossible au nom d’une autre personne',
    remove: 'Retirer',
    removeTitle: 'Retirer {{name}} ?',
    removeText_one: '{{count}} jeton actif prend fin aussitôt. Les historiques conservent le nom.',
    removeText_many:
      '{{count}} de jetons actifs prennent fin aussitôt. Les historiques conservent le nom.',
    removeText_other:
      '{{count}} jetons actifs prennent fin aussitôt. Les historiques conservent le nom.',
    show: 'Jetons actifs de {{name}} : {{count}}',
    emptyTitle: 'Aucun compte de service',
    emptyText:
      'Avec un compte de service, un programme agit sous son propre nom et non sous celui d’une personne.',
    added: 'Compte de service ajouté',
    changed: 'Compte de service modifié',
    removed: 'Compte de service retiré',
  },
})
