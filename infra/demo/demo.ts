import { openAccounts } from './accounts'
import { announce } from './announcement'
import { attend, type Shift, shifts } from './attendance'
import { auditWork } from './audit-work'
import { moment, workingDay, workingDays } from './calendar'
import { prepareJoining } from './checklists'
import { correctAttendance } from './corrections'
import { keepFields } from './custom-fields'
import type { DemoCalls, Member } from './demo-calls'
import { installDevice } from './devices'
import { fileDocuments } from './documents'
import { planEvents } from './events'
import { claimExpenses } from './expenses'
import { found } from './founding'
import { keepHolidays } from './holidays'
import { addClients, invoice } from './invoices'
import { takeLeave } from './leaves'
import { adjustPay, payPeople } from './payroll'
import { startProjects } from './projects'
import { recruit } from './recruiting'
import { remindAndRepeat } from './recurring'
import { nameRelatives } from './relatives'
import { saveReports } from './reports'
import { askPeople } from './surveys'
import { trackTime } from './time'
import { submitWeeks } from './weeks'
import { closeAccounts, keepAccounts, payHoursOut } from './working-time'

const WORKING_DAYS = 66

/**
 * Makes Northwind Works: three months of a company's life through the product's own commands, each
 * at its time.
 */
export async function makeDemo(
  demo: DemoCalls,
  tell: (step: string) => void = () => {},
): Promise<void> {
  const firstDay = workingDay(demo.today, -WORKING_DAYS)
  const founding = moment(workingDay(firstDay, -3), 8 * 60, 'Europe/Lisbon')
  tell('people')
  await found(demo, founding)
  await adjustPay(demo, founding)
  await openAccounts(demo, founding)
  await nameRelatives(demo, founding)
  await keepFields(demo, founding)
  const clients = await addClients(demo, founding)
  const projects = await startProjects(demo, clients, founding)
  tell('leaves')
  const away = await takeLeave(demo, await keepHolidays(demo, founding))
  await planEvents(demo, founding)
  await claimExpenses(demo)
  await fileDocuments(demo)
  const days = workingDays(firstDay, demo.today)

  const plan = new Map<Member, readonly Shift[]>(
    [...demo.members.values()].map((person, seed) => [
      person,
      shifts(person, days, { away, now: demo.now, seed: seed + 1 }),
    ]),
  )

  tell('attendance')
  await attend(demo, plan)
  await correctAttendance(demo, plan)
  await keepAccounts(demo)
  await closeAccounts(demo)
  await installDevice(demo, founding)
  tell('time entries')
  await trackTime(demo, plan, projects)
  await submitWeeks(demo)
  tell('invoices')
  await invoice(demo, clients, founding)
  await remindAndRepeat(demo, clients)
  tell('pay runs')
  await payPeople(demo)
  await payHoursOut(demo)
  await prepareJoining(demo, founding)
  tell('surveys')
  await askPeople(demo, founding)
  tell('applicants')
  await recruit(demo)
  await saveReports(demo)
  await announce(demo)
  tell('audit')
  await auditWork(demo)
  await demo.settled()
}
