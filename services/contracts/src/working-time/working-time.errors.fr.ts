import { errorWords } from '../kernel/errors'
import type { workingTimeErrors } from './working-time.errors'

export const workingTimeErrorsFr = errorWords<'fr', typeof workingTimeErrors>()({
  'working_time.off': 'Votre entreprise ne tient pas de compteur de temps pour ce mois.',
  'working_time.month_order': 'Clôturez d’abord {month}.',
  'working_time.month_not_over': 'Ce mois n’est pas encore terminé.',
  'working_time.opened': 'Ce compteur a déjà un solde initial. Saisissez une correction.',
  'working_time.most': 'Un compteur admet au plus {hours} heures, en plus ou en moins.',
  'working_time.no_seconds': 'Saisissez un nombre d’heures différent de 0.',
  'working_time.core_both': 'Indiquez le début et la fin de la plage fixe.',
  'working_time.core_order': 'La plage fixe se termine après son début.',
  'working_time.rules_too_far': 'Choisissez un mois éloigné de 12 mois au plus.',
  'working_time.overtime_decided': 'Ces heures supplémentaires n’attendent plus de décision.',
  'working_time.overtime_own': 'Vous ne pouvez pas décider de vos propres heures supplémentaires.',
  'working_time.decision': 'Approuvez ou refusez, l’un des deux.',
  'working_time.payout_percent': 'Saisissez un pourcentage de 0 à 200.',
  'working_time.payout_more': 'Le compteur a {time} heures à payer.',
  'working_time.payout_hourly': 'Le salaire horaire paie déjà ces heures.',
  'working_time.payout_no_pay':
    'Aucun contrat du jour ne donne de prix à une heure. Il lui faut un salaire et des heures.',
  'working_time.payout_in_run':
    'Un cycle de paie en brouillon contient ces heures. Excluez-en d’abord la personne ou supprimez-le.',
  'working_time.payout_paid':
    'Un cycle de paie a payé ces heures. Extournez d’abord le bulletin de paie.',
  'working_time.rules_too_many': 'Il existe déjà 100 versions des règles.',
})
