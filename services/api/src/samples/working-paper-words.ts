import { counted } from '@workledger/contracts/kernel/written'
import type {
  CheckResult,
  Population,
  SampleMark,
} from '@workledger/contracts/samples/sample-kinds'

export type PaperLanguage = 'en' | 'ar'

interface Counts {
  readonly passed: number
  readonly exceptions: number
  readonly notes: number
  readonly open: number
}

interface PaperWords {
  title: string
  population: Record<Population, string>
  status: Record<'in_progress' | 'finished', string>
  fact: Record<
    | 'company'
    | 'population'
    | 'period'
    | 'size'
    | 'sums'
    | 'seed'
    | 'algorithm'
    | 'position'
    | 'head'
    | 'digest'
    | 'drawn'
    | 'status'
    | 'results'
    | 'made',
    string
  >
  column: Record<
    | 'number'
    | 'name'
    | 'day'
    | 'what'
    | 'amount'
    | 'currency'
    | 'days'
    | 'result'
    | 'note'
    | 'why'
    | 'marked'
    | 'key'
    | 'stream',
    string
  >
  mark: Record<SampleMark | 'open', string>
  sign: Record<CheckResult, string>
  results: (counts: Counts) => string
  /** Lines for signature and date. */
  signature: readonly string[]
}

const sign = { pass: '✓', fail: '✗', none: '–' }

/** The fixed words of a working paper. */
export const paperWords: Readonly<Record<PaperLanguage, PaperWords>> = {
  en: {
    title: 'Working paper',
    population: {
      pay: 'Approved pay run entries',
      leaves: 'Approved leaves',
      expenses: 'Approved expenses',
      invoices: 'Issued invoices',
      contracts: 'Contract changes',
    },
    status: { in_progress: 'In progress', finished: 'Finished' },
    fact: {
      company: 'Company',
      population: 'Population',
      period: 'Period',
      size: 'Sample of population',
      sums: 'Amounts, sample of all',
      seed: 'Seed',
      algorithm: 'Method of the draw',
      position: 'Log up to position',
      head: 'Hash of that event',
      digest: 'SHA-256 of the population',
      drawn: 'Drawn',
      status: 'Status',
      results: 'Results',
      made: 'This paper',
    },
    column: {
      number: '#',
      name: 'Subject',
      day: 'Day',
      what: 'Detail',
      amount: 'Amount',
      currency: 'Currency',
      days: 'Days',
      result: 'Result',
      note: 'Note',
      why: 'What the server found',
      marked: 'Marked',
      key: 'Key',
      stream: 'Stream',
    },
    mark: { pass: 'Passed', exception: 'Exception', note: 'Note', open: 'Open' },
    sign,
    results: ({ passed, exceptions, notes, open }) =>
      [
        `${passed} passed`,
        counted('en', exceptions, { one: '1 exception', other: `${exceptions} exceptions` }),
        counted('en', notes, { one: '1 note', other: `${notes} notes` }),
        `${open} open`,
      ].join(', '),
    signature: ['Tested by, date', 'Reviewed by, date'],
  },
  ar: {
    title: 'ورقة عمل',
    population: {
      pay: 'قيود دورات الرواتب المعتمدة',
      leaves: 'الإجازات المعتمدة',
      expenses: 'المصروفات المعتمدة',
      invoices: 'الفواتير الصادرة',
      contracts: 'تغييرات العقود',
    },
    status: { in_progress: 'قيد الفحص', finished: 'مكتملة' },
    fact: {
      company: 'الشركة',
      population: 'المجتمع',
      period: 'الفترة',
      size: 'العينة من المجتمع',
      sums: 'المبالغ، العينة من الكل',
      seed: 'البذرة',
      algorithm: 'طريقة السحب',
      position: 'السجل حتى الموضع',
      head: 'بصمة ذلك الحدث',
      digest: 'SHA-256 للمجتمع',
      drawn: 'سُحبت',
      status: 'الحالة',
      results: 'النتائج',
      made: 'هذه الورقة',
    },
    column: {
      number: '#',
      name: 'يخص',
      day: 'اليوم',
      what: 'التفاصيل',
      amount: 'المبلغ',
      currency: 'العملة',
      days: 'الأيام',
      result: 'النتيجة',
      note: 'الملاحظة',
      why: 'ما وجده الخادم',
      marked: 'قُيّم',
      key: 'المفتاح',
      stream: 'السلسلة',
    },
    mark: { pass: 'سليم', exception: 'استثناء', note: 'ملاحظة', open: 'مفتوح' },
    sign,
    results: ({ passed, exceptions, notes, open }) =>
      `سليم ${passed}، استثناءات ${exceptions}، ملاحظات ${notes}، مفتوح ${open}`,
    signature: ['فحصها، التاريخ', 'راجعها، التاريخ'],
  },
}
