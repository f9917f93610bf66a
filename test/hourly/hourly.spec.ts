import { Sessions } from '@workledger/api/access/sessions'
import { InProcess } from '@workledger/api/kernel/http/in-process'
import { attendanceApi } from '@workledger/contracts/attendance/attendance.api'
import { employmentApi } from '@workledger/contracts/employment/employment.api'
import { leaveRulesApi } from '@workledger/contracts/leave/leave-rules.api'
import { payrollApi } from '@workledger/contracts/payroll/payroll.api'
import { payrollCategoriesApi } from '@workledger/contracts/payroll/payroll-categories.api'
import { peopleApi } from '@workledger/contracts/people/people.api'
import { structureApi } from '@workledger/contracts/structure/structure.api'
import { type Company, createCompany } from '../support/people'
import { type Product, startProduct } from '../support/product'
import {
  type GeneratedPerson,
  generate,
  holiday,
  months,
  overtime,
  owed,
  places,
  rule,
} from './generated'

/** 20 in `npm test`; 1,000 with `npm run hourly`. */
const COUNT = Number(process.env.HOURLY ?? 20)

describe(`attendance and pay of ${COUNT} people paid by the hour, over the nights in which the clocks change`, () => {
  jest.setTimeout(60_000 + COUNT * 2_000)
  let product: Product
  let company: Company
  const people = generate(COUNT)
  const ids = new Map<GeneratedPerson, string>()
  const founded = new Date('2024-12-02T09:00:00Z')

  beforeAll(async () => {
    product = await startProduct()
    company = await createCompany(product)
    await found()
    await each(people, 8, attend)
    // The read tables fall behind while no caller waits for them.
    expect(await product.settledWithin(30_000 + COUNT * 600)).toBe(true)
  })

  afterAll(() => product?.stop())

  const params = () => ({ ws: company.ws })

  /** Uses the product's own calls, at moments of the past. */
  async function calls() {
    const inside = product.app.get(InProcess)
    const session = (await product.app.get(Sessions).look(company.admin.token))!
    const call: InProcess['call'] = (endpoint, input) =>
      inside.call(endpoint, { session, ...input })

    return call
  }

  async function found() {
    const { token } = company.admin
    const call = await calls()
    const offices = new Map<string, string>()

    for (const { name, zone } of places) {
      const body = {
        name,
        main: false,
        timezone: zone,
        address_line_1: 'Street 1',
        address_line_2: 'Centre',
      }
      offices.set(
        name,
        (await call(structureApi.addOffice, { at: founded, params: params(), body })).data.id,
      )
    }

    await each(people, 8, async (person) => {
      const body = {
        first_name: person.name,
        last_name: 'Hourly',
        email: `${person.name.toLowerCase()}@example.com`,
        invite: false,
      }

      const { id } = (await call(peopleApi.addEmployee, { at: founded, params: params(), body }))
        .data
      ids.set(person, id)
      const office = { location_id: offices.get(person.place.name)! }

      await call(peopleApi.changeEmployee, {
        at: founded,
        params: { ...params(), id },
        body: office,
      })

      const contract = {
        effective_on: '2025-01-01',
        base_compensation_amount: money(person.cents),
        base_compensation_type: 'hourly' as const,
        working_hours: '8',
        working_period_unit: 'day' as const,
      }

      await call(employmentApi.addContract, { params: { id }, body: contract })
    })

    const steps = [{ after_minutes: rule.after / 60, minutes: rule.seconds / 60, paid: false }]

    const limits = {
      rest_minutes: null,
      daily_minutes: null,
      forgotten_minutes: 960,
      longest_minutes: 1440,
    }

    const allowance = {
      after_hours: overtime.after / 3600,
      per: 'week' as const,
      factor: overtime.numerator / overtime.denominator,
    }

    for (const answer of [
      await product.call(attendanceApi.setAttendanceRules, {
        token,
        params: params(),
        body: { effective_on: '2025-01-01', breaks: steps, ...limits },
      }),
      await product.call(payrollCategoriesApi.addAllowance, {
        token,
        params: params(),
        body: { name: 'Overtime', overtime: allowance },
      }),
      await product.call(leaveRulesApi.addHoliday, {
        token,
        params: params(),
        body: { name: 'Founders', date: holiday },
      }),
    ])
      expect(answer.status).toBe(201)
  }

  /** Enters one person's shifts: live by the clock, or typed by an administrator the day after. */
  async function attend(person: GeneratedPerson) {
    const call = await calls()
    const on = { params: { id: ids.get(person)! }, wait: false }

    for (const { start, end, pause, clocked } of person.shifts) {
      if (clocked) {
        await call(attendanceApi.checkIn, { ...on, at: at(start), body: {} })

        if (pause) {
          await call(attendanceApi.startBreak, { ...on, at: at(pause.start) })
          await call(attendanceApi.endBreak, { ...on, at: at(pause.end) })
        }

        await call(attendanceApi.checkOut, { ...on, at: at(end), body: {} })
      } else {
        const breaks = pause
          ? [{ start_at: said(pause.start), end_at: said(pause.end), paid: false }]
          : []
        await call(attendanceApi.addAttendance, {
          ...on,
          at: at(end + 7200),
          body: { in_at: said(start), out_at: said(end), breaks },
        })
      }
    }
  }

  it('counts every day to the second', async () => {
    const { token } = company.admin
    const wrong: string[] = []

    await each(people, 4, async (person) => {
      const { worked } = owed(person)

      for (const each of months) {
        const [year, month] = each.split('-').map(Number) as [number, number]

        const found = await product.call(attendanceApi.monthlyAttendance, {
          token,
          params: { id: ids.get(person)! },
          query: { year, month },
        })

        for (const day of Object.values(found.body.data.all_days))
          if (day.worked !== (worked.get(day.date) ?? 0))
            wrong.push(
              `${person.name} ${day.date}: ${day.worked}, right ${worked.get(day.date) ?? 0}`,
            )
      }
    })

    expect(wrong).toEqual([])
  })

  it('pays every month to the cent', async () => {
    const { token } = company.admin

    for (const [n, month] of months.entries()) {
      const last = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5, 7)), 0))
        .toISOString()
        .slice(0, 10)
      const body = { start: `${month}-01`, end: last, pay_date: last }
      const drafted = await product.call(payrollApi.draftPayrun, { token, params: params(), body })
      expect([drafted.status, drafted.body]).toMatchObject([201, {}])
      const run = { ...params(), id: drafted.body.data.id }

      const entries = await product.call(payrollApi.payrunEntries, {
        token,
        params: run,
        query: {},
      })

      const paid = new Map(entries.body.data.map((entry) => [entry.employee_id, entry]))

      const wrong = people.flatMap((person) => {
        const right = owed(person).pay[n]!
        const entry = paid.get(ids.get(person)!)

        const got = entry && {
          basic: entry.basic_pay,
          overtime: entry.allowances[0]?.amount ?? '0.00',
          net: entry.net_pay,
        }

        const due = {
          basic: money(right.basic),
          overtime: money(right.overtime),
          net: money(right.gross),
        }

        return JSON.stringify(got) === JSON.stringify(due)
          ? []
          : [{ name: person.name, month, got, due }]
      })

      expect(wrong).toEqual([])
      // Verifies, as the server does every minute; here all events are new.
      await product.chain.check()

      const approved = await product.call(payrollApi.approvePayrun, {
        token,
        params: run,
        body: { notify_employee: false },
      })

      expect([approved.status, approved.body]).toMatchObject([
        200,
        { data: { status: 'complete' } },
      ])

      const total = people.reduce((sum, person) => sum + owed(person).pay[n]!.gross, 0)
      expect(approved.body.data.gross_pay).toBe(money(total))
    }

    expect(product.errors).toEqual([])
  })
})

const at = (seconds: number) => new Date(seconds * 1000)
const said = (seconds: number) => at(seconds).toISOString().slice(0, 19).replace('T', ' ')

const money = (cents: number) =>
  `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`

/** Runs `act` for every item, at most `width` at once. */
async function each<T>(
  items: readonly T[],
  width: number,
  act: (item: T) => Promise<void>,
): Promise<void> {
  const waiting = [...items]
  await Promise.all(
    Array.from({ length: width }, async () => {
      for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await act(item)
    }),
  )
}
