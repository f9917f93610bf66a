import { translation } from '../../i18n/translation'
import type english from './messages.en'

export default translation<'it', typeof english>()({
  tab: 'Aperto dai revisori',
  viewer: 'Aperto da',
  area: 'Che cosa',
  at: 'Quando',
  empty: 'Nessun revisore ha aperto questo record.',
  told: 'Annotato una volta all’ora per ogni revisore e tipo di record.',
})
