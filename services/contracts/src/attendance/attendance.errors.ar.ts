import type { ErrorWords } from '../kernel/errors'
import type { attendanceErrors } from './attendance.errors'

export const attendanceErrorsAr: ErrorWords<typeof attendanceErrors> = {
  'attendance.already_in': 'لقد سجّلت حضورك بالفعل.',
  'attendance.not_in': 'لم تسجّل حضورك.',
  'attendance.too_short': 'لا تقل مدة الوردية عن ثانية واحدة.',
  'attendance.too_long': 'لا تزيد مدة الوردية على 24 ساعة.',
  'attendance.too_old': 'لا يمكنك اختيار وقت مضى عليه أكثر من 10 سنوات.',
  'attendance.end_before_start': 'النهاية قبل البداية.',
  'attendance.overlaps': 'يوجد حضور مسجّل في هذا الوقت بالفعل.',
  'attendance.future': 'لا يمكنك اختيار وقت في المستقبل',
}
