import { auditApi } from '@workledger/contracts/audit/audit.api'
import { inboxApi } from '@workledger/contracts/inbox/inbox.api'
import { integrationsApi as tokensApi } from '@workledger/contracts/integrations/integrations.api'
import type { TokenScope } from '@workledger/contracts/kernel/token-scopes'
import { delegationApi } from '@workledger/contracts/leave/delegation.api'
import { leaveApi } from '@workledger/contracts/leave/leave.api'
import { leaveApprovalApi } from '@workledger/contracts/leave/leave-approval.api'
import { leaveRulesApi } from '@workledger/contracts/leave/leave-rules.api'
import { peopleApi } from '@workledger/contracts/people/people.api'
import { structureApi } from '@workledger/contracts/structure/structure.api'
import { type Company, createCompany, hire, PASSWORD, type Person } from '../support/people'
import { type Product, startProduct } from '../support/product'
import { together } from '../support/together'

describe('leave approved in steps', () => {
  let product: Product
  let company: Company
  let jonas: Person
  let hugo: Person
  let hanna: Person
  let eli: Person
  let annual: string
  let hr: string
  let rule: string

  beforeAll(async () => {
    product = await startProduct()
    company = await createCompany(product)
    const { ws, admin } = company

    const role = await product.call(structureApi.addRole, {
      token: admin.token,
      params: { ws },
      body: { name: 'HR', permissions: ['manage_employee'] },
    })

    hr = role.body.data.id
    jonas = await hire(product, company, 'Jonas')
    hugo = await hire(product, company, 'Hugo', { role_id: hr })
    hanna = await hire(product, company, 'Hanna', { role_id: hr })
    eli = await hire(product, company, 'Eli', { manager_id: jonas.employee })

    const types = await product.call(leaveRulesApi.leaveTypes, {
      token: admin.token,
      params: { ws },
    })

    annual = types.body.data.find(({ name }) => name === 'Unpaid leave')!.id
    rule = await addRule({})
  })

  afterAll(() => product?.stop())

  const managerThenHr = () => [{ who: 'manager' }, { who: 'role', role_id: hr }]

  const addRule = async (change: object) => {
    const added = await product.call(leaveApprovalApi.addLeaveApprovalRule, {
      token: company.admin.token,
      params: { ws: company.ws },
      body: { name: 'Long leave', from_days: '3', steps: managerThenHr(), ...change } as never,
    })

    if (added.status !== 201) throw new Error(JSON.stringify(added.body))
    return added.body.data.id
  }

  let month = 0

  /** Asks for Monday to Friday of a week of its own. */
  const ask = async (who = eli, change: object = {}) => {
    const week = new Date(Date.UTC(2027, 1, 1 + 7 * month++))
    const day = (n: number) => new Date(week.getTime() + n * 86_400_000).toISOString().slice(0, 10)

    const asked = await product.call(leaveApi.requestLeave, {
      token: who.token,
      params: { id: who.employee },
      body: {
        leave_type_id: annual,
        description: 'Holiday',
        start_on: day(0),
        finish_on: day(2),
        half_day: null,
        ...change,
      },
    })

    if (asked.status !== 201) throw new Error(JSON.stringify(asked.body))
    return asked.body.data.id
  }

  const decide = (id: string, by: Person, body: object = {}, of = eli) =>
    product.call(leaveApi.decideLeave, {
      token: by.token,
      params: { id: of.employee, leaveId: id },
      body: { approved: true, rejected: false, ...body },
    })

  const inboxOf = async ({ token }: Person) => {
    const { body } = await product.call(inboxApi.inbox, {
      token,
      params: { ws: company.ws },
      query: { kind: ['leave'] },
    })

    return body.data
  }

  const recordsOf = async (who: Person) => (await inboxOf(who)).map(({ record }) => record)

  it('shows who decides before it is sent, and asks one after the other', async () => {
    const preview = await product.call(leaveApi.previewLeave, {
      token: eli.token,
      params: { id: eli.employee },
      query: { leave_type_id: annual, start_on: '2027-09-06', finish_on: '2027-09-10' },
    })

    expect(preview.body.data.steps).toMatchObject([
      { who: 'manager', people: [{ first_name: 'Jonas' }], state: 'waiting' },
      { who: 'role', role: 'HR', people: [], state: 'coming' },
    ])

    const id = await ask()
    expect(await recordsOf(jonas)).toEqual([id])
    expect(await recordsOf(hugo)).toEqual([])

    expect(await decide(id, jonas)).toMatchObject({
      status: 200,
      body: { data: { approved: false, rejected: false, status: 'pending' } },
    })

    expect(await recordsOf(jonas)).toEqual([])
    expect(await recordsOf(hanna)).toEqual([id])

    expect(await inboxOf(hugo)).toMatchObject([
      {
        record: id,
        facts: {
          steps: [
            { state: 'approved', approvals: [{ by: { first_name: 'Jonas' } }] },
            { state: 'waiting', role: 'HR' },
          ],
        },
      },
    ])

    const shown = await product.call(leaveApi.previewLeave, {
      token: hugo.token,
      params: { id: eli.employee },
      query: { leave_type_id: annual, start_on: '2027-09-06', finish_on: '2027-09-10' },
    })

    // They see what the leave changes, as the manager does.
    expect(shown.status).toBe(200)
    const done = await decide(id, hugo)
    expect(done).toMatchObject({
      status: 200,
      body: { data: { approved: true, your_step: false } },
    })
    expect(done.body.data.steps.map(({ state }) => state)).toEqual(['approved', 'approved'])

    const history = await product.call(auditApi.history, {
      token: eli.token,
      params: { ws: company.ws, stream: done.body.data.stream },
      query: { subject: id },
    })

    expect(history.body.data.events.map(({ type }) => type).sort()).toEqual([
      'LeaveApproved',
      'LeaveRequested',
      'LeaveStepApproved',
    ])
  })

  it('has one step below the days of the rule, as without one', async () => {
    const id = await ask(eli, { start_on: '2027-10-04', finish_on: '2027-10-05' })
    expect(await decide(id, jonas)).toMatchObject({
      status: 200,
      body: { data: { approved: true, steps: [] } },
    })
  })

  it('skips no step, whatever the role', async () => {
    const id = await ask()
    expect(await decide(id, hugo)).toMatchObject({
      status: 403,
      body: { code: 'leave.not_your_step' },
    })
    expect(await decide(id, company.admin)).toMatchObject({ status: 403 })
    expect((await decide(id, jonas)).status).toBe(200)
    expect(await decide(id, jonas)).toMatchObject({ status: 403 })
    expect(await decide(id, hugo, { step: 1 })).toMatchObject({ status: 409 })
    expect(await decide(id, hugo, { step: 2 })).toMatchObject({
      status: 200,
      body: { data: { approved: true } },
    })
  })

  it('is not decided by the person who asks, even as an administrator or of the role', async () => {
    const id = await ask(hugo)
    // Hugo has no manager, so the first step has nobody; of the role only others decide.
    expect(await recordsOf(hugo)).toEqual([])
    expect(await recordsOf(hanna)).toContain(id)
    expect(await decide(id, hugo, {}, hugo)).toMatchObject({ status: 403 })
    expect(await decide(id, hanna, {}, hugo)).toMatchObject({ body: { data: { approved: true } } })

    const own = await ask(company.admin)
    expect(await decide(own, company.admin, {}, company.admin)).toMatchObject({
      status: 403,
      body: { code: 'leave.own' },
    })
    expect(await decide(own, hanna, {}, company.admin)).toMatchObject({
      body: { data: { approved: true } },
    })
  })

  it('is rejected at any step, and starts over when it is approved after all', async () => {
    const id = await ask()
    await decide(id, jonas)
    const rejected = await decide(id, hugo, {
      approved: false,
      rejected: true,
      comment: 'Too busy',
    })
    expect(rejected).toMatchObject({ status: 200, body: { data: { rejected: true } } })
    expect(await decide(id, hugo, { status_before: 'rejected' })).toMatchObject({ status: 403 })

    expect(await decide(id, jonas, { status_before: 'rejected' })).toMatchObject({
      status: 200,
      body: { data: { approved: false, rejected: false, status: 'pending' } },
    })

    expect(await decide(id, hugo)).toMatchObject({ body: { data: { approved: true } } })
  })

  it('starts over when the request changes, and refuses a decision on what it was', async () => {
    const id = await ask()
    const first = await decide(id, jonas)

    const changed = await product.call(leaveApi.changeLeave, {
      token: eli.token,
      params: { id: eli.employee, leaveId: id },
      body: { description: 'Longer holiday' },
    })

    expect(changed.body.data.steps.map(({ state }) => state)).toEqual(['waiting', 'coming'])

    const stale = await product.call(leaveApi.decideLeave, {
      token: jonas.token,
      params: { id: eli.employee, leaveId: id },
      body: { approved: true, rejected: false },
      headers: { 'if-match': `"${first.body.data.revision}"` },
    })

    expect(stale.status).toBe(409)
    expect(await decide(id, hugo)).toMatchObject({ status: 403 })
    expect((await decide(id, jonas, {})).status).toBe(409)
    const seen = changed.body.data.revision

    const approve = (by: Person) =>
      product.call(leaveApi.decideLeave, {
        token: by.token,
        params: { id: eli.employee, leaveId: id },
        body: { approved: true, rejected: false },
        headers: { 'if-match': `"${seen}"` },
      })

    expect(await approve(jonas)).toMatchObject({ status: 200, body: { data: { approved: false } } })
    expect(await approve(hugo)).toMatchObject({ status: 200, body: { data: { approved: true } } })
  })

  it('keeps the steps that held when it was made', async () => {
    const id = await ask()

    const changed = await product.call(leaveApprovalApi.changeLeaveApprovalRule, {
      token: company.admin.token,
      params: { ws: company.ws, id: rule },
      body: { steps: [{ who: 'manager' }] as never },
    })

    expect(changed).toMatchObject({ status: 200, body: { data: { steps_count: 1 } } })
    expect(await decide(id, jonas)).toMatchObject({ body: { data: { approved: false } } })
    expect(await decide(await ask(), jonas)).toMatchObject({ body: { data: { approved: true } } })
    expect(await decide(id, hanna)).toMatchObject({ body: { data: { approved: true } } })

    await product.call(leaveApprovalApi.changeLeaveApprovalRule, {
      token: company.admin.token,
      params: { ws: company.ws, id: rule },
      body: { steps: managerThenHr() as never },
    })
  })

  it('counts one of two approvals at the same time', async () => {
    const id = await ask()
    await decide(id, jonas)
    const answers = await together(product, [() => decide(id, hugo), () => decide(id, hanna)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it('is decided in bulk by those whose step it is', async () => {
    const [first, second] = [await ask(), await ask()]
    await decide(second, jonas)
    const [item] = (await inboxOf(jonas)).filter(({ record }) => record === first)

    const bulk = await product.call(inboxApi.decideInboxItems, {
      token: jonas.token,
      params: { ws: company.ws },
      body: {
        decisions: [first, second].map((record) => ({
          id: `leave:${record}`,
          revision: item!.revision + (record === first ? 0 : 1),
          approve: true,
          comment: '',
        })),
      },
    })

    expect(bulk.body).toMatchObject({ decided: 1, refused: 1 })
    for (const id of [first, second]) await decide(id, hugo)
  })

  it('is decided by a stand-in of the manager, and by an administrator where no one is left', async () => {
    const id = await ask()

    await product.call(delegationApi.delegateApproval, {
      token: jonas.token,
      params: { id: jonas.employee },
      body: { delegate_id: hanna.employee, from_on: today(), to_on: today() },
    })

    expect((await inboxOf(hanna)).find(({ record }) => record === id)).toMatchObject({
      in_place_of: { first_name: 'Jonas' },
    })

    // Hanna also has the role of the step that follows at once, so she decides both.
    expect(await decide(id, hanna)).toMatchObject({ body: { data: { approved: true } } })

    const bo = await hire(product, company, 'Bo')
    const onLeave = await ask()
    await decide(onLeave, jonas)

    await product.call(delegationApi.delegateApproval, {
      token: hugo.token,
      params: { id: hugo.employee },
      body: { delegate_id: bo.employee, from_on: today(), to_on: today() },
    })

    // Bo has no role of a step, and no one who reports to them.
    expect(await recordsOf(bo)).toEqual([onLeave])
    expect(await decide(onLeave, bo)).toMatchObject({ body: { data: { approved: true } } })

    const stuck = await ask()
    await decide(stuck, jonas)

    for (const { employee } of [hugo, hanna])
      await product.call(peopleApi.terminateEmployee, {
        token: company.admin.token,
        params: { id: employee },
        body: { terminated_on: today() },
      })

    expect(await recordsOf(company.admin)).toContain(stuck)
    expect(await decide(stuck, company.admin)).toMatchObject({ body: { data: { approved: true } } })
  })

  it('is decided by a token with the granted scope only', async () => {
    const id = await ask()

    const tokenOf = async (scopes: TokenScope[]) => {
      const made = await product.call(tokensApi.makeToken, {
        token: jonas.token,
        params: { ws: company.ws },
        body: { name: 'Nightly', scopes, current_password: PASSWORD },
      })

      return { ...jonas, token: made.body.data.token }
    }

    expect(await decide(id, await tokenOf(['leave:write']))).toMatchObject({
      status: 403,
      body: { code: 'token.scope' },
    })

    // Two administrators have not granted it.
    expect(await decide(id, await tokenOf(['leave:approve']))).toMatchObject({
      status: 403,
      body: { code: 'token.not_granted' },
    })

    const writes = await tokenOf(['leave:write'])

    const rule = await product.call(leaveApprovalApi.deleteLeaveApprovalRule, {
      token: writes.token,
      params: { ws: company.ws, id },
    })

    expect(rule).toMatchObject({ status: 403, body: { code: 'token.forbidden' } })
  })

  it('is not added by a manager alone', async () => {
    const added = await product.call(leaveApi.addLeave, {
      token: jonas.token,
      params: { id: eli.employee },
      body: {
        leave_type_id: annual,
        description: 'Holiday',
        start_on: '2027-11-08',
        finish_on: '2027-11-12',
        half_day: null,
      },
    })

    expect(added).toMatchObject({ status: 409, body: { code: 'leave.needs_steps' } })
  })

  it('refuses rules for the same case, and steps of nobody', async () => {
    const add = (change: object) =>
      product.call(leaveApprovalApi.addLeaveApprovalRule, {
        token: company.admin.token,
        params: { ws: company.ws },
        body: { name: 'Other', from_days: '5', steps: managerThenHr(), ...change } as never,
      })

    expect(await add({ from_days: '3.0' })).toMatchObject({
      status: 422,
      body: { code: 'leave.rule_overlaps' },
    })
    expect(await add({ name: 'long leave' })).toMatchObject({
      status: 422,
      body: { code: 'structure.name_taken' },
    })
    expect(await add({ steps: [] })).toMatchObject({ status: 422 })
    expect(await add({ steps: [{ who: 'role' }] })).toMatchObject({ status: 422 })
    expect(await add({ steps: [{ who: 'people', people: [] }] })).toMatchObject({ status: 422 })
    expect(await add({ steps: [{ who: 'role', role_id: annual }] })).toMatchObject({
      status: 422,
      body: { code: 'leave.step_role' },
    })
    expect(await add({ steps: Array(6).fill({ who: 'manager' }) })).toMatchObject({ status: 422 })
  })

  it('is closed to another company, and to people whom no step names', async () => {
    const id = await ask()
    const other = await createCompany(product, 'Other')
    const bystander = await hire(product, company, 'Bo')
    expect((await decide(id, other.admin)).status).toBe(404)
    expect((await decide(id, bystander)).status).toBe(403)

    const rules = await product.call(leaveApprovalApi.leaveApprovalRules, {
      token: bystander.token,
      params: { ws: company.ws },
    })

    expect(rules.status).toBe(403)
  })
})

const today = () => new Date().toISOString().slice(0, 10)
