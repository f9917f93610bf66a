import { errorWords } from '../kernel/errors'
import type { watchErrors } from './watch.errors'

export const watchErrorsFr = errorWords<'fr', typeof watchErrors>()({
  'watch.involved':
    'Ce signalement vous nomme, ou vous êtes intervenu sur l’élément concerné. Un autre auditeur doit le traiter.',
  'watch.no_proposal':
    'Cette proposition n’est plus ouverte. Rechargez la page pour voir la règle actuelle.',
  'watch.own_proposal': 'C’est votre proposition. Un autre auditeur doit la confirmer.',
  'watch.least': 'Choisissez un nombre de 2 à 1 000.',
  'watch.weekday': 'Indiquez des jours de la semaine de 1 (lundi) à 7 (dimanche).',
  'watch.band_order': 'Une fourchette se termine avant de commencer.',
  'watch.band_twice': 'Chaque type de salaire d’une devise a une seule fourchette.',
})
