import type { NamesLike } from '../../kernel/event-words'
import type english from './events.en'

export default {
  DeviceAdded: 'Dispositivo añadido',
  DeviceChanged: 'Dispositivo cambiado',
  DeviceKeySet: 'Clave dada a un dispositivo',
  DeviceDeleted: 'Dispositivo eliminado',
  DeviceDeployed: 'Dispositivo desplegado',
  EmployeeRegistered: 'Empleado dado de alta',
  RegistrationEnded: 'Alta terminada',
  EmployeeEnrolled: 'Huella o rostro del empleado registrado',
  DeviceCommandsAnswered: 'Órdenes respondidas',
  DeviceSerialReserved: 'Número de serie reservado',
  DeviceSerialReleased: 'Número de serie liberado',
  PunchesReceived: 'Marcajes recibidos',
  PunchesConfirmed: 'Marcajes confirmados por el dispositivo',
  PunchesWithdrawn: 'Marcajes importados quitados',
  PunchImportStarted: 'Importación de marcajes iniciada',
  PunchImportFinished: 'Importación de marcajes terminada',
  PunchImportInterrupted: 'Importación de marcajes interrumpida',
  PunchImportUndone: 'Importación de marcajes deshecha',
} satisfies NamesLike<typeof english>
