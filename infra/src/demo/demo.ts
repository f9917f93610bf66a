import { attend, type Shift, shifts } from './attendance'
import { moment, workingDay, workingDays } from './calendar'
import { found } from './founding'
import { addClients, invoice } from './invoices'
import { takeLeave } from './leaves'
import { adjustPay, payPeople } from './payroll'
import { startProjects } from './projects'
import type { Member, Stage } from './stage'
import { trackTime } from './time'

const WORKING_DAYS = 66

/** Makes Northwind Works: three months of a company's life through the product's own commands, each at its moment. */
export async function makeDemo(stage: Stage, tell: (step: string) => void = () => {}): Promise<void> {
  const firstDay = workingDay(stage.today, -WORKING_DAYS)
  const founding = moment(workingDay(firstDay, -3), 8 * 60, 'Europe/Lisbon')
  tell('people')
  await found(stage, founding)
  await adjustPay(stage, founding)
  const clients = await addClients(stage, founding)
  const projects = await startProjects(stage, clients, founding)
  tell('leaves')
  const away = await takeLeave(stage)
  const days = workingDays(firstDay, stage.today)
  const plan = new Map<Member, readonly Shift[]>(
    [...stage.members.values()].map((person, seed) => [person, shifts(person, days, away, stage.now, seed + 1)]),
  )
  tell('attendance')
  await attend(stage, plan)
  tell('time entries')
  await trackTime(stage, plan, projects)
  tell('invoices')
  await invoice(stage, clients, founding)
  tell('pay runs')
  await payPeople(stage)
  await stage.settled()
}
