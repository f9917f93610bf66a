import { clientsList } from './clients/clients.lists'
import { invoicesList } from './invoicing/invoicing.lists'
import type { ListResource } from './kernel/list-resource'
import { holidaysList, leavePoliciesList, leavesList, leaveTypesList } from './leave/leave.lists'
import { deliveriesList } from './operations/operations.lists'
import { payrunEntriesList, payrunsList } from './payroll/payroll.lists'
import { employeesList } from './people/people.lists'
import { projectsList } from './projects/projects.lists'
import { departmentsList, designationsList, officesList, rolesList } from './structure/structure.lists'

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
]
const byName = new Map(listResources.map((resource) => [resource.name, resource]))
export const listResourceOf = (name: string): ListResource | undefined => byName.get(name)
