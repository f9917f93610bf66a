import type { en } from './stop-words.en'

export const ar: typeof en = {
  ask: 'هل توقف هذه الرسائل؟',
  text: 'لن تصلك رسائل من هذا النوع بعد الآن. وتبقى هذه الإشعارات في Workledger.',
  stop: 'إيقاف الرسائل',
  stopped: 'لن تصلك هذه الرسائل بعد الآن.',
  stays: 'تبقى هذه الإشعارات في Workledger، ويمكنك هناك تشغيل الرسائل من جديد.',
}
