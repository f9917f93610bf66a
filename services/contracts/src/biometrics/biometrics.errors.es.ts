import { errorWords } from '../kernel/errors'
import type { biometricErrors } from './biometrics.errors'

export const biometricsErrorsEs = errorWords<'es', typeof biometricErrors>()({
  'device.name': '¡Introduce el nombre del dispositivo!',
  'device.serial': '¡Introduce el número de serie!',
  'device.serial_form': 'Un número de serie solo tiene letras, cifras, - y _.',
  'device.serial_taken': 'Ya hay un dispositivo registrado con este número de serie.',
  'device.serial_fixed':
    'El número de serie de un dispositivo no se puede cambiar. Añade el dispositivo nuevo y elimina después el antiguo.',
  'device.office': '¡Elige la oficina!',
  'device.select': '¡Elige el dispositivo!',
  'device.employee': '¡Elige el empleado!',
  'device.network': 'Introduce una dirección de red, * para cualquiera, o déjalo vacío.',
  'device.pin': 'Un PIN tiene de 1 a 24 letras o cifras.',
  'device.pin_taken': 'Este PIN pertenece a otro empleado en ese momento. Termina antes esa alta.',
  'device.registered': 'Este empleado ya está dado de alta en el dispositivo.',
  'device.since': 'El inicio debe estar dentro de los últimos 400 días.',
  'device.most': 'Un espacio de trabajo tiene como máximo {most} dispositivos.',
  'device.most_registrations': 'Un dispositivo guarda como máximo {most} altas.',
  'punch_import.file':
    'No es el attlog.dat de un dispositivo. Elige el archivo de texto que el dispositivo escribe en una memoria USB.',
  'punch_import.empty': 'El archivo no tiene marcajes.',
  'punch_import.too_many':
    'El archivo es demasiado grande: como máximo {rows} líneas de {characters} caracteres.',
  'punch_import.other_device': 'El archivo es del dispositivo {serial}. Elige ese dispositivo.',
  'punch_import.not_a_punch':
    'La línea no es un marcaje: primero van un PIN, una tabulación y una hora.',
  'punch_import.cut': 'La última línea está cortada.',
  'punch_import.pin': 'El PIN no tiene de 1 a 24 letras o cifras.',
  'punch_import.time': 'La hora no está escrita como AAAA-MM-DD HH:MM:SS.',
  'punch_import.no_person': 'El PIN no era de nadie en este dispositivo en ese momento.',
  'punch_import.future': 'El marcaje está en el futuro.',
  'punch_import.too_old': 'El marcaje tiene más de 400 días.',
  'punch_import.own': 'Tu paga depende de estas horas tuyas. Las importa otra persona.',
  'punch_import.running_still': 'Esta importación sigue en curso. Deshazla cuando termine.',
})
