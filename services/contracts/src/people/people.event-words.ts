import type { EventWords } from '../kernel/event-words'
import type { employeeImportEvents } from './import.events'
import type { directoryEvents, employeeEvents } from './people.events'
import type { relativeEvents } from './relatives.events'

export const peopleEventWords: EventWords<
  typeof employeeEvents & typeof directoryEvents & typeof employeeImportEvents & typeof relativeEvents
> = {
  EmployeeAdded: ['Employee added', 'أُضيف الموظف'],
  EmployeeProfileChanged: ['Profile changed', 'تغيّر الملف الشخصي'],
  EmployeeJobChanged: ['Job information changed', 'تغيّرت معلومات الوظيفة'],
  EmployeeAvatarChanged: ['Picture changed', 'تغيّرت الصورة'],
  EmployeeInvited: ['Invitation sent', 'أُرسلت الدعوة'],
  EmployeeJoined: ['Joined', 'انضمّ'],
  EmployeeTerminated: ['Terminated', 'أُنهيت خدمته'],
  EmployeeUnterminated: ['Taken back', 'عاد إلى الخدمة'],
  EmployeeRehired: ['Hired again', 'عُيّن من جديد'],
  EmployeeDeleted: ['Deleted', 'حُذف'],
  ErasureHoldPlaced: ['Legal hold placed', 'وُضع حجز قانوني'],
  ErasureHoldLifted: ['Legal hold lifted', 'رُفع الحجز القانوني'],
  PersonErasureStarted: ['Erasure of personal data started', 'بدأ محو البيانات الشخصية'],
  PersonErasureProposed: ['Erasure of personal data proposed', 'اقتُرح محو البيانات الشخصية'],
  PersonErasureWithdrawn: ['Erasure of personal data withdrawn', 'سُحب اقتراح محو البيانات الشخصية'],
  PersonErased: ['Personal data erased', 'مُحيت البيانات الشخصية'],
  EmployeeOptionSet: ['Option set', 'ضُبط خيار'],
  DirectoryKeyTaken: ['Employee id or address taken', 'حُجز رقم موظف أو عنوان'],
  DirectoryKeyReleased: ['Employee id or address released', 'حُرّر رقم موظف أو عنوان'],
  ReportingLineAdded: ['Manager assigned', 'عُيّن مدير'],
  ReportingLineRemoved: ['Manager removed', 'أُزيل المدير'],
  AdministratorAdded: ['Administrator added', 'أُضيف مسؤول'],
  AdministratorRemoved: ['Administrator removed', 'أُزيل مسؤول'],
  EmployeeImportStarted: ['Import of employees started', 'بدأ استيراد الموظفين'],
  EmployeeImportRowsPlanned: ['Rows of the import read', 'قُرئت صفوف الاستيراد'],
  EmployeeImportValuesPlanned: ['Values of the import read', 'قُرئت قيم الاستيراد'],
  EmployeeImportPlanned: ['Import of employees ready', 'استيراد الموظفين جاهز'],
  EmployeeImportRowsRefused: ['Rows of the import refused', 'رُفضت صفوف من الاستيراد'],
  EmployeeImportAbandoned: ['Import of employees abandoned', 'تُرك استيراد الموظفين'],
  EmployeeImportFinished: ['Import of employees finished', 'انتهى استيراد الموظفين'],
  EmergencyContactAdded: ['Emergency contact added', 'أُضيفت جهة اتصال للطوارئ'],
  EmergencyContactChanged: ['Emergency contact changed', 'عُدّلت جهة اتصال للطوارئ'],
  EmergencyContactRemoved: ['Emergency contact removed', 'أُزيلت جهة اتصال للطوارئ'],
  DependantAdded: ['Dependant added', 'أُضيف مُعال'],
  DependantChanged: ['Dependant changed', 'عُدّلت بيانات مُعال'],
  DependantRemoved: ['Dependant removed', 'أُزيل مُعال'],
}
