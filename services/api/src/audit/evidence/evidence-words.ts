import type { EvidenceScope } from '@workledger/contracts/audit/audit.api'

const english = {
  title: 'Evidence pack',
  scope: {
    payrun: (name: string) => `Pay run ${name}`,
    leaves: (name: string) => `Leaves of ${name}`,
    invoice: (name: string) => `Invoice ${name}`,
    period: (name: string) => `Events recorded ${name} (UTC)`,
  } satisfies Record<EvidenceScope, (name: string) => string>,
  facts: {
    company: 'Company',
    made: 'Made',
    by: 'By',
    events: 'Events',
    head: 'End of the log',
    chain: 'Chain of the log',
  },
  intact: 'Verified, nothing found',
  faulty: 'Something was found: see chain.json',
  proof: 'What this pack proves, and what not',
  proves: [
    'Run node verify.mjs in this folder. It recomputes the hash of each event from its content and the hash before it, and compares each file with files.json.',
    'An event that verifies has the content, the author and the times that the log chained. Personal fields are chained in encrypted form. The pack proves that, and when, the log got them. Only the server that made the pack vouches that the readable text here is the encrypted one.',
    'Between two events that do not follow each other, the log has events that are not in this pack. So the pack alone proves neither their order nor that it holds all events of its scope.',
    'Each event behind the first key is signed by the process that wrote it (signatures.json, keys.json). verify.mjs checks the signatures and prints the signing key of the installation: compare it with the key that the operator of the server has.',
    'A person who rewrites this whole folder can make it fit together again. Compare the hashes with anchors that were kept outside of the database (chain.json has those known to the server), or write down the SHA-256 of files.json that verify.mjs prints.',
  ],
  withheld: 'Content withheld: the link alone is here.',
  columns: { at: 'When (UTC)', who: 'Who', what: 'What', where: 'Record', position: 'Position' },
  behind: (name: string) => `signed in by ${name}`,
  system: 'Workledger',
  unknown: 'Unknown',
  documents: 'Documents',
  unprinted: 'could not be printed',
  more: (most: number) => `The first ${most} are here; there are more.`,
  none: 'None',
}

export type EvidenceWords = typeof english

const arabic: EvidenceWords = {
  title: 'حزمة أدلة',
  scope: {
    payrun: (name) => `دورة الرواتب ${name}`,
    leaves: (name) => `إجازات ${name}`,
    invoice: (name) => `الفاتورة ${name}`,
    period: (name) => `الأحداث المسجّلة ${name} (بالتوقيت العالمي)`,
  },
  facts: {
    company: 'الشركة',
    made: 'أُعدّت في',
    by: 'أعدّها',
    events: 'الأحداث',
    head: 'نهاية السجل',
    chain: 'سلسلة السجل',
  },
  intact: 'تم التحقق منها ولم يُعثر على شيء',
  faulty: 'عُثر على خلل: انظر chain.json',
  proof: 'ما تثبته هذه الحزمة وما لا تثبته',
  proves: [
    'شغّل node verify.mjs في هذا المجلد. يعيد حساب بصمة كل حدث من محتواه ومن البصمة التي قبله، ويقارن كل ملف بما في files.json.',
    'الحدث الذي يجتاز التحقق له المحتوى والمنفّذ والأوقات التي سُلسلت في السجل. الحقول الشخصية مسلسلة بصيغتها المشفّرة: يثبت وجودها في السجل ووقتها؛ أما أن النص المقروء هنا هو ما شُفّر فهو قول الخادم الذي أعدّ الحزمة.',
    'بين حدثين غير متتاليين أحداث ليست في هذه الحزمة، فلا تثبت الحزمة وحدها ترتيبهما، ولا أنها تضم كل أحداث نطاقها.',
    'كل حدث بعد أول مفتاح موقّع من العملية التي كتبته (signatures.json وkeys.json). يتحقق verify.mjs من التواقيع ويطبع مفتاح توقيع النظام: قارنه بالمفتاح الذي عند من يشغّل الخادم.',
    'من يعيد كتابة هذا المجلد كله يستطيع أن يجعله متسقًا من جديد. قارن البصمات بالمراسي المحفوظة خارج قاعدة البيانات (في chain.json ما يعرفه الخادم منها)، أو دوّن بصمة SHA-256 لملف files.json التي يطبعها verify.mjs.',
  ],
  withheld: 'المحتوى محجوب: الرابط وحده هنا.',
  columns: {
    at: 'متى (بالتوقيت العالمي)',
    who: 'من',
    what: 'ماذا',
    where: 'السجل',
    position: 'الموضع',
  },
  behind: (name) => `سجّل الدخول عنه ${name}`,
  system: 'Workledger',
  unknown: 'غير معروف',
  documents: 'المستندات',
  unprinted: 'تعذّرت طباعته',
  more: (most) => `هنا أول ${most}؛ وهناك المزيد.`,
  none: 'لا شيء',
}

export type EvidenceLanguage = 'en' | 'ar'

export const evidenceWords: Readonly<Record<EvidenceLanguage, EvidenceWords>> = {
  en: english,
  ar: arabic,
}
