import { accessWords } from './access/access.words'
import { attendanceWords } from './attendance/attendance.words'
import { auditWords } from './audit/audit.words'
import { billingWords } from './billing/billing.words'
import { biometricsWords } from './biometrics/biometrics.words'
import { calendarWords } from './calendar/calendar.words'
import { checklistsWords } from './checklists/checklists.words'
import { clientsWords } from './clients/clients.words'
import { customFieldsWords } from './custom-fields/custom-fields.words'
import { documentsWords } from './documents/documents.words'
import { employmentWords } from './employment/employment.words'
import { expensesWords } from './expenses/expenses.words'
import { integrationsWords } from './integrations/integrations.words'
import { invoicingWords } from './invoicing/invoicing.words'
import type { AreaWords, ShippedLanguage, Words } from './kernel/area-words'
import { sharedWords } from './kernel/shared.words'
import { leaveWords } from './leave/leave.words'
import { noticesWords } from './notices/notices.words'
import { operationsWords } from './operations/operations.words'
import { paymentsWords } from './payments/payments.words'
import { payrollWords } from './payroll/payroll.words'
import { peopleWords } from './people/people.words'
import { privacyWords } from './privacy/privacy.words'
import { projectsWords } from './projects/projects.words'
import { provisioningWords } from './provisioning/provisioning.words'
import { recruitingWords } from './recruiting/recruiting.words'
import { referencesWords } from './references/references.words'
import { reportsWords } from './reports/reports.words'
import { samplesWords } from './samples/samples.words'
import { ssoWords } from './sso/sso.words'
import { structureWords } from './structure/structure.words'
import { surveysWords } from './surveys/surveys.words'
import { timeTrackingWords } from './time-tracking/time-tracking.words'
import { watchWords } from './watch/watch.words'
import { workingTimeWords } from './working-time/working-time.words'
import { workspacesWords } from './workspaces/workspaces.words'

const areaWords = {
  access: accessWords,
  attendance: attendanceWords,
  'working-time': workingTimeWords,
  audit: auditWords,
  billing: billingWords,
  biometrics: biometricsWords,
  calendar: calendarWords,
  checklists: checklistsWords,
  clients: clientsWords,
  'custom-fields': customFieldsWords,
  documents: documentsWords,
  employment: employmentWords,
  expenses: expensesWords,
  integrations: integrationsWords,
  invoicing: invoicingWords,
  leave: leaveWords,
  notices: noticesWords,
  operations: operationsWords,
  payments: paymentsWords,
  payroll: payrollWords,
  people: peopleWords,
  privacy: privacyWords,
  projects: projectsWords,
  provisioning: provisioningWords,
  sso: ssoWords,
  recruiting: recruitingWords,
  references: referencesWords,
  reports: reportsWords,
  samples: samplesWords,
  structure: structureWords,
  surveys: surveysWords,
  'time-tracking': timeTrackingWords,
  watch: watchWords,
  workspaces: workspacesWords,
} satisfies Readonly<Record<string, AreaWords>>

/** The words of each area in each language. */
export type WordsOfAreas = typeof areaWords

const wordsByArea: Readonly<Record<string, AreaWords>> = areaWords

type Part = Exclude<keyof Words, 'columns'>

/** Looks up own properties only: a person's text may equal the name of a built-in property. */
const own = <T>(words: Readonly<Record<string, T>> | undefined, name: string): T | undefined =>
  words && Object.hasOwn(words, name) ? words[name] : undefined

const wordIn = (area: string, part: Part, name: string, language: ShippedLanguage) =>
  own(own(wordsByArea, area)?.[language][part], name)

/**
 * Returns an area's word for a field. Null: people do not read it; undefined: not one of its
 * fields.
 */
export function fieldWord(
  area: string,
  field: string,
  language: ShippedLanguage,
): string | null | undefined {
  if (own(wordsByArea, area)?.silent?.includes(field)) return null
  const word = wordIn(area, 'fields', field, language)
  if (word !== undefined) return word

  return sharedWords.silent?.includes(field) ? null : own(sharedWords[language].fields, field)
}

/** Returns an area's word for a list column, whether people or programs read it. */
export const columnWord = (
  area: string,
  list: string,
  column: string,
  language: ShippedLanguage,
): string | undefined =>
  own(own(own(wordsByArea, area)?.[language].columns, list), column) ??
  wordIn(area, 'fields', column, language) ??
  own(sharedWords[language].fields, column)

/** Returns an area's word for a fixed value; undefined for a person's text. */
export const valueWord = (
  area: string,
  value: string,
  language: ShippedLanguage,
): string | undefined =>
  wordIn(area, 'values', value, language) ?? own(sharedWords[language].values, value)

/** Returns the word for a kind of record, by the beginning of its streams' names. */
export const kindWord = (
  area: string,
  kind: string,
  language: ShippedLanguage,
): string | undefined => wordIn(area, 'kinds', kind, language)

/** Returns the word for a read table's rows, with their area. */
export function tableWord(
  table: string,
  language: ShippedLanguage,
): readonly [area: string, name: string] | undefined {
  for (const [area, words] of Object.entries(wordsByArea)) {
    const name = own(words[language].tables, table)
    if (name) return [area, name]
  }

  return undefined
}
