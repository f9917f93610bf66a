import { errorWords } from '../kernel/errors'
import type { attendanceErrors } from './attendance.errors'

export const attendanceErrorsEs = errorWords<'es', typeof attendanceErrors>()({
  'attendance.already_in': 'Ya has fichado la entrada.',
  'attendance.not_in': 'No has fichado la entrada.',
  'attendance.forgotten':
    'Fichaste la entrada hace más de {hours} h. Propón la hora a la que saliste.',
  'attendance.on_break': 'Ya estás en pausa.',
  'attendance.not_on_break': 'No estás en pausa.',
  'attendance.most_breaks': 'Un turno tiene como máximo {most} pausas.',
  'attendance.ended': 'Este turno ha terminado. Propón una corrección.',
  'attendance.running': 'Este turno sigue en marcha. Ficha antes la salida.',
  'attendance.deleted': 'Este turno se ha eliminado.',
  'attendance.too_short': 'Un turno dura al menos un segundo.',
  'attendance.too_long': 'Un turno dura como máximo 24 horas.',
  'attendance.longer_than_rule': 'Tu empresa permite turnos de {hours} h como máximo.',
  'attendance.too_old': 'No puedes elegir una hora de hace más de 10 años.',
  'attendance.end_before_start': 'El fin es anterior al inicio.',
  'attendance.overlaps': 'Ya hay un turno en este tiempo.',
  'attendance.future': 'No puedes elegir una hora futura',
  'attendance.date': '¡Falta la fecha!',
  'attendance.time': '¡Falta la hora!',
  'attendance.entry': '¡Elige el registro!',
  'attendance.decision': 'Aprueba o rechaza, una de las dos cosas.',
  'attendance.hours_limit': 'Entre 1 y 24 horas.',
  'attendance.rules_rising':
    'Cada escalón necesita más horas de trabajo y una pausa más larga que el anterior.',
  'attendance.break_order': 'Una pausa termina después de empezar y las pausas no se solapan.',
  'attendance.break_outside': 'Una pausa debe estar dentro de su turno.',
  'attendance.nothing_changed': 'El turno ya tiene estas horas.',
  'attendance.correction_pending': 'Una corrección de este turno espera una decisión.',
  'attendance.correction_decided': 'Esta corrección ya está decidida.',
  'attendance.changed_since':
    'El turno ha cambiado desde que se propuso esta corrección. Recházala y pide una propuesta nueva.',
  'attendance.own_typed':
    'Tu salario o tus vacaciones dependen de este tiempo. Propón una corrección; {name} puede decidirla.',
  'attendance.own': 'No puedes decidir tu propia corrección.',
  'attendance.rules_too_far': 'No puedes elegir un día a más de 10 años de distancia.',
  'attendance.rules_too_many': 'Ya hay 100 versiones de las reglas.',
  'attendance.elsewhere':
    'Tu empresa solo permite fichar desde sus propias redes. Conéctate a una de ellas o propón una corrección.',
  'attendance.position_needed':
    'Tu empresa solo permite fichar en sus lugares. Comparte tu ubicación, que se redondea a unos 100 m y se elimina después de {days, plural, one {# día} other {# días}}.',
  'attendance.outside':
    'No estás en un lugar desde el que tu empresa permite fichar. Ve a uno de ellos o propón una corrección.',
  'attendance.inaccurate':
    'Tu dispositivo solo conoce su ubicación con una precisión de {metres} m. Activa la wifi y los servicios de ubicación e inténtalo de nuevo, o propón una corrección.',
  'attendance.place_twice': 'Cada lugar necesita un nombre propio.',
  'attendance.network_form':
    'Escribe una dirección o una red en notación CIDR, por ejemplo 203.0.113.0/24.',
  'kiosk.name': 'Escribe un nombre para el terminal.',
  'kiosk.most': 'Una empresa tiene como máximo {most} terminales de fichaje.',
  'kiosk.pin': 'Un PIN tiene de 4 a 8 dígitos.',
  'kiosk.weak_pin':
    'Este PIN es fácil de adivinar. Elige dígitos que no se repitan ni vayan seguidos.',
  'kiosk.own_number': 'Elige un PIN distinto de tu ID de empleado.',
  'kiosk.no_number': 'Aún no tienes ID de empleado. Pídelo a un administrador.',
  'kiosk.no_pin': 'Esta persona no tiene PIN para terminales.',
  'kiosk.code': 'Este enlace ya se usó o ha caducado. Crea uno nuevo en la consola.',
  'kiosk.token': 'Esta tableta no está vinculada. Pide un enlace nuevo a un administrador.',
  'kiosk.paused':
    'Se han introducido demasiados PIN erróneos en este terminal. Volverá a funcionar más tarde.',
  'kiosk.wrong':
    'El ID de empleado y el PIN no coinciden, o el PIN está bloqueado. Tras cinco intentos erróneos se bloquea 15 minutos, y después más tiempo.',
})
