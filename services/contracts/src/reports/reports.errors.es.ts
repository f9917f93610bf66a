import { errorWords } from '../kernel/errors'
import type { reportErrors } from './reports.errors'

export const reportErrorsEs = errorWords<'es', typeof reportErrors>()({
  'report.name': 'Pon un nombre al informe.',
  'report.name_taken': 'Ya tienes un informe guardado con este nombre.',
  'report.recipient': 'Elige personas que trabajen aquí y a las que veas.',
  'report.sent_just_now': 'Este informe se ha enviado hace menos de un minuto.',
  'report.stop_key': 'Este enlace no funciona.',
  'report.most': 'Ya tienes {most} informes guardados. Elimina antes uno.',
})
