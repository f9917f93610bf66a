import { accessFieldWords } from './access/access.field-words'
import { attendanceFieldWords } from './attendance/attendance.field-words'
import { auditFieldWords } from './audit/audit.field-words'
import { billingFieldWords } from './billing/billing.field-words'
import { biometricsFieldWords } from './biometrics/biometrics.field-words'
import { calendarFieldWords } from './calendar/calendar.field-words'
import { checklistsFieldWords } from './checklists/checklists.field-words'
import { clientsFieldWords } from './clients/clients.field-words'
import { customFieldsFieldWords } from './custom-fields/custom-fields.field-words'
import { documentsFieldWords } from './documents/documents.field-words'
import { employmentFieldWords } from './employment/employment.field-words'
import { expensesFieldWords } from './expenses/expenses.field-words'
import { invoicingFieldWords } from './invoicing/invoicing.field-words'
import type { EventName } from './kernel/event-words'
import type { FieldWords } from './kernel/field-words'
import { sharedFieldWords } from './kernel/shared-field-words'
import { leaveFieldWords } from './leave/leave.field-words'
import { operationsFieldWords } from './operations/operations.field-words'
import { paymentsFieldWords } from './payments/payments.field-words'
import { payrollFieldWords } from './payroll/payroll.field-words'
import { peopleFieldWords } from './people/people.field-words'
import { privacyFieldWords } from './privacy/privacy.field-words'
import { projectsFieldWords } from './projects/projects.field-words'
import { recruitingFieldWords } from './recruiting/recruiting.field-words'
import { referencesFieldWords } from './references/references.field-words'
import { reportsFieldWords } from './reports/reports.field-words'
import { samplesFieldWords } from './samples/samples.field-words'
import { structureFieldWords } from './structure/structure.field-words'
import { surveysFieldWords } from './surveys/surveys.field-words'
import { timeTrackingFieldWords } from './time-tracking/time-tracking.field-words'
import { watchFieldWords } from './watch/watch.field-words'
import { workspacesFieldWords } from './workspaces/workspaces.field-words'

const wordsByArea: Readonly<Record<string, FieldWords>> = {
  access: accessFieldWords,
  attendance: attendanceFieldWords,
  audit: auditFieldWords,
  billing: billingFieldWords,
  biometrics: biometricsFieldWords,
  calendar: calendarFieldWords,
  checklists: checklistsFieldWords,
  clients: clientsFieldWords,
  'custom-fields': customFieldsFieldWords,
  documents: documentsFieldWords,
  employment: employmentFieldWords,
  expenses: expensesFieldWords,
  invoicing: invoicingFieldWords,
  leave: leaveFieldWords,
  operations: operationsFieldWords,
  payments: paymentsFieldWords,
  payroll: payrollFieldWords,
  people: peopleFieldWords,
  privacy: privacyFieldWords,
  projects: projectsFieldWords,
  recruiting: recruitingFieldWords,
  references: referencesFieldWords,
  reports: reportsFieldWords,
  samples: samplesFieldWords,
  structure: structureFieldWords,
  surveys: surveysFieldWords,
  'time-tracking': timeTrackingFieldWords,
  watch: watchFieldWords,
  workspaces: workspacesFieldWords,
}
const shared: FieldWords = sharedFieldWords

/** Only what stands in the words themselves: what somebody wrote may be called like a property of every object. */
const own = <T>(words: Readonly<Record<string, T>> | undefined, name: string): T | undefined =>
  words && Object.hasOwn(words, name) ? words[name] : undefined

/** What an area calls a field. Null: nothing that people read; undefined: not one of its fields. */
export function fieldWord(area: string, field: string): EventName | null | undefined {
  const word = own(own(wordsByArea, area)?.fields, field)
  return word === undefined ? own(shared.fields, field) : word
}

/** What an area calls a fixed value; undefined for what somebody wrote. */
export const valueWord = (area: string, value: string): EventName | undefined =>
  own(own(wordsByArea, area)?.values, value) ?? own(shared.values, value)

/** What a kind of records is called, by the beginning of its streams' names. */
export const kindWord = (area: string, kind: string): EventName | undefined => own(own(wordsByArea, area)?.kinds, kind)

/** What the rows of a read table are called, with the area that they are of. */
export function tableWord(table: string): readonly [area: string, name: EventName] | undefined {
  for (const [area, { tables }] of Object.entries(wordsByArea)) {
    const name = own(tables, table)
    if (name) return [area, name]
  }
  return undefined
}
