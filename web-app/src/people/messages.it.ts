import { translation } from '@workledger/kit/i18n/translation'
import type english from './messages.en'

export default translation<'it', typeof english>()({
  page: 'Il mio profilo',
  personal: 'Dati personali',
  work: 'Lavoro',
  contract: 'Contratto',
  avatar: 'Foto',
  changeAvatar: 'Cambia la foto',
  avatarFile: 'Nuova foto',
  avatarHint: 'PNG, JPEG, GIF o WebP.',
  avatarDone: 'Foto aggiornata',
  weekStart: 'La settimana inizia di',
  weekStartHint: 'Nei tuoi report, calendari e campi data.',
  weekChanged: 'Primo giorno della settimana modificato',
  job: 'Dati di lavoro',
  oid: 'Matricola',
  role: 'Ruolo',
  manager: 'Responsabile',
  timeOffManager: 'Responsabile assenze',
  office: 'Sede',
  department: 'Reparto',
  designation: 'Qualifica',
  policy: 'Policy assenze',
  hired: 'Data di assunzione',
  jobLocked: 'Per modificarli, chiedi a un amministratore.',
  edit: 'Modifica nella console',
})
