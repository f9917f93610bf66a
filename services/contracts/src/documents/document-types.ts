/** Readers of a document besides its employee and admins: none, or the employee's managers. */
export const documentVisibilities = ['employee', 'managers'] as const

export type DocumentVisibility = (typeof documentVisibilities)[number]

interface KnownType {
  readonly en: string
  readonly ar: string
  readonly visibility: DocumentVisibility
}

/** Suggested types; any other text is valid as well. */
export const documentTypes: readonly KnownType[] = [
  { en: 'Contract', ar: 'عقد', visibility: 'employee' },
  { en: 'Payslip', ar: 'قسيمة راتب', visibility: 'employee' },
  { en: 'Tax document', ar: 'مستند ضريبي', visibility: 'employee' },
  { en: 'Identity document', ar: 'وثيقة هوية', visibility: 'employee' },
  { en: 'Work permit', ar: 'تصريح عمل', visibility: 'employee' },
  { en: 'Medical certificate', ar: 'شهادة طبية', visibility: 'employee' },
  { en: 'Certificate', ar: 'شهادة', visibility: 'managers' },
  { en: 'Training', ar: 'تدريب', visibility: 'managers' },
  { en: 'Driving licence', ar: 'رخصة قيادة', visibility: 'managers' },
  { en: 'Equipment', ar: 'عهدة', visibility: 'managers' },
]

const normalisedName = (text: string) => text.trim().replace(/\s+/g, ' ').toLowerCase()

const open = new Set(
  documentTypes
    .filter(({ visibility }) => visibility === 'managers')
    .flatMap(({ en, ar }) => [normalisedName(en), normalisedName(ar)]),
)

/** Returns a type's readers; for an unknown type only its employee and admins. */
export const visibilityOf = (type: string): DocumentVisibility =>
  open.has(normalisedName(type)) ? 'managers' : 'employee'
