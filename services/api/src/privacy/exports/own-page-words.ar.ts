import type { en } from './own-page-words.en'

export const ar: typeof en = {
  title: (name, company) => `ما تحتفظ به ${company} عن ${name}`,
  made: (at) => `أُعدّ في ${at} بالتوقيت العالمي. والبيانات نفسها في data.json للبرامج.`,
  files: 'الملفات وقسائم الرواتب',
  events: 'ما حدث',
  at: 'متى (بالتوقيت العالمي)',
  what: 'ماذا',
  by: 'من',
  cut: 'اقتُطع: هناك أكثر مما يتسع له الملف. اطلب الباقي من شركتك.',
  missing: 'قسائم تعذّرت طباعتها الآن؛ اطلبها من صفحة القسائم.',
  fixed: { true: 'نعم', false: 'لا', and: '؛ ' },
}
