import { randomUUID } from 'node:crypto'
import { SystemCommands } from '@workledger/jobs/kernel/commands'
import { YearClose } from '@workledger/jobs/leave/year-close'
import { TenantReads } from '@workledger/projections/kernel/tenant-reads'
import { Pool } from 'pg'
import { createCompany } from '../support/people'
import type { Product } from '../support/product'
import { each, writeEmployee, writer } from './population'

/**
 * Closes the leave year of so many employees with a leave of two weeks each. Returns the seconds,
 * first and again with nothing left to close.
 */
export async function benchYearClose(product: Product, people: number) {
  const { ws } = await createCompany(product, 'Years')

  const { rows } = await product.owner.query(
    `select e.role_id, e.time_off_policy_id, e.location_id, t.id as leave_type_id from read.employees e
     join read.leave_types t on t.workspace_id = e.workspace_id and t.accrues where e.workspace_id = $1 limit 1`,
    [ws],
  )

  const { leave_type_id, ...place } = rows[0]
  const year = new Date().getUTCFullYear()

  const days = Array.from({ length: 10 }, (_, n) => ({
    date: `${year}-06-${String(n + 1).padStart(2, '0')}`,
    part: '1',
  }))

  const write = writer(product.store, ws, `${year}-01-01T00:00:00.000Z`)

  const one = async (n: number) => {
    const employee_id = await writeEmployee(write, place, n, `${year}-01-01`)
    const leave_id = randomUUID()

    const leave = {
      employee_id,
      leave_id,
      leave_type_id,
      start_on: days[0]!.date,
      finish_on: days.at(-1)!.date,
      half_day: null,
      days,
    }

    const rest = {
      takes_allowance: true,
      paid_percent: '100',
      description: 'Sea',
      document: null,
      status: 'approved',
    }

    await write(`leave-${employee_id}`, [{ type: 'LeaveRequested', data: { ...leave, ...rest } }])
  }

  await each(
    Array.from({ length: people }, (_, n) => n),
    one,
  )

  const count = async (table: string) =>
    Number(
      (
        await product.owner.query(`select count(*) n from read.${table} where workspace_id = $1`, [
          ws,
        ])
      ).rows[0].n,
    )

  while ((await count('leaves')) < people || (await count('leave_places')) < people)
    await new Promise(setImmediate)

  const reads = new TenantReads(product.database.urls.wl_jobs)
  const vault = new Pool({ connectionString: product.database.urls.wl_vault, max: 2 })
  const context = { ask: (workspace: string, read: any) => read(reads.of([workspace])) }

  const close = async () => {
    const start = performance.now()
    await new YearClose({ vault, commands: new SystemCommands(product.store), context }).run(
      new Date(`${year + 1}-01-02T12:00:00Z`),
    )
    return Math.round((performance.now() - start) / 10) / 100
  }

  const seconds = await close()
  while ((await count('leave_years')) < people) await new Promise(setImmediate)
  const againSeconds = await close()
  await Promise.all([reads.close(), vault.end()])

  return { people, seconds, againSeconds }
}
