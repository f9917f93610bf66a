import { errorWords } from '../kernel/errors'
import type { projectErrors } from './projects.errors'

export const projectsErrorsFr = errorWords<'fr', typeof projectErrors>()({
  'project.not_member': 'Ce salarié ne fait pas partie du projet. Ajoutez-le d’abord',
  'project.employee_unknown': 'Choisissez le salarié.',
  'project.archived': 'Ce projet est archivé ; rétablissez-le d’abord.',
  'project.status_unknown': 'Ce statut n’appartient pas au projet.',
  'project.status_taken': 'Ce nom est déjà utilisé.',
  'project.status_one_of_each':
    'Un projet a un statut par défaut et un statut final ; choisissez-en d’abord un autre à sa place.',
  'project.status_both': 'Le statut par défaut ne peut pas être le statut final.',
  'project.status_in_use': 'Des tâches ont ce statut ; donnez-leur d’abord un autre statut.',
  'project.task_stale':
    'Une autre personne a modifié cette tâche entre-temps. Vous la voyez dans son état actuel.',
  'project.too_many_tasks': 'Un projet compte au plus 10 000 tâches.',
  'project.too_many_statuses': 'Un projet compte au plus 50 statuts.',
  'project.too_many_members': 'Un projet compte au plus 5 000 membres.',
  'project.list_unknown': 'Cette liste de tâches n’appartient pas au projet.',
  'project.task_dates': 'L’échéance ne peut pas précéder la date de début.',
  'project.name': 'Saisissez le nom du projet.',
  'project.status_name': 'Saisissez le nom du statut.',
  'project.colour': 'Choisissez une couleur.',
  'project.title': 'Saisissez le titre.',
})
