import { attendanceList } from './attendance/attendance.lists'
import { clientsList } from './clients/clients.lists'
import { contractsList } from './employment/employment.lists'
import { invoicesList } from './invoicing/invoicing.lists'
import type { ListResource } from './kernel/list-resource'
import { holidaysList, leavePoliciesList, leavesList, leaveTypesList } from './leave/leave.lists'
import { deliveriesList } from './operations/operations.lists'
import { payrunEntriesList, payrunsList } from './payroll/payroll.lists'
import { payslipsList } from './payroll/payslips.lists'
import { employeesList } from './people/people.lists'
import { projectsList } from './projects/projects.lists'
import { tasksList } from './projects/tasks.lists'
import { departmentsList, designationsList, officesList, rolesList } from './structure/structure.lists'
import { timeEntriesList } from './time-tracking/time-tracking.lists'

/** Every list of the console and of exports; changes only with a new resource. */
export const listResources: readonly ListResource[] = [
  employeesList,
  departmentsList,
  designationsList,
  officesList,
  rolesList,
  leavesList,
  leaveTypesList,
  leavePoliciesList,
  holidaysList,
  payrunsList,
  payrunEntriesList,
  clientsList,
  projectsList,
  invoicesList,
  deliveriesList,
  contractsList,
  payslipsList,
  attendanceList,
  timeEntriesList,
  tasksList,
]
const byName = new Map(listResources.map((resource) => [resource.name, resource]))
export const listResourceOf = (name: string): ListResource | undefined => byName.get(name)
