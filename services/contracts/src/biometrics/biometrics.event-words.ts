import type { EventWords } from '../kernel/event-words'
import type { deviceEvents, deviceSerialEvents, punchEvents } from './biometrics.events'

export const biometricsEventWords: EventWords<typeof deviceEvents & typeof deviceSerialEvents & typeof punchEvents> = {
  DeviceAdded: ['Device added', 'أُضيف الجهاز'],
  DeviceChanged: ['Device changed', 'تغيّر الجهاز'],
  DeviceKeySet: ['Key given to a device', 'إعطاء مفتاح لجهاز'],
  DeviceDeleted: ['Device deleted', 'حُذف الجهاز'],
  DeviceDeployed: ['Device deployed', 'نُشر الجهاز'],
  EmployeeRegistered: ['Employee registered', 'سُجّل موظف على الجهاز'],
  RegistrationEnded: ['Registration ended', 'انتهى تسجيل'],
  EmployeeEnrolled: ['Employee enrolled', 'أُخذت بصمة موظف'],
  DeviceCommandsAnswered: ['Commands answered', 'أجاب الجهاز عن أوامر'],
  DeviceSerialReserved: ['Serial number reserved', 'حُجز الرقم التسلسلي'],
  DeviceSerialReleased: ['Serial number released', 'حُرّر الرقم التسلسلي'],
  PunchesReceived: ['Punches received', 'استُلمت بصمات'],
}
