import type { en } from './stop-words.en'

export const ar: typeof en = {
  ask: 'هل توقف هذه الرسائل؟',
  text: 'لن تصلك رسائل هذا التقرير بعد الآن. ويبقى في Workledger بقدر ما يحق لك رؤيته.',
  stop: 'إيقاف الرسائل',
  stopped: 'لن تصلك هذه الرسائل بعد الآن.',
}
