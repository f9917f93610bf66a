import { translation } from '@workledger/kit/i18n/translation'
import type english from './messages.en'

export default translation<'fr', typeof english>()({
  page: 'Annuaire (SCIM)',
  tabs: {
    settings: 'Connexion',
    groups: 'Groupes',
  },
  connect: 'Reliez votre annuaire',
  baseUrl: 'Adresse pour l’annuaire',
  copy: 'Copier',
  tokenHint:
    'L’annuaire se connecte avec le jeton d’un compte de service doté de la portée Annuaire (SCIM).',
  makeToken: 'Comptes de service',
  people: 'Arrivées et départs',
  leavers: 'Quand l’annuaire désactive une personne',
  leaversHint:
    'L’accès prend toujours fin à la requête suivante. Le dernier administrateur le garde.',
  invite: 'Inviter les arrivants par e-mail',
  addDepartments: 'Ajouter les services que l’annuaire nomme',
  addDepartmentsHint: 'Sinon, la personne garde son service s’il n’en existe aucun de ce nom.',
  saved: 'Paramètres enregistrés',
  requests: 'Dernières requêtes',
  noRequests: 'Aucune requête. Les noms ne sont jamais conservés ici.',
  time: 'Heure',
  request: 'Requête',
  answer: 'Réponse',
  failed: 'La page n’a pas pu être chargée.',
  group: {
    name: 'Groupe',
    map: 'Affecter',
    mapTitle: 'Affecter {{name}}',
    mapHint:
      'Un rôle doté d’autorisations vaut dès qu’un autre administrateur le confirme. Vous ne pouvez pas donner d’autorisations que vous n’avez pas.',
    mapped: 'Groupe affecté',
    waits: 'Affecté. Un autre administrateur doit le confirmer.',
    confirm: 'Confirmer',
    confirmTitle: 'Donner ce rôle aux membres de {{name}} ?',
    confirmText:
      'Ils reçoivent aussitôt le rôle {{role}}, comme toute personne que l’annuaire ajoute au groupe.',
    confirmed: 'Affectation confirmée',
    unmap: 'Retirer l’affectation',
    unmapTitle: 'Retirer l’affectation de {{name}} ?',
    unmapText: 'Les membres gardent ce qu’ils ont. Les nouveaux ne reçoivent rien.',
    unmapped: 'Affectation retirée',
    history: 'Historique',
    actions: 'Actions pour {{name}}',
    emptyTitle: 'Aucun groupe',
    emptyText:
      'Envoyez des groupes depuis votre annuaire, ou laissez votre fournisseur de connexion les indiquer. Choisissez ensuite ici ce que leurs membres reçoivent.',
  },
  known_one: 'L’annuaire compte {{count}} personne.',
  known_many: 'L’annuaire compte {{count}} de personnes.',
  known_other: 'L’annuaire compte {{count}} personnes.',
})
