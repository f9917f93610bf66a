import { translation } from '@workledger/kit/i18n/translation'
import type english from './messages.en'

export default translation<'es', typeof english>()({
  page: 'Mi perfil',
  personal: 'Personal',
  work: 'Trabajo',
  contract: 'Contrato',
  avatar: 'Foto',
  changeAvatar: 'Cambiar la foto',
  avatarFile: 'Foto nueva',
  avatarHint: 'PNG, JPEG, GIF o WebP.',
  avatarDone: 'Foto actualizada',
  weekStart: 'Las semanas empiezan el',
  weekStartHint: 'En tus informes, calendarios y campos de fecha.',
  weekChanged: 'Primer día de la semana cambiado',
  job: 'Datos del empleo',
  oid: 'ID de empleado',
  role: 'Rol',
  manager: 'Responsable',
  timeOffManager: 'Responsable de ausencias',
  office: 'Oficina',
  department: 'Departamento',
  designation: 'Puesto',
  policy: 'Política de ausencias',
  hired: 'Fecha de alta',
  jobLocked: 'Pide a un administrador que cambie estos datos.',
  edit: 'Editar en la consola',
})
