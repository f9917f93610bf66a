import type { FieldWords } from '../kernel/field-words'

export const biometricsFieldWords: FieldWords = {
  kinds: {
    device: ['Biometric device', 'جهاز بصمة'],
    'device-serial': ['Serial number of a device', 'الرقم التسلسلي لجهاز'],
    punches: ['Punches', 'البصمات'],
  },
  tables: {
    device_registrations: ['Registrations at devices', 'التسجيلات على الأجهزة'],
  },
  fields: {
    device_id: ['Device', 'الجهاز'],
    device_time: ['Time of the device', 'وقت الجهاز'],
    done: ['Done', 'أُنجز'],
    enrolled_by: ['Enrolled by', 'سجّله'],
    anywhere: null,
    key_hash: null,
    network: ['Network', 'الشبكة'],
    others: ['Others', 'آخرون'],
    pin: ['PIN on the device', 'الرقم على الجهاز'],
    problem: null,
    punch_id: null,
    punches: ['Punches', 'البصمات'],
    reads_keys: null,
    registration_id: ['Registration', 'التسجيل'],
    registrations: ['Registrations', 'التسجيلات'],
    serial_no: ['Serial number', 'الرقم التسلسلي'],
    verify: ['Verified by', 'طريقة التحقق'],
  },
  values: {
    any: ['Any', 'أي طريقة'],
    back: ['Back from a break', 'عودة من استراحة'],
    break: ['Break', 'استراحة'],
    face: ['Face', 'الوجه'],
    finger: ['Finger', 'البصمة'],
    in: ['In', 'دخول'],
    out: ['Out', 'خروج'],
    palm: ['Palm', 'راحة اليد'],
  },
}
