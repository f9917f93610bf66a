import { checkInLimitsApi } from '@workledger/contracts/attendance/check-in-limits.api'
import { invoiceSettingApi } from '@workledger/contracts/invoicing/invoice-setting.api'
import { leaveApi } from '@workledger/contracts/leave/leave.api'
import { leaveApprovalApi } from '@workledger/contracts/leave/leave-approval.api'
import { leaveRulesApi } from '@workledger/contracts/leave/leave-rules.api'
import { timesheetApprovalApi } from '@workledger/contracts/time-tracking/timesheet-approval.api'
import { timesheetsApi } from '@workledger/contracts/time-tracking/timesheets.api'
import { watchApi } from '@workledger/contracts/watch/watch.api'
import { type Company, createCompany, hire, type Person } from '../support/people'
import { type Product, startProduct } from '../support/product'

describe('rules that are other ones for a while', () => {
  let product: Product
  let company: Company
  let eli: Person
  let week = 0

  beforeAll(async () => {
    product = await startProduct()
    company = await createCompany(product)
    eli = await hire(product, company, 'Eli')
  })

  afterAll(() => product?.stop())

  const ws = () => ({ token: company.admin.token, params: { ws: company.ws } })

  const flags = async () =>
    (
      await product.call(watchApi.watchHits, { ...ws(), query: { rule: 'put_back', sort: 'at' } })
    ).body.data.map(({ kind, by }) => [kind, by])

  const addSteps = async () => {
    const added = await product.call(leaveApprovalApi.addLeaveApprovalRule, {
      ...ws(),
      body: {
        name: 'Long',
        from_days: '1',
        steps: [{ who: 'manager' }, { who: 'manager' }],
      } as never,
    })
    expect(added.status).toBe(201)

    return added.body.data.id
  }

  const deleteSteps = (id: string) =>
    product.call(leaveApprovalApi.deleteLeaveApprovalRule, {
      token: company.admin.token,
      params: { ws: company.ws, id },
    })

  const approvedLeave = async () => {
    const types = await product.call(leaveRulesApi.leaveTypes, ws())
    const day = new Date(Date.UTC(2027, 1, 2 + 7 * week++)).toISOString().slice(0, 10)

    const asked = await product.call(leaveApi.requestLeave, {
      token: eli.token,
      params: { id: eli.employee },
      body: {
        leave_type_id: types.body.data[0]!.id,
        description: 'Away',
        start_on: day,
        finish_on: day,
      },
    })

    const decided = await product.call(leaveApi.decideLeave, {
      token: company.admin.token,
      params: { id: eli.employee, leaveId: asked.body.data.id },
      body: { approved: true, rejected: false },
    })
    expect(decided.status).toBe(200)
  }

  /** Makes all acts so far a minute older; requests are compared by the second. */
  const later = async () => {
    for (const [table, column] of [
      ['watched_acts', 'at'],
      ['leaves', 'created_at'],
      ['timesheets', 'submitted_at'],
    ])
      await product.owner.query(
        `update read.${table} set ${column} = ${column} - interval '1 minute'`,
      )
  }

  it('are flags if a request was approved meanwhile, also under another id', async () => {
    await deleteSteps(await addSteps())
    const second = await addSteps()
    // Set up and corrected, while no request was approved.
    expect(await flags()).toEqual([])
    await deleteSteps(second)
    await later()
    await approvedLeave()
    expect(await flags()).toEqual([])
    await addSteps()
    expect(await flags()).toEqual([['leave_steps_changed', 'Ada Tester']])
  })

  it('are flags if the networks for check-in are set as before', async () => {
    const set = (networks: string[]) =>
      product.call(checkInLimitsApi.setCheckInLimits, { ...ws(), body: { networks } })

    const ofNetworks = async () =>
      (await flags()).filter(([kind]) => kind === 'check_in_networks_set').length

    for (const [networks, found] of [
      [['10.1.0.0/16'], 0],
      [['10.2.0.0/16'], 0],
      [['10.1.0.0/16'], 1],
      [['10.3.0.0/16'], 1],
    ] as const) {
      expect((await set([...networks])).status).toBe(200)
      expect(await ofNetworks()).toBe(found)
    }
  })

  it('are flags if clients pay to the account of before again', async () => {
    const pay = async (change: object) => {
      const { body } = await product.call(invoiceSettingApi.invoiceSetting, ws())
      const headers = { 'if-match': `"${body.data.revision}"` }
      const call = { ...ws(), headers, body: change as never }
      expect((await product.call(invoiceSettingApi.changeInvoiceSetting, call)).status).toBe(200)
      return (await flags()).filter(([kind]) => kind === 'payee_set').length
    }

    const [own, other] = ['DE89370400440532013000', 'GB82WEST12345698765432']
    const named = { name: 'Acme', company_address: 'Main Street 1' }
    expect(await pay({ ...named, iban: own, paypal_email: 'pay@example.com' })).toBe(0)
    expect(await pay({ iban: other })).toBe(0)
    expect(await pay({ due_days: 20 })).toBe(0)
    expect(await pay({ iban: own })).toBe(1)
    expect(await pay({ paypal_email: 'mine@example.com' })).toBe(1)
    expect(await pay({ paypal_email: 'pay@example.com' })).toBe(2)
  })

  it('are flags if a request was made meanwhile, which keeps its steps', async () => {
    const other = await createCompany(product, 'Other')
    const who = { token: other.admin.token, params: { ws: other.ws } }
    const fay = await hire(product, other, 'Fay')
    const day = new Date(Date.now() - 14 * 86_400_000).toISOString().slice(0, 10)
    await product.call(timesheetsApi.setTimesheetRules, { ...who, body: { on: true } })

    const added = await product.call(timesheetApprovalApi.addTimesheetApprovalRule, {
      ...who,
      body: { name: 'All', steps: [{ who: 'manager' }, { who: 'manager' }] } as never,
    })

    const change = (from_hours: string) =>
      product.call(timesheetApprovalApi.changeTimesheetApprovalRule, {
        token: other.admin.token,
        params: { ws: other.ws, id: added.body.data.id },
        body: { from_hours } as never,
      })

    const found = async () =>
      (
        await product.call(watchApi.watchHits, { ...who, query: { rule: 'put_back' } })
      ).body.data.map(({ kind }) => kind)

    expect((await change('168')).status).toBe(200)
    expect((await change('0')).status).toBe(200)
    // Nothing was submitted meanwhile.
    expect(await found()).toEqual([])
    await later()
    await change('168')
    await later()

    const sent = await product.call(timesheetsApi.submitTimesheet, {
      token: fay.token,
      params: { ws: other.ws },
      body: { day },
    })

    expect(sent.status).toBe(201)
    await change('0')
    expect(await found()).toEqual(['timesheet_steps_changed'])
  })

  it('are flags if a request was changed meanwhile, and not if it was rejected', async () => {
    const third = await createCompany(product, 'Third')
    const who = { token: third.admin.token, params: { ws: third.ws } }
    const kay = await hire(product, third, 'Kay')
    const types = await product.call(leaveRulesApi.leaveTypes, who)

    const added = await product.call(leaveApprovalApi.addLeaveApprovalRule, {
      ...who,
      body: {
        name: 'All',
        from_days: '1',
        steps: [{ who: 'manager' }, { who: 'manager' }],
      } as never,
    })

    const setBound = async (from_days: string) => {
      const changed = await product.call(leaveApprovalApi.changeLeaveApprovalRule, {
        token: third.admin.token,
        params: { ws: third.ws, id: added.body.data.id },
        body: { from_days } as never,
      })
      expect(changed.status).toBe(200)
    }

    const found = async () =>
      (
        await product.call(watchApi.watchHits, { ...who, query: { rule: 'put_back' } })
      ).body.data.map(({ kind }) => kind)

    const ask = async (day: string) => {
      const asked = await product.call(leaveApi.requestLeave, {
        token: kay.token,
        params: { id: kay.employee },
        body: {
          leave_type_id: types.body.data[0]!.id,
          description: 'Away',
          start_on: day,
          finish_on: day,
        },
      })
      expect(asked.status).toBe(201)
      return asked.body.data.id
    }

    const [changed, rejected] = [await ask('2027-03-02'), await ask('2027-03-09')]
    await later()
    await setBound('90')
    await later()

    const refused = await product.call(leaveApi.decideLeave, {
      token: third.admin.token,
      params: { id: kay.employee, leaveId: rejected },
      body: { approved: false, rejected: true },
    })
    expect(refused.status).toBe(200)
    await later()
    await setBound('1')
    expect(await found()).toEqual([])

    await later()
    await setBound('90')
    await later()
    const moved = await product.call(leaveApi.changeLeave, {
      token: kay.token,
      params: { id: kay.employee, leaveId: changed },
      body: { start_on: '2027-03-03', finish_on: '2027-03-03' },
    })
    expect(moved.status).toBe(200)
    await later()
    await setBound('1')
    expect(await found()).toEqual(['leave_steps_changed'])
  })

  it('are flags if the places for check-in are put back, and not if only their days change', async () => {
    const set = async (body: object) =>
      expect(
        (await product.call(checkInLimitsApi.setCheckInLimits, { ...ws(), body: body as never }))
          .status,
      ).toBe(200)

    const ofPlaces = async () =>
      (await flags()).filter(([kind]) => kind === 'check_in_places_set').length

    const plant = { name: 'Plant', lat: 52.52, long: 13.405, radius: 100 }
    await set({ places: [plant] })
    await set({ position_days: 7 })
    expect(await ofPlaces()).toBe(0)
    // Wide for a day, and as before again.
    await set({ places: [{ ...plant, radius: 50_000 }] })
    expect(await ofPlaces()).toBe(0)
    await set({ places: [plant] })
    expect(await ofPlaces()).toBe(1)
    await set({ places: [] })
    await set({ position_days: 9 })
    expect(await ofPlaces()).toBe(1)
    await set({ places: [plant] })
    expect(await ofPlaces()).toBe(2)
  })

  it('are none after the days of the rule', async () => {
    await product.owner.query(
      "update read.watched_acts set at = at - interval '15 days' where rule_state = 'deleted' or kind = 'leave_approved'",
    )
    expect((await flags()).filter(([kind]) => kind === 'leave_steps_changed')).toEqual([])
  })
})
