import { accessExpectations, accessProcesses } from './access/access.processes'
import { invoicingProcesses } from './invoicing/invoicing.processes'
import type { Expectation, Process } from './kernel/process'
import { payrollProcesses } from './payroll/payroll.processes'
import { directoryExpectations, directoryProcesses } from './people/directory.processes'
import { peopleProcesses } from './people/people.processes'
import { projectProcesses } from './projects/projects.processes'
import { workspaceExpectations, workspaceProcesses } from './workspaces/workspaces.processes'

/** Every process that an event starts; changes only with a new area. */
export const processes: readonly Process[] = [
  ...accessProcesses,
  ...workspaceProcesses,
  ...directoryProcesses,
  ...peopleProcesses,
  ...projectProcesses,
  ...payrollProcesses,
  ...invoicingProcesses,
]

/** Reservations that something has to follow. */
export const expectations: readonly Expectation[] = [...accessExpectations, ...workspaceExpectations, ...directoryExpectations]

const names = new Set<string>()
for (const { name } of [...processes, ...expectations]) {
  if (names.has(name)) throw new Error(`Two processes are called ${name}.`)
  names.add(name)
}
