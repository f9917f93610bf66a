import { randomUUID } from 'node:crypto'
import type { workingTimeRuleFields } from '@workledger/contracts/working-time/working-time.events'
import { fold } from '@workledger/domain/kernel/decider'
import { daysBetween, isoWeekday } from '@workledger/domain/leave/leave-days'
import {
  type WorkingTimeCommand,
  type WorkingTimeEvent,
  workingTimeDecider,
} from '@workledger/domain/working-time/account'
import type { AccountDay } from '@workledger/domain/working-time/account-days'
import { dueCorrections } from '@workledger/domain/working-time/corrections'
import { addMonths, lastDayOf } from '@workledger/domain/working-time/months'
import { SystemCommands } from '@workledger/jobs/kernel/commands'
import { MonthClose } from '@workledger/jobs/working-time/month-close'
import { TenantReads } from '@workledger/projections/kernel/tenant-reads'
import { Pool } from 'pg'
import type * as z from 'zod'
import { createCompany } from '../support/people'
import type { Product } from '../support/product'
import { percentile } from './client'
import { contractAdded, each, writeEmployee, writer } from './population'

const MONTH = '2026-03-01'
const YEARS = 10
const ROUNDS = 50

const rules: z.input<z.ZodObject<typeof workingTimeRuleFields>> = {
  on: true,
  source: 'attendance',
  most_minutes: null,
  least_minutes: null,
  expires_months: 12,
  closes_on: 1,
  core_from: null,
  core_to: null,
  day_most_minutes: null,
  rest_minutes: null,
  payout_percent: null,
  overtime_minutes: null,
  overtime_per: 'month',
}

/** Measures the account of one person over ten years, in milliseconds of computing. */
export function benchAccount() {
  const events: WorkingTimeEvent[] = []
  let state = workingTimeDecider.initial

  for (let n = 0; n < YEARS * 12; n++) {
    const command = closing(addMonths('2016-01-01', n))

    for (const event of workingTimeDecider.decide(state, command)) {
      state = workingTimeDecider.evolve(state, event)
      events.push(event)
    }
  }

  const times: number[] = []

  for (let n = 0; n < ROUNDS; n++) {
    const start = performance.now()
    const { months } = fold(workingTimeDecider, events)
    dueCorrections(months, Object.values(months).flat())
    times.push(performance.now() - start)
  }

  times.sort((a, b) => a - b)

  return { years: YEARS, median: percentile(times, 0.5), p95: percentile(times, 0.95) }
}

const daysOf = (month: string): AccountDay[] =>
  daysBetween(month, lastDayOf(month)).map((day, n) => ({
    day,
    agreed: isoWeekday(day) < 6 ? 28_800 : 0,
    holiday: '0',
    leave: '0',
    worked: isoWeekday(day) < 6 ? 28_000 + ((n * 977) % 1800) : 0,
  }))

const closing = (month: string): WorkingTimeCommand => ({
  type: 'close-month',
  employee_id: 'bench',
  month,
  next: month,
  rules: { rules_id: 'bench', source: 'attendance', expires_months: 12, overtime: null },
  today: addMonths(month, 1),
  days: daysOf(month),
  earlier: [],
  overtime_ids: {},
})

/**
 * Closes a month of so many employees with a shift on each working day. Returns the seconds, first
 * and again with nothing left to close.
 */
export async function benchMonthClose(product: Product, people: number) {
  const { ws } = await createCompany(product, 'Days')

  const { rows } = await product.owner.query(
    'select role_id, time_off_policy_id, location_id from read.employees where workspace_id = $1 limit 1',
    [ws],
  )

  const write = writer(product.store, ws, `${MONTH}T00:00:00.000Z`)
  const set = { workspace_id: ws, rules_id: randomUUID(), effective_on: MONTH, ...rules }
  await write(`working-time-rules-${ws}`, [{ type: 'WorkingTimeRulesSet', data: set }])
  const workdays = daysBetween(MONTH, lastDayOf(MONTH)).filter((day) => isoWeekday(day) < 6)

  await each(
    Array.from({ length: people }, (_, n) => n),
    async (n) => {
      const employee_id = await writeEmployee(write, rows[0], n, MONTH)
      const contract = contractAdded(employee_id, MONTH, 'EUR', '60000')
      const hours = { working_hours: '40', working_period_unit: 'week' }
      await write(`employment-${employee_id}`, [
        { ...contract, data: { ...(contract.data as object), ...hours } },
      ])
      await write(
        `attendance-${employee_id}`,
        workdays.map((day) => shiftOn(employee_id, day)),
      )
    },
  )

  const count = async (table: string) =>
    Number(
      (
        await product.owner.query(`select count(*) n from read.${table} where workspace_id = $1`, [
          ws,
        ])
      ).rows[0].n,
    )

  while ((await count('attendance_days')) < people * workdays.length)
    await new Promise((done) => setTimeout(done, 200))

  while ((await count('contracts')) < people) await new Promise(setImmediate)
  const reads = new TenantReads(product.database.urls.wl_jobs)
  const vault = new Pool({ connectionString: product.database.urls.wl_vault, max: 2 })
  const context = { ask: (workspace: string, read: any) => read(reads.of([workspace])) }

  const close = async () => {
    const start = performance.now()
    await new MonthClose({ vault, commands: new SystemCommands(product.store), context }).run(
      new Date(`${addMonths(MONTH, 1).slice(0, 7)}-02T12:00:00Z`),
    )
    return Math.round((performance.now() - start) / 10) / 100
  }

  const seconds = await close()
  while ((await count('working_time_months')) < people) await new Promise(setImmediate)
  const againSeconds = await close()
  await Promise.all([reads.close(), vault.end()])

  return { people, seconds, againSeconds }
}

const shiftOn = (employee_id: string, day: string) => ({
  type: 'AttendanceAdded',
  data: {
    employee_id,
    attendance_id: randomUUID(),
    in_at: `${day}T08:00:00.000Z`,
    out_at: `${day}T16:10:00.000Z`,
    zone: 'UTC',
    day,
    breaks: [],
    correction_id: null,
  },
})
