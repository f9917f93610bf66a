import { attendanceApi } from '@workledger/contracts/attendance/attendance.api'
import { expenseApprovalApi } from '@workledger/contracts/expenses/expense-approval.api'
import { expensesApi } from '@workledger/contracts/expenses/expenses.api'
import { leaveApi } from '@workledger/contracts/leave/leave.api'
import { leaveRulesApi } from '@workledger/contracts/leave/leave-rules.api'
import { payrollCategoriesApi } from '@workledger/contracts/payroll/payroll-categories.api'
import { peopleApi } from '@workledger/contracts/people/people.api'
import { structureApi } from '@workledger/contracts/structure/structure.api'
import { watchApi } from '@workledger/contracts/watch/watch.api'
import { workspacesApi } from '@workledger/contracts/workspaces/workspaces.api'
import { type Pay, payOf } from '../support/pay'
import { type Company, createCompany, hire, type Person } from '../support/people'
import { type Product, startProduct } from '../support/product'
import { sampleBody } from '../support/samples'

describe('a rule that was another one for a while', () => {
  let product: Product
  let company: Company
  let eli: Person
  let mia: Person
  let ann: Person
  let pay: Pay
  let week = 0

  beforeAll(async () => {
    product = await startProduct()
    company = await createCompany(product)
    mia = await hire(product, company, 'Mia')
    eli = await hire(product, company, 'Eli', { manager_id: mia.employee })
    ann = await hire(product, company, 'Ann')
    pay = payOf(product, company)
    await pay.contract(eli, { base_compensation_type: 'monthly', base_compensation_amount: '3000' })
  }, 60_000)

  afterAll(() => product?.stop())

  const token = () => company.admin.token
  const ws = () => ({ token: token(), params: { ws: company.ws } })
  const on = (id: string) => ({ token: token(), params: { ws: company.ws, id } })

  const flags = async (of: string) =>
    (
      await product.call(watchApi.watchHits, { ...ws(), query: { rule: 'put_back' } })
    ).body.data.filter(({ kind }) => kind === of).length

  const done = async (call: Promise<{ status: number; body: unknown }>) => {
    const { status, body } = await call
    expect([status < 300 ? 'done' : body]).toEqual(['done'])
    return body as { data: { id: string } }
  }

  /** Makes all acts so far a minute older; requests are compared by the second. */
  const later = async (by = '1 minute') => {
    for (const [table, column] of [
      ['watched_acts', 'at'],
      ['leaves', 'created_at'],
      ['expenses', 'created_at'],
    ])
      await product.owner.query(`update read.${table} set ${column} = ${column} - interval '${by}'`)
  }

  const inOrder = async (...steps: (() => Promise<unknown>)[]) => {
    for (const step of steps) {
      await later()
      await step()
    }
  }

  const requestLeave = async (leave_type_id: string) => {
    const day = new Date(Date.UTC(2027, 1, 2 + 7 * week++)).toISOString().slice(0, 10)
    return done(
      product.call(leaveApi.requestLeave, {
        token: eli.token,
        params: { id: eli.employee },
        body: { leave_type_id, description: 'Away', start_on: day, finish_on: day },
      }),
    )
  }

  const leaveType = async () =>
    (await product.call(leaveRulesApi.leaveTypes, ws())).body.data[0]!.id

  const setType = (id: string, body: object) =>
    done(product.call(leaveRulesApi.changeLeaveType, { ...on(id), body: body as never }))

  it('is a flag if a leave type needed no approval while it was requested', async () => {
    const type = await leaveType()
    const free = () => setType(type, { approval_required: false })
    const bind = () => setType(type, { approval_required: true })
    await inOrder(free, bind)
    // No one asked meanwhile.
    expect(await flags('leave_type_set')).toBe(0)

    await inOrder(
      free,
      () => requestLeave(type),
      // Another name, and another term that stays, hide nothing.
      () => setType(type, { name: 'Annual' }),
      () => setType(type, { approval_required: true, document_required: true }),
    )
    expect(await flags('leave_type_set')).toBe(1)
  })

  it('is a flag if a leave type was offered for a while only', async () => {
    const before = await flags('leave_type_set')
    const add = (name: string) =>
      done(
        product.call(leaveRulesApi.addLeaveType, {
          ...ws(),
          body: { name, accrues: false, approval_required: false } as never,
        }),
      )
    const archive = (id: string) => done(product.call(leaveRulesApi.deleteLeaveType, on(id)))
    await archive((await add('Mistake')).data.id)
    expect(await flags('leave_type_set')).toBe(before)
    const { id } = (await add('Special')).data
    await inOrder(
      () => requestLeave(id),
      () => archive(id),
    )
    expect(await flags('leave_type_set')).toBe(before + 1)
  })

  it('is a flag if pay was approved with another rule of overtime', async () => {
    const added = await done(
      product.call(payrollCategoriesApi.addAllowance, {
        ...ws(),
        body: {
          name: 'Overtime',
          overtime: { after_hours: '40', per: 'week', factor: '1.5' },
        } as never,
      }),
    )
    const factor = (factor: string) =>
      done(
        product.call(payrollCategoriesApi.renameAllowance, {
          ...on(added.data.id),
          body: { name: 'Overtime', overtime: { after_hours: '40', per: 'week', factor } } as never,
        }),
      )
    await inOrder(
      () => factor('3'),
      () => factor('1.5'),
    )
    expect(await flags('pay_rule_set')).toBe(0)
    await inOrder(
      () => factor('3'),
      async () => {
        const run = await pay.draft({
          start: '2026-01-01',
          end: '2026-01-31',
          pay_date: '2026-01-31',
        })
        await done(pay.approve(run))
      },
      () => factor('1.5'),
    )
    expect(await flags('pay_rule_set')).toBe(1)
  })

  it('is a flag if pay was approved with another version of the attendance rules', async () => {
    const before = await flags('pay_rule_set')
    const breaks = (effective_on: string, paid: boolean) =>
      done(
        product.call(attendanceApi.setAttendanceRules, {
          ...ws(),
          body: {
            ...sampleBody(attendanceApi.setAttendanceRules),
            effective_on,
            breaks: [{ after_minutes: 360, minutes: 30, paid }],
          } as never,
        }),
      )
    await inOrder(
      () => breaks('2026-01-01', false),
      () => breaks('2026-03-01', true),
      async () => {
        const run = await pay.draft({
          start: '2026-03-01',
          end: '2026-03-31',
          pay_date: '2026-03-31',
        })
        await done(pay.approve(run))
      },
      () => breaks('2026-03-01', false),
    )
    expect(await flags('pay_rule_set')).toBe(before + 1)
  })

  it('is a flag if a role had a right, and a person a role, for a while', async () => {
    const role = (
      await done(
        product.call(structureApi.addRole, { ...ws(), body: { name: 'Clerk', permissions: [] } }),
      )
    ).data.id
    const rights = (permissions: string[], name = 'Clerk') =>
      done(
        product.call(structureApi.changeRole, {
          ...on(role),
          body: { name, permissions } as never,
        }),
      )
    await inOrder(
      () => rights(['manage_time_off']),
      () => rights(['manage_time_off', 'manage_payroll', 'manage_invoices']),
      // Two rights are taken back at once, and another one stays.
      () => rights(['manage_time_off']),
    )
    expect(await flags('role_rights_set')).toBe(1)

    const mine = async () =>
      (await product.call(peopleApi.employee, on(eli.employee))).body.data.role_id as string
    const before = await mine()
    const give = (role_id: string) =>
      done(product.call(peopleApi.changeEmployee, { ...on(eli.employee), body: { role_id } }))
    await inOrder(
      () => give(role),
      () => give(before),
    )
    expect(await flags('role_given')).toBe(1)
  })

  it('is a flag if another manager decided for a while', async () => {
    const type = await leaveType()
    await setType(type, { document_required: false })
    const manager = (manager_id: string | null) =>
      done(product.call(peopleApi.changeEmployee, { ...on(mia.employee), body: { manager_id } }))
    await inOrder(
      () => manager(ann.employee),
      () => manager(null),
    )
    expect(await flags('manager_set')).toBe(0)

    const own = await product.call(leaveApi.requestLeave, {
      token: mia.token,
      params: { id: mia.employee },
      body: {
        leave_type_id: type,
        description: 'Away',
        start_on: '2027-03-02',
        finish_on: '2027-03-02',
      },
    })
    expect(own.status).toBe(201)
    await inOrder(
      () => manager(ann.employee),
      () =>
        done(
          product.call(leaveApi.decideLeave, {
            token: ann.token,
            params: { id: mia.employee, leaveId: own.body.data.id },
            body: { approved: true, rejected: false },
          }),
        ),
      () => manager(null),
    )
    expect(await flags('manager_set')).toBe(1)
  })

  it('is a flag if a rule of steps was there for a while only', async () => {
    const add = (name: string, rest: object) =>
      done(
        product.call(expenseApprovalApi.addExpenseApprovalRule, {
          ...ws(),
          body: { name, from_amount: '100', ...rest } as never,
        }),
      )
    const two = [{ who: 'manager' }, { who: 'manager' }]
    await add('All', { steps: two })
    await later('20 days')
    const loose = await add('Stuff', { categories: ['stuff'], steps: [{ who: 'manager' }] })
    await later()
    const claim = await product.call(expensesApi.requestExpense, {
      token: eli.token,
      params: { id: eli.employee },
      body: {
        name: 'Desk',
        category: 'stuff',
        description: 'Desk',
        amount: '900',
        date: '2026-11-02',
      } as never,
    })
    expect(claim.status).toBe(201)
    expect(await flags('expense_steps_changed')).toBe(0)
    await later()
    await done(product.call(expenseApprovalApi.deleteExpenseApprovalRule, on(loose.data.id)))
    expect(await flags('expense_steps_changed')).toBe(1)
  })

  it('is a flag if four eyes were not needed while pay was approved', async () => {
    const { rows } = await product.owner.query(
      "select id from read.roles where workspace_id = $1 and name = 'Admin'",
      [company.ws],
    )
    await hire(product, company, 'Bea', { role_id: rows[0].id })
    const eyes = (four_eyes: boolean) =>
      done(product.call(workspacesApi.changeSettings, { ...ws(), body: { four_eyes } }))
    const before = await flags('pay_rule_set')
    await inOrder(
      () => eyes(true),
      () => eyes(false),
      async () => {
        const run = await pay.draft({
          start: '2026-02-01',
          end: '2026-02-28',
          pay_date: '2026-02-28',
        })
        await done(pay.approve(run))
      },
      () => eyes(true),
    )
    expect(await flags('pay_rule_set')).toBe(before + 1)
  })
})
