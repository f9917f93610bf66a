import { errorWords } from '../kernel/errors'
import type { peopleErrors } from './people.errors'

export const peopleErrorsFr = errorWords<'fr', typeof peopleErrors>()({
  'people.oid_taken': 'Ce matricule est déjà utilisé.',
  'people.email_taken': 'Il existe déjà un salarié avec cette adresse e-mail.',
  'people.terminated': 'L’emploi de ce salarié est terminé.',
  'people.access_stopped': 'L’accès de ce salarié est suspendu.',
  'people.not_terminated': 'L’emploi de ce salarié n’est pas terminé.',
  'people.joined': 'Ce salarié a déjà rejoint l’espace de travail.',
  'people.no_email': 'Ce salarié n’a pas d’adresse e-mail.',
  'people.manager_circle':
    'Un salarié ne peut pas être son propre responsable, ni directement ni par l’intermédiaire d’autres personnes.',
  'people.has_records':
    'Cette personne a des présences, des congés, des notes de frais ou des paies, qui doivent être conservés. Mettez d’abord fin à son emploi ; le dossier pourra alors être supprimé.',
  'people.last_admin': 'Au moins une personne doit garder le rôle Administrateur.',
  'people.self': 'Vous ne pouvez pas vous appliquer cette action à vous-même.',
  'people.first_name': 'Le prénom est obligatoire.',
  'people.last_name': 'Le nom est obligatoire.',
  'people.effective_on': 'Choisissez un jour de cette année, aujourd’hui au plus tard.',
  'people.rehire_date': 'Choisissez le nouveau premier jour.',
  'people.rehired_too_early':
    'Le nouveau premier jour doit être postérieur au dernier jour de l’emploi précédent, le {day}.',
  'people.rehired_too_late': 'Le nouveau premier jour doit se situer dans un délai d’un an.',
  'people.ended_before':
    'Le dernier jour ne doit pas être antérieur à la fin de l’emploi précédent, le {day}.',
  'people.ended_before_hire':
    'Le dernier jour ne doit pas être antérieur au premier, le {day}. Corrigez la date d’embauche, ou supprimez un salarié qui n’a jamais commencé.',
  'people.ended_before_work':
    'Le dernier jour ne doit pas être antérieur au {day}, dernier jour travaillé par ce salarié. Choisissez ce jour ou un jour ultérieur.',
  'people.hired_after_end': 'Le premier jour ne doit pas être postérieur au dernier, le {day}.',
  'people.termination_date': 'Choisissez la date de fin d’emploi.',
})
