import { errorWords } from '../kernel/errors'
import type { noticesErrors } from './notices.errors'

export const noticesErrorsEs = errorWords<'es', typeof noticesErrors>()({
  'notices.fixed': 'Estos correos no se pueden desactivar.',
  'notices.push_device':
    'Tu navegador dio una dirección o claves a las que no se puede enviar ningún aviso push.',
  'notices.push_most':
    'Como máximo {most} de tus navegadores pueden recibir avisos push. Quita uno que ya no uses.',
  'notices.push_service':
    'El servicio push de tu navegador ({host}) no está permitido en esta instalación.',
  'notices.quiet_hours':
    'Indica un inicio y un fin distinto para las horas de silencio, o ninguno.',
  'notices.stop_key': 'Este enlace no es válido. Abre los avisos en Workledger.',
  'notices.time': 'Introduce una hora de 00:00 a 23:59.',
  'notices.unknown': 'Este aviso no está en tu lista.',
})
