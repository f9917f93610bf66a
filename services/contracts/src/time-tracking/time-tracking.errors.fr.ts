import { errorWords } from '../kernel/errors'
import type { timerErrors } from './time-tracking.errors'

export const timeTrackingErrorsFr = errorWords<'fr', typeof timerErrors>()({
  'timer.description_and_project':
    'Vous ne pouvez pas démarrer le chronomètre sans description ni projet',
  'timer.description': 'Vous ne pouvez pas démarrer le chronomètre sans description',
  'timer.description_blank': 'Vous ne pouvez pas laisser la description vide',
  'timer.future': 'Vous ne pouvez pas choisir une heure future',
  'timer.too_short': 'Une saisie dure au moins une seconde.',
  'timer.too_long': 'Une saisie dure au plus 24 heures.',
  'timer.too_old': 'Vous ne pouvez pas choisir une heure remontant à plus de 10 ans.',
  'timer.end_before_start': 'La fin précède le début.',
  'timer.ended': 'Cette saisie est déjà terminée.',
  'timer.project_unknown': 'Ce projet n’est pas connu.',
  'timer.task_unknown': 'Cette tâche n’appartient pas au projet.',
  'timer.task_not_yours': 'Cette tâche ne vous est pas attribuée. Attribuez-la-vous d’abord.',
  'timer.billed':
    'Ce temps est facturé sur la facture {number} et ne peut plus être modifié ni supprimé.',
  'timer.billed_draft':
    'Ce temps figure sur une facture en brouillon. Retirez-le de la facture avant de le modifier ou de le supprimer.',
})
