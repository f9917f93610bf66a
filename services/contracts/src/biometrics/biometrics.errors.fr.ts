import { errorWords } from '../kernel/errors'
import type { biometricErrors } from './biometrics.errors'

export const biometricsErrorsFr = errorWords<'fr', typeof biometricErrors>()({
  'device.name': 'Saisissez le nom du terminal.',
  'device.serial': 'Saisissez le numéro de série.',
  'device.serial_form': 'Un numéro de série ne contient que des lettres, des chiffres, - et _.',
  'device.serial_taken': 'Un terminal portant ce numéro de série est déjà enregistré.',
  'device.serial_fixed':
    'Le numéro de série d’un terminal ne peut pas être modifié. Ajoutez le nouveau terminal, puis supprimez l’ancien.',
  'device.office': 'Choisissez le site.',
  'device.select': 'Choisissez le terminal.',
  'device.employee': 'Choisissez le salarié.',
  'device.network':
    'Saisissez une adresse réseau, * pour n’importe laquelle, ou laissez le champ vide.',
  'device.pin': 'Un code PIN compte de 1 à 24 lettres ou chiffres.',
  'device.pin_taken':
    'Ce code PIN appartient à un autre salarié à ce moment-là. Mettez d’abord fin à cette inscription.',
  'device.registered': 'Ce salarié est déjà inscrit sur ce terminal.',
  'device.since': 'Le début doit se situer dans les 400 derniers jours.',
  'device.most': 'Un espace de travail compte au plus {most} terminaux.',
  'device.most_registrations': 'Un terminal conserve au plus {most} inscriptions.',
  'punch_import.file':
    'Ce n’est pas le fichier attlog.dat d’un terminal. Choisissez le fichier texte que le terminal écrit sur une clé USB.',
  'punch_import.empty': 'Le fichier ne contient aucun badgeage.',
  'punch_import.too_many':
    'Le fichier est trop grand\u202f: au plus {rows} lignes de {characters} caractères.',
  'punch_import.other_device': 'Le fichier est celui du terminal {serial}. Choisissez ce terminal.',
  'punch_import.not_a_punch':
    'La ligne n’est pas un badgeage\u202f: elle commence par un code PIN, une tabulation et une heure.',
  'punch_import.cut': 'La dernière ligne est coupée.',
  'punch_import.pin': 'Le code PIN n’a pas de 1 à 24 lettres ou chiffres.',
  'punch_import.time': 'L’heure n’est pas écrite comme AAAA-MM-JJ HH:MM:SS.',
  'punch_import.no_person': 'Ce code PIN n’appartenait à personne sur ce terminal à ce moment-là.',
  'punch_import.future': 'Le badgeage est dans le futur.',
  'punch_import.too_old': 'Le badgeage date de plus de 400 jours.',
  'punch_import.own':
    'Votre paie dépend de ces heures, qui sont les vôtres. Une autre personne les importe.',
  'punch_import.running_still': 'Cet import est encore en cours. Annulez-le quand il est terminé.',
})
