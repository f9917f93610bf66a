import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { accessApi } from '@workledger/contracts/access/access.api'
import { attendanceApi } from '@workledger/contracts/attendance/attendance.api'
import { eventsApi } from '@workledger/contracts/calendar/events.api'
import { clientsApi } from '@workledger/contracts/clients/clients.api'
import { employmentApi } from '@workledger/contracts/employment/employment.api'
import { expensesApi } from '@workledger/contracts/expenses/expenses.api'
import { delegationApi } from '@workledger/contracts/leave/delegation.api'
import { leaveApi } from '@workledger/contracts/leave/leave.api'
import { leaveRulesApi } from '@workledger/contracts/leave/leave-rules.api'
import { listsApi } from '@workledger/contracts/lists/lists.api'
import { mailNames } from '@workledger/contracts/operations/mail-names'
import { operationsApi } from '@workledger/contracts/operations/operations.api'
import { paymentsApi } from '@workledger/contracts/payments/payments.api'
import { peopleApi } from '@workledger/contracts/people/people.api'
import { privacyApi } from '@workledger/contracts/privacy/privacy.api'
import { projectsApi } from '@workledger/contracts/projects/projects.api'
import { tasksApi } from '@workledger/contracts/projects/tasks.api'
import { structureApi } from '@workledger/contracts/structure/structure.api'
import { workingTimeApi } from '@workledger/contracts/working-time/working-time.api'
import {
  type SubscriptionCommand,
  subscriptionDecider,
} from '@workledger/domain/billing/subscription'
import { SystemCommands } from '@workledger/jobs/kernel/commands'
import { AFTER_RETENTION, daysLater, erase, secondAdmin } from '../support/erasures'
import { anInstant } from '../support/instants'
import { monthsAgo } from '../support/months-ago'
import { type Company, createCompany, hire, PASSWORD, signUp } from '../support/people'
import { type Product, startProduct } from '../support/product'
import { until } from '../support/until'
import { type Mail, parseMail } from './mailbox'
import { startWorkers } from './workers'

describe('mails, to the outbox', () => {
  let product: Product
  let company: Company
  let workers: { close(): Promise<void> }

  beforeAll(async () => {
    product = await startProduct()
    workers = await startWorkers(product)
    company = await createCompany(product)
  })

  afterAll(async () => {
    await workers?.close()
    await product?.stop()
  })

  const outbox = async (): Promise<Mail[]> => {
    const folder = join(product.dataDir, 'outbox')
    const files = await readdir(folder).catch(() => [])

    return Promise.all(
      files
        .filter((file) => file.endsWith('.eml'))
        .map(async (file) => parseMail(await readFile(join(folder, file)))),
    )
  }

  const mailTo = (to: string, subject: RegExp) =>
    until(async () => (await outbox()).find((mail) => mail.to === to && subject.test(mail.subject)))
  const link = (mail: Mail) => new URL(/https:\/\/\S+/.exec(mail.text)![0])

  it('verifies an address with the link of the mail', async () => {
    const { token, email } = await signUp(product, 'Nora')
    const mail = await mailTo(email, /Confirm your e-mail address/)
    const { pathname, searchParams } = link(mail)
    expect(pathname).toBe('/verify-email')
    // Any person can sign up with any address, so a mail of ours leaves out what they typed.
    expect(mail.text + mail.subject).not.toContain('Nora')
    expect(mail.html.replaceAll('&amp;', '&').replaceAll('&#x3D;', '=')).toContain(
      `href="${link(mail).href}"`,
    )
    const id = searchParams.get('id')!

    const from = (proof: object) =>
      product.call(accessApi.verifyEmail, {
        params: { id },
        body: { token: searchParams.get('token')!, ...proof },
      })

    const bare = await from({})
    expect([bare.status, bare.body]).toMatchObject([422, { code: 'access.verify_password' }])
    const verified = await from({ current_password: PASSWORD })
    expect(verified.status).toBe(200)
    // The link signs its reader in, once.
    const session = verified.body.token ?? ''
    expect((await product.call(accessApi.me, { token: session })).body.data.email).toBe(email)

    const again = await product.call(accessApi.verifyEmail, {
      params: { id },
      body: { token: searchParams.get('token')! },
    })

    expect([again.status, again.body.token]).toEqual([200, undefined])
    const me = await product.call(accessApi.me, { token })
    expect(me.body.data.email_verified_at).toEqual(anInstant())
  })

  it('tells an employee who changed their bank account, with its last four characters', async () => {
    const ada = await hire(product, company, 'Ada')
    const body = { holder: 'Ada', iban: 'DE89 3704 0044 0532 0130 00', current_password: PASSWORD }

    const set = await product.call(paymentsApi.changeBankAccount, {
      token: company.admin.token,
      params: { id: ada.employee },
      body,
    })

    expect(set.status).toBe(200)
    const mail = await mailTo(ada.email, /bank account .* was changed/)
    expect(mail.text).toContain('•••• 3000')
    expect(mail.text + mail.html).not.toContain('DE89')
    expect(link(mail).pathname).toBe('/my_profile')
  })

  it('tells admins that the trial ends, that a payment failed, and that the subscription is cancelled', async () => {
    const { ws, admin } = await createCompany(product, 'Contoso')
    const commands = new SystemCommands(product.store)

    const give = (command: object) =>
      commands.run(subscriptionDecider, { workspace: ws, id: ws }, {
        workspace_id: ws,
        provider: 'stripe',
        ...command,
      } as SubscriptionCommand)

    const now = new Date()
    const ends_at = new Date(now.getTime() + 3 * 86_400_000).toISOString()
    await give({ type: 'start-trial', ends_at })
    await give({ type: 'tell-trial-end', now: now.toISOString() })
    const trial = await mailTo(admin.email, /The trial of Contoso ends on/)
    expect(trial.text).toContain('can only be read')
    expect(link(trial).pathname).toBe('/admin/billing')
    const ids = { provider: 'stripe', subscription_id: 'sub_1', customer_id: 'cus_1' }

    const paid = {
      plan: 'monthly',
      seats: 5,
      amount: '3.00',
      currency: 'USD',
      card_last_four: '4242',
      next_billing_at: null,
    }

    const report = {
      ...ids,
      ...paid,
      status: 'past_due',
      cancelled: false,
      ends_at: null,
      started_at: now.toISOString(),
    }

    await give({ type: 'report', report, as_of: now.toISOString() })
    expect((await mailTo(admin.email, /The payment for Contoso failed/)).text).toContain(
      'Check the card',
    )

    await give({
      type: 'report',
      report: { ...report, cancelled: true, ends_at },
      as_of: new Date(now.getTime() + 1000).toISOString(),
    })

    expect((await mailTo(admin.email, /The subscription of Contoso is cancelled/)).text).toContain(
      'It runs until',
    )
  })

  it('sets a new password with the link of the mail, once', async () => {
    const { email } = await signUp(product, 'Otto')
    await product.call(accessApi.forgotPassword, { body: { email } })
    const token = link(await mailTo(email, /Set a new password/)).searchParams.get('token')!

    const body = {
      token,
      email,
      password: 'another good one',
      password_confirmation: 'another good one',
    }

    expect((await product.call(accessApi.resetPassword, { body })).status).toBe(200)

    expect(
      (await product.call(accessApi.login, { body: { email, password: 'another good one' } }))
        .status,
    ).toBe(200)

    expect((await product.call(accessApi.resetPassword, { body })).status).toBe(410)
  })

  it('invites, and the link lets the person join', async () => {
    const email = 'zoe@example.com'
    const body = { first_name: 'Zoe', last_name: 'New', email, invite: true }

    await product.call(peopleApi.addEmployee, {
      token: company.admin.token,
      params: { ws: company.ws },
      body,
    })

    const mail = await mailTo(email, /Join Northwind/)
    expect(mail.text).toContain('Ada Tester invites you to join Northwind')
    const { searchParams } = link(mail)

    const joined = await product.call(accessApi.join, {
      params: { id: searchParams.get('id')! },
      body: {
        confirmation_token: searchParams.get('token')!,
        password: PASSWORD,
        password_confirmation: PASSWORD,
      },
    })

    expect(joined.status).toBe(200)
  })

  it('informs an office’s people of an event, of another place, and of its end, each once, and not of its words', async () => {
    const { admin, ws } = company

    const office = {
      name: 'Porto',
      address_line_1: 'A',
      address_line_2: 'B',
      timezone: 'Europe/Lisbon',
    }

    const at = { token: admin.token, params: { ws } }
    const location_id = (await product.call(structureApi.addOffice, { ...at, body: office })).body
      .data.id
    const kim = await hire(product, company, 'Kim', { location_id })

    const body = {
      title: 'Port <b>tasting</b>',
      event_on: '2027-05-08',
      event_time: '18:00',
      location: 'Cellar',
      location_id,
    }

    const { id } = (await product.call(eventsApi.addCompanyEvent, { ...at, body })).body.data
    const invited = await mailTo(kim.email, /Company event: Port/)
    expect(invited.text).toContain('Sat, 8 May 2027, 18:00 (Europe/Lisbon)')
    expect(invited.html).toContain('Port &lt;b&gt;tasting&lt;/b&gt;')
    expect(link(invited).pathname).toBe(`/events/${id}`)
    const change = (body: object) =>
      product.call(eventsApi.changeCompanyEvent, { token: admin.token, params: { ws, id }, body })
    await change({ description: 'Glasses are there' })
    await change({ location: 'Tower' })
    expect((await mailTo(kim.email, /Company event changed/)).text).toContain('Where: Tower')
    await change({ location_id: null })
    await mailTo(kim.email, /Company event changed/)
    await product.call(eventsApi.deleteCompanyEvent, { token: admin.token, params: { ws, id } })
    await mailTo(kim.email, /Company event cancelled/)
    const told = (await outbox()).filter(
      ({ to, subject }) => to === kim.email && /Company event/.test(subject),
    )
    expect(told.length).toBeLessThanOrEqual(4)

    expect(
      (await outbox()).filter(
        ({ to, subject }) => to === admin.email && /Company event/.test(subject),
      ),
    ).toEqual([])
  })

  it('tells the manager of a request and the employee of the decision, each once', async () => {
    const manager = await hire(product, company, 'Mia')
    const employee = await hire(product, company, 'Eli', { manager_id: manager.employee })

    const types = await product.call(leaveRulesApi.leaveTypes, {
      token: employee.token,
      params: { ws: company.ws },
    })

    const leave_type_id = types.body.data.find(({ name }) => name === 'Annual leave')!.id

    const requested = await product.call(leaveApi.requestLeave, {
      token: employee.token,
      params: { id: employee.employee },
      body: {
        leave_type_id,
        description: 'Lake <b>house</b>',
        start_on: '2027-03-01',
        finish_on: '2027-03-05',
      },
    })

    const asked = await mailTo(manager.email, /Eli Tester requested leave/)
    expect(asked.text).toMatch(/decide.[0-9a-f-]{36}.leave.[0-9a-f-]{36}.key=/)
    expect(asked.text).toMatch(/When: 1\s?[–-]\s?5 March 2027 · 5 days/)
    expect(asked.text).toContain('Away then: No one else')
    expect(asked.text).toContain('Decide:')
    expect(asked.html).toContain('Lake &lt;b&gt;house&lt;/b&gt;')
    const leaveId = requested.body.data.id

    await product.call(leaveApi.decideLeave, {
      token: manager.token,
      params: { id: employee.employee, leaveId },
      body: { approved: true, rejected: false },
    })

    const told = await mailTo(employee.email, /Your leave was approved/)
    expect(told.text).toContain('Mia Tester approved your leave.')
    const all = await outbox()
    expect(all.filter(({ subject }) => /leave/.test(subject))).toHaveLength(2)
    const body = { approved: false, rejected: true, comment: 'We need you that week' }

    await product.call(leaveApi.decideLeave, {
      token: manager.token,
      params: { id: employee.employee, leaveId },
      body,
    })

    const refused = await mailTo(employee.email, /Your leave was rejected/)
    // The employee's reason is not the approver's.
    expect(refused.text).toContain('Reason given with the request: Lake <b>house</b>')
    expect(refused.text).toContain('Comment of the approver: We need you that week')
  })

  it('removes those that name an erased person, for any reader and subject', async () => {
    const { admin, ws } = company
    const quill = await hire(product, company, 'Quillfeather')
    const eve = await hire(product, company, 'Eve', { manager_id: quill.employee })
    const types = await product.call(leaveRulesApi.leaveTypes, { token: eve.token, params: { ws } })
    const leave_type_id = types.body.data.find(({ name }) => name === 'Annual leave')!.id
    const body = { leave_type_id, description: 'Lake' }

    for (const [token, start_on] of [
      [quill.token, '2027-03-01'],
      [admin.token, '2027-04-01'],
    ] as const)
      await product.call(leaveApi.addLeave, {
        token,
        params: { id: eve.employee },
        body: { ...body, start_on, finish_on: start_on },
      })

    const added = async () =>
      (await outbox()).filter(
        ({ to, subject }) => to === eve.email && /Leave was added for you/.test(subject),
      )

    await until(async () => (await added()).length === 2)

    expect((await added()).map(({ text }) => /(\w+) Tester added/.exec(text)?.[1]).sort()).toEqual([
      'Ada',
      'Quillfeather',
    ])

    const left = await product.call(peopleApi.terminateEmployee, {
      token: admin.token,
      params: { id: quill.employee },
      body: { terminated_on: '2010-03-31' },
    })

    expect(left.status).toBe(200)
    const other = await secondAdmin(product, company)

    const erased = await erase(product, { ws, admin }, other, {
      id: quill.employee,
      name: 'Quillfeather Tester',
    })

    expect(erased.status).toBe(200)
    await product.settled()

    expect(
      (await outbox())
        .filter(({ raw, text }) => /Quillfeather/i.test(raw + text))
        .map(({ subject }) => subject),
    ).toEqual([])

    // The others stay.
    expect((await added()).map(({ text }) => /(\w+) Tester added/.exec(text)?.[1])).toEqual(['Ada'])
  })

  it('announces an erasure that no other person could confirm to the readers of the audit', async () => {
    const alone = await createCompany(product, 'Lone')
    const { token } = alone.admin
    const { employee: id } = await hire(product, alone, 'Wren')
    const body = { terminated_on: new Date().toISOString().slice(0, 10) }
    expect(
      (await product.call(peopleApi.terminateEmployee, { token, params: { id }, body })).status,
    ).toBe(200)

    const asked = await daysLater(AFTER_RETENTION, () =>
      product.call(privacyApi.erasePerson, {
        token,
        params: { ws: alone.ws, id },
        body: { name: 'Wren Tester' },
      }),
    )

    expect(asked.status).toBe(200)

    const told = await mailTo(
      alone.admin.email,
      /Personal data of a former employee is to be erased/,
    )

    expect(told.text).toContain('Ada Tester asked to erase the personal data of Wren Tester.')
  })

  it('informs an employee of a leave that was added for them, and a stand-in of their days', async () => {
    const manager = await hire(product, company, 'Mara')
    const employee = await hire(product, company, 'Egon', { manager_id: manager.employee })

    const types = await product.call(leaveRulesApi.leaveTypes, {
      token: employee.token,
      params: { ws: company.ws },
    })

    const leave_type_id = types.body.data.find(({ name }) => name === 'Annual leave')!.id

    const body = {
      leave_type_id,
      description: 'Called in',
      start_on: '2027-03-01',
      finish_on: '2027-03-01',
    }

    await product.call(leaveApi.addLeave, {
      token: manager.token,
      params: { id: employee.employee },
      body,
    })

    const told = await mailTo(employee.email, /Leave was added for you/)
    expect(told.text).toContain('Mara Tester added a leave for you. It is approved.')

    const delegation = {
      delegate_id: employee.employee,
      from_on: '2027-07-01',
      to_on: '2027-07-14',
    }

    await product.call(delegationApi.delegateApproval, {
      token: manager.token,
      params: { id: manager.employee },
      body: delegation,
    })

    const asked = await mailTo(employee.email, /You stand in for Mara Tester/)
    // What the company does not use is not named.
    expect(asked.text).toContain('You decide: leave, corrections of attendance')
    expect(asked.text).toContain('Last day: Wed, 14 July 2027')
  })

  it('tells the manager of a proposed correction and the employee of the decision, with the comment of who decided', async () => {
    const manager = await hire(product, company, 'Max')
    const employee = await hire(product, company, 'Eva', { manager_id: manager.employee })
    const params = { id: employee.employee }

    const proposed = await product.call(attendanceApi.proposeCorrection, {
      token: employee.token,
      params,
      body: {
        kind: 'add',
        in_at: '2026-03-02 09:00:00',
        out_at: '2026-03-02 17:00:00',
        reason: 'The door was broken',
      },
    })

    const asked = await mailTo(manager.email, /Eva Tester proposed an attendance correction/)
    expect(asked.text).toContain('Recorded: No shift')
    expect(asked.text).toContain('Proposed: 09:00 – 17:00')
    expect(asked.text).toContain('Reason: The door was broken')

    await product.call(attendanceApi.decideCorrection, {
      token: manager.token,
      params: { ...params, correctionId: proposed.body.data.id },
      body: { approved: false, rejected: true, comment: 'You were on leave' },
    })

    const told = await mailTo(employee.email, /Your attendance correction was rejected/)
    expect(told.text).toContain('Max Tester rejected your correction.')
    expect(told.text).toContain('Comment: You were on leave')
    expect(told.text).not.toContain('The door was broken')
  })

  it('informs the stand-in of a proposed correction’s manager, and lets them decide it', async () => {
    const manager = await hire(product, company, 'Mona')
    const standIn = await hire(product, company, 'Stan')
    const employee = await hire(product, company, 'Edna', { manager_id: manager.employee })
    const today = new Date().toISOString().slice(0, 10)

    const delegated = await product.call(delegationApi.delegateApproval, {
      token: manager.token,
      params: { id: manager.employee },
      body: {
        delegate_id: standIn.employee,
        from_on: today,
        to_on: `${Number(today.slice(0, 4)) + 1}${today.slice(4, 8)}01`,
      },
    })

    expect(delegated.status).toBe(201)
    const params = { id: employee.employee }

    const proposed = await product.call(attendanceApi.proposeCorrection, {
      token: employee.token,
      params,
      body: {
        kind: 'add',
        in_at: '2026-03-03 09:00:00',
        out_at: '2026-03-03 17:00:00',
        reason: 'The door was broken',
      },
    })

    await mailTo(standIn.email, /Edna Tester proposed an attendance correction/)

    const seen = await product.call(attendanceApi.attendanceCorrections, {
      token: standIn.token,
      params: { ws: company.ws },
      query: {},
    })

    expect(seen.body.data.map(({ id }) => id)).toEqual([proposed.body.data.id])

    const decided = await product.call(attendanceApi.decideCorrection, {
      token: standIn.token,
      params: { ...params, correctionId: proposed.body.data.id },
      body: { approved: true, rejected: false },
    })

    expect(decided).toMatchObject({ status: 200, body: { data: { status: 'approved' } } })
    await mailTo(employee.email, /Your attendance correction was approved/)

    expect(
      (await outbox()).filter(
        ({ to, subject }) => to === manager.email && /correction/.test(subject),
      ),
    ).toEqual([])
  })

  it('tells the manager of a claimed expense, and the employee of the decision with its comment and of the reimbursement', async () => {
    const manager = await hire(product, company, 'Max')
    const employee = await hire(product, company, 'Eva', { manager_id: manager.employee })

    const body = {
      name: 'Hotel <b>fair</b>',
      category: 'travelling' as const,
      description: 'Two nights',
      amount: '200',
      currency: 'USD',
    }

    const claimed = await product.call(expensesApi.requestExpense, {
      token: employee.token,
      params: { id: employee.employee },
      body: { ...body, date: '2026-03-02' },
    })

    const asked = await mailTo(manager.email, /Eva Tester claimed an expense/)
    expect(asked.text).toContain('Amount: 200.00\u00a0USD')
    expect(asked.html).toContain('Hotel &lt;b&gt;fair&lt;/b&gt;')
    const params = { id: employee.employee, expenseId: claimed.body.data.id }

    await product.call(expensesApi.decideExpense, {
      token: manager.token,
      params,
      body: { approved: true, rejected: false, rate: '0.9', comment: 'Enjoy' },
    })

    const told = await mailTo(employee.email, /Your expense was approved/)
    expect(told.text).toContain('Max Tester approved your expense.')
    expect(told.text).toContain('In the company’s currency: 180.00\u00a0EUR')
    expect(told.text).toContain('Comment: Enjoy')

    await product.call(expensesApi.reimburseExpense, {
      token: company.admin.token,
      params,
      body: { date: new Date().toISOString().slice(0, 10), note: 'By bank' },
    })

    expect((await mailTo(employee.email, /Your expense is reimbursed/)).text).toContain(
      'Note: By bank',
    )
    expect((await outbox()).filter(({ subject }) => /expense/.test(subject))).toHaveLength(3)
  })

  it('asks who decides about overtime, and tells the employee of the decision', async () => {
    const { token } = company.admin
    const boss = await hire(product, company, 'Olga')
    const worker = await hire(product, company, 'Otto', { manager_id: boss.employee })
    const params = { id: worker.employee }
    const month = monthsAgo(1)

    await product.call(employmentApi.addContract, {
      token,
      params,
      body: {
        effective_on: `${month}-01`,
        currency: 'EUR',
        working_hours: '1',
        working_period_unit: 'week',
      } as never,
    })

    await product.call(workingTimeApi.setWorkingTimeRules, {
      token,
      params: { ws: company.ws },
      body: {
        from_month: month,
        on: true,
        source: 'attendance',
        most_minutes: null,
        least_minutes: null,
        expires_months: null,
        closes_on: null,
        overtime_minutes: 0,
      },
    })

    const day = `${month}-03`
    const shift = { in_at: `${day} 05:00:00`, out_at: `${day} 19:00:00` }
    await product.call(attendanceApi.addAttendance, { token, params, body: shift })
    await product.call(workingTimeApi.closeWorkingTimeMonth, { token, params, body: { month } })

    const asked = await mailTo(boss.email, /Otto Tester: overtime waits/)
    expect(asked.text).toMatch(/Overtime: \d+\u00a0h/)
    expect(asked.text).toContain(`/decide/${company.ws}/overtime/`)

    const [row] = (
      await product.call(workingTimeApi.workingTimeOvertime, {
        token: boss.token,
        params: { ws: company.ws },
        query: { employee_id: worker.employee },
      })
    ).body.data

    const decided = await product.call(workingTimeApi.decideOvertime, {
      token: boss.token,
      params: { ...params, overtimeId: row!.id },
      body: { approved: false, rejected: true, comment: 'Not agreed' },
    })
    expect(decided.status).toBe(200)

    const told = await mailTo(worker.email, /Your overtime was declined/)
    expect(told.text).toContain('Olga Tester declined your overtime.')
    expect(told.text).toContain('Comment: Not agreed')
    expect(told.text).toContain('/my_profile?tab=working_time')
  })

  it('informs the employee of a task by its notify, and not of their own', async () => {
    const params = { ws: company.ws }
    const { token } = company.admin
    const tara = await hire(product, company, 'Tara')

    const client = await product.call(clientsApi.addClient, {
      token,
      params,
      body: { name: 'Orbit', contact_name: 'Ana' },
    })

    const project = await product.call(projectsApi.addProject, {
      token,
      params,
      body: { name: 'Reactor', client_id: client.body.data.id },
    })

    const { id } = project.body.data

    await product.call(projectsApi.addProjectMember, {
      token,
      params: { id },
      body: { employee_id: tara.employee },
    })

    const add = async (by: string, title: string, notify?: boolean) => {
      const body = {
        title,
        employee_id: tara.employee,
        due_date: '2031-03-04',
        ...(notify ? { notify } : {}),
      }
      return (await product.call(tasksApi.addTask, { token: by, params: { id }, body })).body.data
        .id
    }

    await add(tara.token, 'Her own', true)
    const quiet = await add(token, 'Quiet')
    await add(token, 'Pressure steps', true)
    const mail = await mailTo(tara.email, /A task for you: Pressure steps/)
    expect(mail.text).toContain('Project: Reactor')
    expect(mail.text).toContain('Due: Tue, 4 March 2031')

    await product.call(tasksApi.changeTask, {
      token,
      params: { id, taskId: quiet },
      body: { title: 'Louder', notify: true },
    })

    const changed = await mailTo(tara.email, /Your task has changed: Louder/)
    expect(changed.text).toContain(`/projects/${id}/project_detail/task_detail?task=${quiet}`)
    // Another status is a change too.
    const loud = await add(token, 'Loud')

    await product.call(tasksApi.changeTask, {
      token,
      params: { id, taskId: loud },
      body: { status: 'DONE', notify: true },
    })

    expect((await mailTo(tara.email, /Your task has changed: Loud$/)).text).toContain(
      'Status: Done',
    )
    expect(
      (await outbox()).filter(({ to, subject }) => to === tara.email && /task/.test(subject)),
    ).toHaveLength(3)
  })

  it('shows deliveries only to administrators, and does not resend a sent one', async () => {
    const params = { ws: company.ws }

    const sent = await until(async () => {
      const { body } = await product.call(operationsApi.deliveries, {
        token: company.admin.token,
        params,
        query: { status: 'sent', q: 'zoe@' },
      })
      return body.data.find(({ template }) => template === 'invitation')
    })

    expect(sent).toMatchObject({
      template: 'invitation',
      where: 'outbox',
      to: 'zoe@example.com',
      message_id: `<${sent.id}@example.com>`,
    })

    // By the words that each language shows, not by the template's name, and in the file too.
    const found = async (q: string) => {
      const query = { q, per_page: 1000 }

      const { body } = await product.call(operationsApi.deliveries, {
        token: company.admin.token,
        params,
        query,
      })

      return new Set(body.data.map(({ template }) => template))
    }

    for (const name of Object.values(mailNames.get('invitation')!))
      expect(await found(name)).toEqual(new Set(['invitation']))

    expect(await found('expense-approved')).toEqual(new Set())
    expect(await found(mailNames.get('expense-approved')!.en)).toEqual(
      new Set(['expense-approved']),
    )

    const file = await product.call(listsApi.exportList, {
      token: company.admin.token,
      params: { ws: company.ws, resource: 'deliveries' },
      query: { format: 'csv', filter: JSON.stringify({ q: 'zoe@' }) as never },
    })

    expect(String(file.body)).toContain(mailNames.get('invitation')!.en)
    expect(String(file.body)).not.toMatch(/\binvitation\b/)
    const written = () => product.store.readStream(company.ws, sent.stream)
    const before = await written()
    expect(before.map(({ type }) => type)).toEqual(['DeliveryIntended', 'DeliverySucceeded'])

    const again = await product.call(operationsApi.resendDelivery, {
      token: company.admin.token,
      params: { ...params, id: sent.id },
    })

    expect(again).toMatchObject({ status: 409, body: { code: 'operations.delivered' } })
    const other = await createCompany(product, 'Other')

    const foreign = await product.call(operationsApi.resendDelivery, {
      token: other.admin.token,
      params: { ws: other.ws, id: sent.id },
    })

    expect(foreign).toMatchObject({ status: 404 })
    const ned = await hire(product, company, 'Ned')
    expect(
      await product.call(operationsApi.deliveries, { token: ned.token, params }),
    ).toMatchObject({ status: 403 })
    expect(await written()).toEqual(before)

    const theirs = await product.call(operationsApi.deliveries, {
      token: other.admin.token,
      params: { ws: other.ws },
    })

    expect(theirs.body.data.map(({ to }) => to)).not.toContain('zoe@example.com')
  })
})
