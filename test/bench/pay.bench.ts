import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { TenantReads } from '@workledger/projections/kernel/tenant-reads'
import { loop } from './client'
import { company, expect, importPeople } from './company'
import { settled } from './growth.bench'
import { databaseOf, openLog } from './log'
import {
  contractAdded,
  each,
  type Place,
  timed,
  type Write,
  writeEmployee,
  writer,
} from './population'
import { type Server, startServer } from './server'

type Company = Awaited<ReturnType<typeof company>>

export interface PayLine {
  readonly what: string
  readonly wanted: string
  readonly figure: string
  readonly serverCpuSeconds: number | null
  readonly postgresCpuSeconds: number | null
}

/**
 * Measures the cost of pay against its limits: an imported company, its first draft, and a
 * back-dated raise after twelve closed months. A company of another size follows. Each company has
 * its own server.
 */
export async function benchPay(people: number, many: number): Promise<PayLine[]> {
  return [...(await imported(people)), ...(await written(many))]
}

type Timed = Awaited<ReturnType<typeof timed>>

export const payLine = (
  what: string,
  most: number,
  { seconds, serverCpu, postgresCpu }: Timed,
): PayLine => ({
  what,
  wanted: `≤ ${most} s`,
  figure: `${seconds} s`,
  serverCpuSeconds: serverCpu,
  postgresCpuSeconds: postgresCpu,
})

/**
 * docs/operators/capacity.md advises it if memory is short; otherwise Node keeps memory that it
 * does not need while much is free.
 */
export const HEAP = { NODE_OPTIONS: '--max-old-space-size=640' }

const memory = (what: string, server: Server): PayLine => ({
  ...{
    what: `memory of ${what}`,
    wanted: '≤ 1024 MiB',
    figure: `${Math.round(server.peakMemory())} MiB`,
  },
  ...{ serverCpuSeconds: null, postgresCpuSeconds: null },
})

/**
 * Imports a company with four adjustments each, closes twelve months, and raises all pay from the
 * start.
 */
async function imported(people: number): Promise<PayLine[]> {
  const server = await startServer(HEAP)
  const log = await openLog(server)
  const reads = new TenantReads(databaseOf(server).urls.wl_jobs)

  try {
    const one = await company(server.url, 'Imported')
    const importing = await timed(server, () => importPeople(server, one, people))
    const write = writer(log.store, one.ws)

    const contracts = await reads
      .of([one.ws])
      .selectFrom('contracts')
      .select(['id', 'employee_id', 'base_compensation_amount'])
      .where('workspace_id', '=', one.ws)
      .execute()

    const category = async (side: 'allowance' | 'deduction', name: string) =>
      (
        await expect(
          one.admin('POST', `/api/v1/workspaces/${one.ws}/categories/${side}s/data`, { name }),
          201,
        )
      ).body.data.id as string

    const adjustments = [
      {
        adjustment_type: 'allowance',
        category_id: await category('allowance', 'Transport'),
        amount: '120',
        calculation_type: 'fixed',
      },
      {
        adjustment_type: 'allowance',
        category_id: await category('allowance', 'Bonus'),
        amount: '3.5',
        calculation_type: 'percent',
      },
      {
        adjustment_type: 'deduction',
        category_id: await category('deduction', 'Pension'),
        amount: '5',
        calculation_type: 'percent',
      },
      {
        adjustment_type: 'deduction',
        category_id: await category('deduction', 'Loan'),
        amount: '40.25',
        calculation_type: 'fixed',
      },
    ].map((each) => ({
      ...each,
      proration: 'days',
      timing: 'each_run',
      valid_from: null,
      valid_to: null,
    }))

    await each(contracts, ({ id: contract_id, employee_id }) =>
      write(
        `employment-${employee_id}`,
        adjustments.map((data) => ({
          type: 'PayrollAdjustmentAdded',
          data: { employee_id, contract_id, adjustment_id: randomUUID(), ...data },
        })),
      ),
    )

    await settled(one)
    const first = await timed(server, () => draft(one, month(0), people))
    const approval = await timed(server, () => approve(one, first.answer))
    for (let n = 1; n < 12; n++) await approve(one, await draft(one, month(n), people))
    const closed = memory(`${people} imported and thirteen runs`, server)

    await each(contracts, ({ id: contract_id, employee_id, base_compensation_amount }) => {
      const raised = (Number(base_compensation_amount) + 600).toFixed(2)
      return write(`employment-${employee_id}`, [
        {
          type: 'ContractChanged',
          data: { employee_id, contract_id, base_compensation_amount: raised },
        },
      ])
    })

    await settled(one)
    const corrections = await timed(server, () => draft(one, month(12), people))
    const of = `${people} people`

    return [
      payLine(`import of ${of} with their pay`, 8, importing),
      payLine(`draft for ${of} with four adjustments each`, 3, first),
      payLine(`approval of it`, 5, approval),
      payLine(`draft with corrections over 12 closed months for ${of}`, 30, corrections),
      { ...closed, figure: memory('', server).figure },
    ]
  } finally {
    await Promise.all([log.close(), reads.close()])
    await server.stop()
  }
}

/** Drafts for a company too large to import here. */
async function written(people: number): Promise<PayLine[]> {
  const server = await startServer(HEAP)
  const log = await openLog(server)

  try {
    const one = await company(server.url, 'Written')
    const place = await placeOf(server, one)
    const write = writer(log.store, one.ws)

    await each(
      Array.from({ length: people }, (_, n) => n),
      async (n) => {
        const employee = await writeEmployee(write, place, n, '2020-01-01')
        await write(`employment-${employee}`, [
          contractAdded(employee, '2020-01-01', place.currency, (36_000 + n / 10).toFixed(2)),
        ])
      },
    )

    await settled(one)
    const drafted = await timed(server, () => draft(one, month(0), people))

    return [payLine(`draft for ${people} people`, 60, drafted), memory(`${people} people`, server)]
  } finally {
    await log.close()
    await server.stop()
  }
}

const YEARS = 10

/** Twenty-five leaves of one day in each of ten years. */
export async function benchBalance(): Promise<PayLine[]> {
  const server = await startServer()
  const log = await openLog(server)

  try {
    const one = await company(server.url, 'Balance')
    const place = await placeOf(server, one)
    const write = writer(log.store, one.ws)
    const year = new Date().getUTCFullYear()
    const employee = await writeEmployee(write, place, 0, `${year - YEARS + 1}-01-01`)
    await leavesOf(write, employee, place.leave_type_id, year)
    await settled(one)

    const look = async () => {
      const { body } = await expect(
        one.admin('GET', `/api/v1/employees/${employee}/leave-stats`),
        200,
      )
      if (Number(body.data.days_taken) < 20) throw new Error(`${body.data.days_taken} days taken.`)
    }

    // The mails about those leaves are written meanwhile.
    await loop(1, 20, look)
    const { figures, cpu } = await measured(server, () =>
      loop(1, Number(process.env.BENCH_SECONDS ?? 5), look),
    )
    const to1 = (value: number) => Math.round(value * 10) / 10

    return [
      {
        what: 'balance after ten years of leave, over HTTP',
        wanted: '≤ 5 ms',
        figure: `${to1(figures.p50)} ms (p99 ${to1(figures.p99)} ms; ${to1((cpu * 1000) / figures.times)} ms of CPU each)`,
        serverCpuSeconds: null,
        postgresCpuSeconds: null,
      },
    ]
  } finally {
    await log.close()
    await server.stop()
  }
}

async function measured(server: Server, act: () => ReturnType<typeof loop>) {
  const { answer: figures, serverCpu, postgresCpu } = await timed(server, act)
  return { figures, cpu: serverCpu + postgresCpu }
}

async function leavesOf(write: Write, employee_id: string, leave_type_id: string, year: number) {
  for (let past = YEARS - 1; past >= 0; past--) {
    const days = Array.from({ length: 25 }, (_, n) =>
      new Date(Date.UTC(year - past, 0, 11 + n * 7)).toISOString().slice(0, 10),
    )

    const events = days.map((date) => ({
      type: 'LeaveRequested',
      data: {
        ...{
          employee_id,
          leave_id: randomUUID(),
          leave_type_id,
          start_on: date,
          finish_on: date,
          half_day: null,
        },
        ...{
          days: [{ date, part: '1' }],
          takes_allowance: true,
          paid_percent: '100',
          description: 'Sea',
          document: null,
        },
        status: 'approved',
      },
    }))

    await write(`leave-${employee_id}`, events)
  }
}

async function placeOf(
  server: Server,
  { ws }: Company,
): Promise<Place & { currency: string; leave_type_id: string }> {
  const reads = new TenantReads(databaseOf(server).urls.wl_jobs)

  try {
    const { currency, ...place } = await reads
      .of([ws])
      .selectFrom('employees as e')
      .innerJoin('workspaces as w', 'w.id', 'e.workspace_id')
      .innerJoin('leave_types as t', 't.workspace_id', 'e.workspace_id')
      .select([
        'e.role_id',
        'e.time_off_policy_id',
        'e.location_id',
        'w.currency',
        't.id as leave_type_id',
      ])
      .where('e.workspace_id', '=', ws)
      .where('t.accrues', '=', true)
      .limit(1)
      .executeTakeFirstOrThrow()
    return { ...place, currency } as Place & { currency: string; leave_type_id: string }
  } finally {
    await reads.close()
  }
}

/** Months from September 2025 on. */
export function month(n: number) {
  const [start, end] = [new Date(Date.UTC(2025, 8 + n, 1)), new Date(Date.UTC(2025, 9 + n, 0))].map(
    (at) => at.toISOString().slice(0, 10),
  )
  return { start: start!, end: end!, pay_date: end! }
}

/** Drafts, and waits until it is readable, however long the read tables take. */
export async function draft(
  { ws, admin }: Company,
  period: ReturnType<typeof month>,
  people: number,
): Promise<string> {
  const runs = `/api/v1/workspaces/${ws}/payroll/payruns`
  const { status, body } = await admin('POST', `${runs}/draft`, period)
  if (status !== 201 && status !== 202) throw new Error(`${status}: ${JSON.stringify(body)}`)

  for (;;) {
    const drafts = (await expect(admin('GET', `${runs}?status=draft&per_page=1000`), 200)).body.data
    const run = drafts.find(({ start }: { start: string }) => start === period.start)

    if (run && run.entries_count !== people)
      throw new Error(`${run.entries_count} entries for ${people} people.`)

    if (run) return run.id
    await pause(50)
  }
}

async function approve({ ws, admin }: Company, id: string) {
  const run = `/api/v1/workspaces/${ws}/payroll/payruns/${id}`
  await admin('POST', `${run}/save`, { notify_employee: false })
  while ((await expect(admin('GET', run), 200)).body.data.status !== 'complete') await pause(50)
}
