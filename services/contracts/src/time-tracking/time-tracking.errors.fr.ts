import { errorWords } from '../kernel/errors'
import type { timerErrors } from './time-tracking.errors'

export const timeTrackingErrorsFr = errorWords<'fr', typeof timerErrors>()({
  'timer.description_and_project':
    'Vous ne pouvez pas démarrer le chronomètre sans description ni projet',
  'timer.description': 'Vous ne pouvez pas démarrer le chronomètre sans description',
  'timer.description_blank': 'Vous ne pouvez pas laisser la description vide',
  'timer.tag': 'Une étiquette compte de 1 à 40 caractères, sans virgule.',
  'timer.tags_most': 'Une saisie a au plus 10 étiquettes.',
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
  'timer.offline_ahead':
    'L’horloge de l’appareil avance de plus de cinq minutes. Corrigez l’heure.',
  'timer.offline_too_old':
    'Une action faite hors connexion compte pendant {days} jours. Ajoutez ce temps à la main.',
  'timer.offline_many':
    'Plus de {most} actions faites hors connexion sont arrivées en un mois. Ajoutez ce temps à la main.',
  'timer.offline_changed':
    'Cette saisie a changé ailleurs après que vous l’avez vue. Comparez les deux, puis modifiez-la quand même ou abandonnez.',
  'timer.favourite_blank': 'Un favori a une description ou un projet.',
  'timer.favourite_known': 'Ce travail est déjà parmi vos favoris.',
  'timer.favourites_most': 'Vous avez {most} favoris. Retirez-en un d’abord.',
  'timer.favourite_project_gone': 'Son projet a été supprimé.',
  'timer.favourite_project_archived': 'Son projet est archivé.',
  'timer.favourite_task_gone': 'Sa tâche a été supprimée.',
  'timer.favourite_task_done': 'Sa tâche est terminée.',
  'timer.favourite_task_others': 'Sa tâche ne vous est pas attribuée.',
  'timesheet.off': 'Les feuilles de temps sont désactivées.',
  'timesheet.future': 'Cette semaine n’a pas commencé.',
  'timesheet.submitted_already': 'Cette semaine est déjà soumise.',
  'timesheet.overlaps': 'Des jours de cette semaine font partie de la semaine soumise du {day}.',
  'timesheet.decided': 'Cette semaine n’attend plus de décision.',
  'timesheet.not_approved': 'Cette semaine n’est pas approuvée.',
  'timesheet.own': 'Vous ne pouvez pas décider de votre propre semaine.',
  'timesheet.decision': 'Approuvez ou renvoyez, l’un des deux.',
  'timesheet.not_your_step': 'Une autre personne décide de cette étape de la semaine.',
  'timesheet.other_steps':
    'Le temps ajouté après coup donne d’autres étapes à cette semaine. Renvoyez-la ou rouvrez-la pour que le salarié la soumette à nouveau.',
  'timesheet.rule_overlaps':
    'Une autre règle vaut pour les mêmes services et le même nombre d’heures.',
  'timesheet.rules_too_many': 'Il y a déjà 50 règles.',
  'timesheet.rule_department': 'Choisissez des services qui existent.',
  'timesheet.rule_hours': 'Un nombre d’heures de 0 à 168, avec deux décimales au plus.',
  'timesheet.rule_name': 'Veuillez saisir un nom pour la règle.',
  'timesheet.rule_steps': 'Une règle a une à cinq étapes.',
  'timesheet.step_role': 'Choisissez le rôle qui décide de cette étape.',
  'timesheet.step_people': 'Choisissez une à dix personnes actives pour cette étape.',
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
  'timesheet.too_many_entries': 'Cette semaine a plus de 5 000 saisies. La liste les montre.',
  'timesheet.longer_than_day': 'La journée n’a pas la place pour ce temps.',
  'time_import.file':
    'Ce n’est pas un fichier CSV ou XLSX. Exportez les saisies de temps au format CSV ou Excel.',
  'time_import.empty': 'Le fichier n’a aucune ligne sous ses en-têtes.',
  'time_import.too_many':
    'Le fichier est trop volumineux : au plus {rows} lignes, {columns} colonnes et {characters} caractères par cellule.',
  'time_import.no_times':
    'Le fichier n’a aucune colonne avec une date et une durée ou un début. Exportez le rapport détaillé.',
  'time_import.zone': 'Choisissez le fuseau horaire des heures du fichier.',
  'time_import.people': 'Les personnes doivent être un objet qui donne un employé pour un nom.',
  'time_import.date_orders': 'Choisissez day-first ou month-first.',
  'time_import.date_order':
    'La date {example} peut se lire de deux façons. Choisissez si le jour ou le mois vient en premier.',
  'time_import.too_long': 'Le texte dépasse {most} caractères.',
  'time_import.task_alone': 'La ligne indique une tâche sans projet.',
  'time_import.not_yes_or_no': '« {text} » n’est ni oui ni non.',
  'time_import.no_duration': 'La ligne n’a ni début ni durée.',
  'time_import.running': 'La saisie est encore en cours : elle n’a ni fin ni durée.',
  'time_import.not_a_duration': '« {text} » n’est pas une durée.',
  'time_import.not_a_date': '« {text} » n’est pas une date.',
  'time_import.not_a_time': '« {text} » n’est pas une heure.',
  'time_import.no_person': 'Aucun employé n’est choisi pour {name}.',
  'time_import.left_out': 'Les lignes de {name} sont laissées de côté, comme choisi.',
  'time_import.before_joining': 'La personne est arrivée le {day}.',
  'time_import.after_leaving': 'Le dernier jour de la personne était le {day}.',
  'time_import.project_ambiguous': 'Plusieurs projets s’appellent {name}.',
  'time_import.running_still': 'Cet import est encore en cours. Annulez-le une fois terminé.',
  'time_import.kind_too_long': 'Un texte est trop long.',
  'time_import.kind_not_yes_or_no': 'Le caractère facturable n’est ni oui ni non.',
  'time_import.kind_not_a_duration': 'La durée est illisible.',
  'time_import.kind_not_a_date': 'La date est illisible.',
  'time_import.kind_not_a_time': 'L’heure est illisible.',
  'time_import.kind_no_person': 'Aucun employé n’est choisi pour la personne.',
  'time_import.kind_left_out': 'La personne est laissée de côté, comme choisi.',
  'time_import.kind_before_joining': 'Le jour précède l’arrivée de la personne.',
  'time_import.kind_after_leaving': 'Le jour suit le dernier jour de la personne.',
  'time_import.kind_project_ambiguous': 'Plusieurs projets portent ce nom.',
  'time_import.kind_before_lock': 'La date de verrouillage verrouille le jour.',
  'time_import.kind_submitted_week': 'La semaine est soumise.',
  'time_import.kind_approved_week': 'La semaine est approuvée.',
})
