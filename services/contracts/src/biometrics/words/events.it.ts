import type { NamesLike } from '../../kernel/event-words'
import type english from './events.en'

export default {
  DeviceAdded: 'Dispositivo aggiunto',
  DeviceChanged: 'Dispositivo modificato',
  DeviceKeySet: 'Chiave assegnata a un dispositivo',
  DeviceDeleted: 'Dispositivo eliminato',
  DeviceDeployed: 'Dispositivo messo in servizio',
  EmployeeRegistered: 'Dipendente registrato',
  RegistrationEnded: 'Registrazione terminata',
  EmployeeEnrolled: 'Biometria del dipendente acquisita',
  DeviceCommandsAnswered: 'Risposta ai comandi',
  DeviceSerialReserved: 'Numero di serie riservato',
  DeviceSerialReleased: 'Numero di serie liberato',
  PunchesReceived: 'Timbrature ricevute',
  PunchesConfirmed: 'Timbrature confermate dal dispositivo',
  PunchesWithdrawn: 'Timbrature importate rimosse',
  PunchImportStarted: 'Importazione di timbrature iniziata',
  PunchImportFinished: 'Importazione di timbrature terminata',
  PunchImportInterrupted: 'Importazione di timbrature interrotta',
  PunchImportUndone: 'Importazione di timbrature annullata',
} satisfies NamesLike<typeof english>
