import type { NamesLike } from '../../kernel/event-words'
import type english from './events.en'

export default {
  DeviceAdded: 'أُضيف الجهاز',
  DeviceChanged: 'تغيّر الجهاز',
  DeviceKeySet: 'إعطاء مفتاح لجهاز',
  DeviceDeleted: 'حُذف الجهاز',
  DeviceDeployed: 'نُشر الجهاز',
  EmployeeRegistered: 'سُجّل موظف على الجهاز',
  RegistrationEnded: 'انتهى تسجيل',
  EmployeeEnrolled: 'أُخذت بصمة موظف',
  DeviceCommandsAnswered: 'أجاب الجهاز عن أوامر',
  DeviceSerialReserved: 'حُجز الرقم التسلسلي',
  DeviceSerialReleased: 'حُرّر الرقم التسلسلي',
  PunchesReceived: 'استُلمت بصمات',
  PunchesConfirmed: 'أكّد الجهاز البصمات',
  PunchesWithdrawn: 'أُزيلت البصمات المستوردة',
  PunchImportStarted: 'بدأ استيراد البصمات',
  PunchImportFinished: 'اكتمل استيراد البصمات',
  PunchImportInterrupted: 'انقطع استيراد البصمات',
  PunchImportUndone: 'تُراجع عن استيراد البصمات',
} satisfies NamesLike<typeof english>
