import { translation } from '@workledger/kit/i18n/translation'
import type english from './messages.en'

export default translation<'fr', typeof english>()({
  title: 'Espaces de travail',
  switch: 'Changer',
  current: 'Actuel',
  add: 'Ajouter un espace de travail',
  empty: 'Aucun espace de travail, créez-en un',
  basic: 'Informations de base',
  basicText:
    'Votre entreprise reçoit son propre espace de travail, avec un site, des rôles, des types de congé et une politique de congés.',
  name: 'Nom de l’entreprise',
  country: 'Pays',
  choose: 'Choisir',
  currency: 'Devise',
  currencyHint: 'Pour la paie, les notes de frais et les factures, sauf indication contraire.',
  create: 'Créer',
  setup: {
    title: 'Configurer {{name}}',
    progress: 'Configuration {{done}} sur {{all}}',
    steps: 'Toutes les étapes de configuration',
    hide: 'Masquer',
    address: 'Saisir l’adresse de votre site principal',
    logo: 'Ajouter votre logo',
    holidays: 'Importer les jours fériés de votre site',
    people: 'Ajouter ou importer vos salariés',
    contracts: 'Ajouter des contrats avec salaire et jours travaillés',
    account: 'Saisir le compte bancaire qui paie les salaires',
    invoicing: 'Saisir les informations de votre entreprise pour les factures',
    project: 'Créer le premier projet',
  },
  loading: 'Chargement…',
})
