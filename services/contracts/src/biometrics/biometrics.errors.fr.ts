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
})
