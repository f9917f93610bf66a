import type { NamesLike } from '../../kernel/event-words'
import type english from './events.en'

export default {
  DeviceAdded: 'Terminal ajouté',
  DeviceChanged: 'Terminal modifié',
  DeviceKeySet: 'Clé attribuée à un terminal',
  DeviceDeleted: 'Terminal supprimé',
  DeviceDeployed: 'Terminal mis en service',
  EmployeeRegistered: 'Salarié inscrit',
  RegistrationEnded: 'Inscription terminée',
  EmployeeEnrolled: 'Salarié enrôlé',
  DeviceCommandsAnswered: 'Réponse aux commandes',
  DeviceSerialReserved: 'Numéro de série réservé',
  DeviceSerialReleased: 'Numéro de série libéré',
  PunchesReceived: 'Badgeages reçus',
  PunchesConfirmed: 'Badgeages confirmés par le terminal',
  PunchesWithdrawn: 'Badgeages importés retirés',
  PunchImportStarted: 'Import de badgeages commencé',
  PunchImportFinished: 'Import de badgeages terminé',
  PunchImportInterrupted: 'Import de badgeages interrompu',
  PunchImportUndone: 'Import de badgeages annulé',
} satisfies NamesLike<typeof english>
