import { translation } from '@workledger/kit/i18n/translation'
import type english from './messages.en'

export default translation<'fr', typeof english>()({
  tab: 'Rôles',
  name: 'Nom',
  roleName: 'Nom du rôle',
  add: 'Ajouter un rôle',
  edit: 'Modifier le rôle',
  permissions: 'Autorisations',
  people: 'Personnes',
  show: 'Personnes ayant le rôle {{name}} : {{people}}',
  change: {
    title_one: 'Modifier les autorisations de {{count}} personne ?',
    title_many: 'Modifier les autorisations de {{count}} de personnes ?',
    title_other: 'Modifier les autorisations de {{count}} personnes ?',
    more: 'Ajoutées : {{list}}.',
    less: 'Retirées : {{list}}.',
    own: 'C’est votre propre rôle.',
    action: 'Modifier le rôle',
  },
  deleteTitle: 'Supprimer le rôle {{name}} ?',
  deleteText: 'Un rôle ne peut être supprimé que si personne ne l’a.',
  delete: 'Supprimer',
  empty: {
    title: 'Aucun rôle trouvé',
    text: 'Un rôle est un ensemble d’autorisations qui porte un nom.',
  },
  added: 'Rôle ajouté',
  edited: 'Rôle modifié',
  deleted: 'Rôle supprimé',
  factor: {
    column: 'Second facteur',
    required: 'Obligatoire',
    notRequired: 'Facultatif',
    require: 'Exiger un second facteur',
    free: 'Ne plus exiger de second facteur',
    requireTitle: 'Exiger un second facteur pour {{name}} ?',
    requireText_one:
      '{{count}} personne a ce rôle. Sans second facteur, elle n’ouvre rien ici tant qu’elle n’en a pas configuré un, et ses jetons d’API cessent de fonctionner.',
    requireText_many:
      '{{count}} de personnes ont ce rôle. Sans second facteur, elles n’ouvrent rien ici tant qu’elles n’en ont pas configuré un. Les jetons d’API de celles qui n’en ont pas cessent de fonctionner.',
    requireText_other:
      '{{count}} personnes ont ce rôle. Sans second facteur, elles n’ouvrent rien ici tant qu’elles n’en ont pas configuré un. Les jetons d’API de celles qui n’en ont pas cessent de fonctionner.',
    freeTitle: 'Ne plus exiger de second facteur pour {{name}} ?',
    freeText: 'Leur mot de passe suffira de nouveau à ouvrir cette entreprise.',
    requireDone: 'Second facteur exigé',
    freeDone: 'Le second facteur n’est plus exigé',
  },
})
