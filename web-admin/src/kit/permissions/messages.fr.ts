import { translation } from '@workledger/kit/i18n/translation'
import type english from './messages.en'

export default translation<'fr', typeof english>()({
  everything: 'Tout',
  nothing:
    'Seulement ce que chaque salarié peut faire : son temps, ses congés, ses frais et son profil.',
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
})
