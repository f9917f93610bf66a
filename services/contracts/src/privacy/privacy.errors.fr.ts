import { NOTICE_DAYS } from '../kernel/closing'
import { errorWords } from '../kernel/errors'
import { LEAST_RETENTION_YEARS, MOST_RETENTION_YEARS } from '../kernel/retention'
import type { privacyErrors } from './privacy.errors'

export const privacyErrorsFr = errorWords<'fr', typeof privacyErrors>()({
  'privacy.years': `Choisissez de ${LEAST_RETENTION_YEARS} à ${MOST_RETENTION_YEARS} ans.`,
  'privacy.retention':
    'La durée de conservation (années : {years}) court à partir du dernier jour de travail ou de paie, ou du jour où le départ a été enregistré. Les données personnelles peuvent être effacées à partir du {day}.',
  'privacy.second_person':
    'Vous avez demandé cet effacement. Une autre personne autorisée à effacer des données personnelles doit le confirmer.',
  'privacy.waits':
    'Aucune autre personne ne peut confirmer cet effacement. Vous pouvez l’exécuter à partir du {until}.',
  'privacy.not_proposed': 'Il n’y a pas de demande d’effacement pour cette personne.',
  'privacy.own':
    'Vous ne pouvez pas effacer vos propres données personnelles. Une autre personne doit le faire.',
  'privacy.held': 'Cette personne fait l’objet d’un blocage juridique. Levez d’abord le blocage.',
  'privacy.not_held': 'Cette personne ne fait l’objet d’aucun blocage juridique.',
  'privacy.erased': 'Les données personnelles de cette personne sont déjà effacées.',
  'privacy.in_draft':
    'Cette personne figure dans un cycle de paie qui n’est pas approuvé. Approuvez-le ou supprimez-le d’abord.',
  'privacy.name': 'Saisissez le nom de la personne exactement comme il est affiché.',
  'privacy.export_making': 'Un export est en préparation. Il sera prêt dans un moment.',
  'privacy.export_ready':
    'Un export est prêt à être téléchargé. Vous pourrez en préparer un autre quand il aura expiré.',
  'privacy.no_export': 'Il n’y a aucun export à télécharger. Préparez-en un d’abord.',
  'privacy.notice': `Choisissez de ${NOTICE_DAYS.least} à ${NOTICE_DAYS.most} jours.`,
  'privacy.company_name': 'Saisissez le nom de l’entreprise exactement comme il est affiché.',
  'privacy.closing': 'La fermeture de cette entreprise est déjà annoncée.',
  'privacy.not_closing': 'Cette entreprise n’est pas en cours de fermeture.',
  'privacy.closed':
    'Cette entreprise est fermée : plus rien ne peut être modifié. Un administrateur peut retirer la fermeture jusqu’à l’effacement de l’entreprise.',
  'privacy.reason': 'Indiquez pourquoi les données doivent être conservées.',
})
