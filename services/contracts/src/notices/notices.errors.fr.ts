import { errorWords } from '../kernel/errors'
import type { noticesErrors } from './notices.errors'

export const noticesErrorsFr = errorWords<'fr', typeof noticesErrors>()({
  'notices.fixed': 'Ces e-mails ne peuvent pas être désactivés.',
  'notices.push_device':
    'Votre navigateur a donné une adresse ou des clés auxquelles aucune notification push ne peut être envoyée.',
  'notices.push_most':
    'Au plus {most} de vos navigateurs peuvent recevoir des notifications push. Retirez-en un que vous n’utilisez plus.',
  'notices.push_service':
    'Le service push de votre navigateur ({host}) n’est pas autorisé dans cette installation.',
  'notices.quiet_hours':
    'Indiquez un début et une fin différente pour les heures calmes, ou aucun des deux.',
  'notices.stop_key': 'Ce lien n’est pas valide. Ouvrez plutôt les notifications dans Workledger.',
  'notices.time': 'Saisissez une heure de 00:00 à 23:59.',
  'notices.unknown': 'Cette notification n’est pas dans votre liste.',
})
