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
  'timesheet.off': 'Les feuilles de temps sont désactivées.',
  'timesheet.future': 'Cette semaine n’a pas commencé.',
  'timesheet.submitted_already': 'Cette semaine est déjà soumise.',
  'timesheet.overlaps': 'Des jours de cette semaine font partie de la semaine soumise du {day}.',
  'timesheet.decided': 'Cette semaine n’attend plus de décision.',
  'timesheet.not_approved': 'Cette semaine n’est pas approuvée.',
  'timesheet.own': 'Vous ne pouvez pas décider de votre propre semaine.',
  'timesheet.decision': 'Approuvez ou renvoyez, l’un des deux.',
  'timesheet.submitted_week':
    'La semaine du {day} est soumise. Reprenez-la pour modifier son temps.',
  'timesheet.submitted_week_by':
    'La semaine du {day} est soumise. Reprenez-la, ou demandez à {name} de la renvoyer.',
  'timesheet.approved_week':
    'La semaine du {day} est approuvée. Un administrateur peut la rouvrir.',
  'timesheet.approved_week_by': 'La semaine du {day} est approuvée. {name} peut la rouvrir.',
  'timesheet.before_lock':
    'Le temps jusqu’au {day} est verrouillé. Un administrateur peut déplacer la date de verrouillage.',
  'timesheet.lock_future': 'La date de verrouillage est antérieure à aujourd’hui.',
  'timesheet.cell_in_list':
    'Ce temps se compose de plusieurs saisies, d’une saisie en cours ou d’une saisie passant minuit. Modifiez-les dans la liste.',
  'timesheet.longer_than_day': 'La journée n’a pas la place pour ce temps.',
})
