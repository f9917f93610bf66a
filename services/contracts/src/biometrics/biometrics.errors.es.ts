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
})
