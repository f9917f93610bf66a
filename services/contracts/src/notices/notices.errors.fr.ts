import { errorWords } from '../kernel/errors'
import type { noticesErrors } from './notices.errors'

export const noticesErrorsFr = errorWords<'fr', typeof noticesErrors>()({
  'notices.fixed': 'Ces e-mails ne peuvent pas être désactivés.',
  'notices.quiet_hours':
    'Indiquez un début et une fin différente pour les heures calmes, ou aucun des deux.',
  'notices.stop_key': 'Ce lien n’est pas valide. Ouvrez plutôt les notifications dans Workledger.',
  'notices.time': 'Saisissez une heure de 00:00 à 23:59.',
  'notices.unknown': 'Cette notification n’est pas dans votre liste.',
})
