import { translation } from '@workledger/kit/i18n/translation'
import type english from './messages.en'

export default translation<'fr', typeof english>()({
  tab: 'Rôles',
  name: 'Nom',
  roleName: 'Nom du rôle',
  add: 'Ajouter un rôle',
  edit: 'Modifier le rôle',
  permissions: 'Autorisations',
  everything: 'Tout',
  nothing:
    'Seulement ce que chaque salarié peut faire : son temps, ses congés, ses frais et son profil.',
  people: 'Personnes',
  show: 'Personnes ayant le rôle {{name}} : {{people}}',
  notHeld: 'Vous ne pouvez pas donner une autorisation que vous n’avez pas.',
  group: { company: 'Entreprise', people: 'Personnes', areas: 'Domaines', audit: 'Audit' },
  permission: {
    edit_company: 'Modifier l’entreprise',
    manage_company: 'Gérer l’entreprise',
    edit_manager: 'Modifier les contrats',
    manage_employee: 'Insigne couronne',
    manage_payroll: 'Paie',
    manage_recruiting: 'Recrutement',
    manage_invoices: 'Factures',
    manage_time_off: 'Congés',
    manage_surveys: 'Enquêtes',
    view_audit: 'Tout voir',
  },
  about: {
    edit_company:
      'Paramètres de l’entreprise, sites, rôles, services et responsables des personnes, et toutes les autorisations ci-dessous',
    manage_company: 'Ajouter des personnes, décider des demandes et administrer chaque domaine',
    edit_manager: 'Détails et versions des contrats, sauf le sien',
    manage_employee: 'Avec Modifier l’entreprise : une couronne à côté du nom',
    manage_payroll:
      'Cycles de paie, bulletins de paie et fichiers de paiement de tous les salariés',
    manage_recruiting: 'Offres d’emploi et candidats',
    manage_invoices: 'Factures et leurs paiements',
    manage_time_off: 'Congés de tous les salariés : demandes, soldes et ajustements',
    manage_surveys: 'Enquêtes et leurs résultats',
    view_audit: 'Lire chaque liste, élément et historique, paie comprise, sans rien modifier',
  },
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
})
