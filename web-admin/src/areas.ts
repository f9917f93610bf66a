import { attendanceArea } from './attendance/attendance.area'
import { auditArea } from './audit/audit.area'
import { billingArea } from './billing/billing.area'
import { biometricsArea } from './biometrics/biometrics.area'
import { calendarArea } from './calendar/calendar.area'
import { checklistsArea } from './checklists/checklists.area'
import { clientsArea } from './clients/clients.area'
import { customFieldsArea } from './custom-fields/custom-fields.area'
import { documentsArea } from './documents/documents.area'
import { employmentArea } from './employment/employment.area'
import { expensesArea } from './expenses/expenses.area'
import { invoicingArea } from './invoicing/invoicing.area'
import type { ConsoleArea } from './kit/area'
import { leaveArea } from './leave/leave.area'
import { operationsArea } from './operations/operations.area'
import { payrollArea } from './payroll/payroll.area'
import { peopleArea } from './people/people.area'
import { privacyArea } from './privacy/privacy.area'
import { recruitingArea } from './recruiting/recruiting.area'
import { structureArea } from './structure/structure.area'
import { surveysArea } from './surveys/surveys.area'

/** Every area; an area's pages stand in its own declaration. */
export const areas: readonly ConsoleArea[] = [
  peopleArea,
  privacyArea,
  structureArea,
  customFieldsArea,
  leaveArea,
  expensesArea,
  attendanceArea,
  biometricsArea,
  employmentArea,
  documentsArea,
  payrollArea,
  calendarArea,
  checklistsArea,
  clientsArea,
  invoicingArea,
  surveysArea,
  recruitingArea,
  auditArea,
  operationsArea,
  billingArea,
]
