import { translation } from '@workledger/kit/i18n/translation'
import type english from './messages.en'

export default translation<'fr', typeof english>()({
  page: 'Mon profil',
  personal: 'Personnel',
  work: 'Travail',
  contract: 'Contrat',
  avatar: 'Photo',
  changeAvatar: 'Changer la photo',
  avatarFile: 'Nouvelle photo',
  avatarHint: 'PNG, JPEG, GIF ou WebP.',
  avatarDone: 'Photo mise à jour',
  weekStart: 'Début de la semaine',
  weekStartHint: 'Dans vos rapports, calendriers et champs de date.',
  weekChanged: 'Premier jour de la semaine modifié',
  job: 'Informations d’emploi',
  oid: 'Matricule',
  role: 'Rôle',
  manager: 'Responsable',
  timeOffManager: 'Responsable des congés',
  office: 'Site',
  department: 'Service',
  designation: 'Poste',
  policy: 'Politique de congés',
  hired: 'Date d’embauche',
  jobLocked: 'Demandez à un administrateur de modifier ces informations.',
  edit: 'Modifier dans la console',
})
