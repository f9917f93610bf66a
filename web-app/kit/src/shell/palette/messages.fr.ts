import { translation } from '../../i18n/translation'
import type english from './messages.en'

export default translation<'fr', typeof english>()({
  recent: 'Récents',
  placeholder: 'Rechercher pages, personnes, éléments et actions',
  pages: 'Pages',
  people: 'Personnes',
  projects: 'Projets',
  clients: 'Clients',
  invoices: 'Factures',
  draft: 'Brouillon pour {{name}}',
  actions: 'Actions',
  empty: 'Aucun résultat pour « {{q}} ».',
  back: 'Tous les résultats',
})
