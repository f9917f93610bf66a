import { translation } from '../../i18n/translation'
import type english from './messages.en'

export default translation<'fr', typeof english>()({
  tab: 'Ouvert par des auditeurs',
  viewer: 'Ouvert par',
  area: 'Quoi',
  at: 'Quand',
  empty: 'Aucun auditeur n’a ouvert cet élément.',
  told: 'Enregistré une fois par heure pour chaque auditeur et chaque type d’élément.',
})
