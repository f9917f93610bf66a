import { attendanceApi } from '@workledger/contracts/attendance/attendance.api'
import { checklistsApi } from '@workledger/contracts/checklists/checklists.api'
import { clientsApi } from '@workledger/contracts/clients/clients.api'
import { expensesApi } from '@workledger/contracts/expenses/expenses.api'
import { invoiceSettingApi } from '@workledger/contracts/invoicing/invoice-setting.api'
import { invoicesApi } from '@workledger/contracts/invoicing/invoices.api'
import type { Endpoint } from '@workledger/contracts/kernel/endpoint'
import { firstOfWeek } from '@workledger/contracts/kernel/week-start'
import { leaveApi } from '@workledger/contracts/leave/leave.api'
import { leaveRulesApi } from '@workledger/contracts/leave/leave-rules.api'
import { payRunsApi } from '@workledger/contracts/payroll/pay-runs.api'
import { payrollApi } from '@workledger/contracts/payroll/payroll.api'
import { peopleApi } from '@workledger/contracts/people/people.api'
import { privacyApi } from '@workledger/contracts/privacy/privacy.api'
import { candidatesApi } from '@workledger/contracts/recruiting/candidates.api'
import { endpoints } from '@workledger/contracts/registry'
import { surveysApi } from '@workledger/contracts/surveys/surveys.api'
import { workspacesApi } from '@workledger/contracts/workspaces/workspaces.api'
import { addDays } from '@workledger/domain/kernel/calendar-days'
import { AFTER_RETENTION, daysLater, secondAdmin } from '../support/erasures'
import { month, type Pay, payOf } from '../support/pay'
import { type Company, createCompany, hire, type Person } from '../support/people'
import { type Answer, type Product, startProduct } from '../support/product'
import { recruit } from '../support/recruiting'

const approved = { approved: true, rejected: false }

/** Calls named like a decision that decide about nothing another person changes. */
const undecided: Record<string, string> = {
  confirmAuthenticator: 'a code of one’s own',
  confirmPasskey: 'a passkey of one’s own',
  confirmByProvider: 'a sign-in of one’s own',
  sendSavedReport: 'a mail of one’s own',
  cancelSubscription: 'what the provider bills',
  cancelRebuild: 'a job of the operator',
}

const stale = { status: 409, body: { code: 'state.stale' } }

describe('a decision is about the state that its screen showed', () => {
  let product: Product
  let company: Company
  let pay: Pay
  let manager: Person
  let maya: Person
  let officer: Person
  let annual: string

  beforeAll(async () => {
    product = await startProduct()
    company = await createCompany(product)
    pay = payOf(product, company)

    const roles = await product.owner.query(
      'select id, name from read.roles where workspace_id = $1',
      [company.ws],
    )

    const role = (name: string) => ({ role_id: roles.rows.find((row) => row.name === name).id })
    manager = await hire(product, company, 'Jonas')
    maya = await hire(product, company, 'Maya', { manager_id: manager.employee })
    officer = await hire(product, company, 'Omar', role('Payroll Officer'))

    for (const who of [maya, officer])
      await pay.contract(who, {
        base_compensation_amount: '3000',
        base_compensation_type: 'monthly',
        currency: 'EUR',
      })

    const types = await product.owner.query(
      "select id from read.leave_types where workspace_id = $1 and name = 'Annual leave'",
      [company.ws],
    )

    annual = types.rows[0].id
  }, 60_000)

  afterAll(() => product?.stop())

  const seen = (revision: number) => ({ 'if-match': `"${revision}"` })

  const call = (
    endpoint: Endpoint<any, any, any, any>,
    who: Person,
    {
      params,
      body = {},
      headers = {},
    }: { params: object; body?: object; headers?: Record<string, string> },
  ) =>
    product.call(endpoint, { token: who.token, params, body, headers } as never) as Promise<Answer>

  const refused = async (decide: () => Promise<Answer>) => {
    const before = await product.events()
    const answer = await decide()
    expect(await product.events()).toBe(before)

    return answer
  }

  describe('a claim', () => {
    const claim = async (amount: string) => {
      const body = {
        name: 'Parking',
        category: 'travelling',
        description: 'Garage',
        amount,
        currency: 'EUR',
        date: '2026-11-02',
      }

      const added = await call(expensesApi.requestExpense, maya, {
        params: { id: maya.employee },
        body,
      })

      expect(added.status).toBe(201)

      return { id: maya.employee, expenseId: added.body.data.id }
    }

    const change = async (params: object, amount: string) =>
      expect(
        (
          await call(expensesApi.changeExpense, maya, {
            params,
            body: {
              name: 'Parking',
              category: 'travelling',
              description: 'Garage',
              amount,
              currency: 'EUR',
              date: '2026-11-02',
            },
          })
        ).status,
      ).toBe(200)

    const shown = async () =>
      (await call(expensesApi.expensesToApprove, manager, { params: { id: manager.employee } }))
        .body.data[0]

    it('is not approved as another one than was shown, with or without the header, and the answer has its new amount', async () => {
      const params = await claim('12.50')
      const { revision, amount } = await shown()
      expect(amount).toBe('12.50')
      await change(params, '9250.00')
      const body = { ...approved, status_before: 'pending' }
      const withIt = await refused(() =>
        call(expensesApi.decideExpense, manager, { params, body, headers: seen(revision) }),
      )

      expect(withIt).toMatchObject({
        ...stale,
        body: { current: { amount: '9250.00', revision: expect.any(Number) } },
      })

      expect(
        await refused(() => call(expensesApi.decideExpense, manager, { params, body })),
      ).toMatchObject(stale)

      const again = await call(expensesApi.decideExpense, manager, {
        params,
        body,
        headers: seen(withIt.body.current.revision),
      })

      expect([again.status, again.body.data.amount]).toEqual([200, '9250.00'])
      // A decision does not change the claim.
      expect(again.body.data.revision).toBe(withIt.body.current.revision)
    })

    it('is approved without the header if only the decider has changed it', async () => {
      const params = await claim('7.40')
      expect(
        (await call(expensesApi.decideExpense, manager, { params, body: approved })).status,
      ).toBe(200)
      const paid = { date: '2026-11-03' }
      expect(
        (await call(expensesApi.reimburseExpense, company.admin, { params, body: paid })).status,
      ).toBe(200)
    })

    it('does not overturn a decision that its caller did not show, whatever the header', async () => {
      const params = await claim('8.40')
      const { revision } = await shown()
      const reject = { approved: false, rejected: true }

      const decide = (who: Person, body: object, headers: Record<string, string> = {}) =>
        call(expensesApi.decideExpense, who, { params, body, headers })

      expect((await decide(company.admin, reject)).status).toBe(200)

      for (const headers of [{}, seen(revision), { 'if-match': '*' }])
        expect(await refused(() => decide(manager, approved, headers as never))).toMatchObject({
          ...stale,
          body: { current: { status: 'rejected' } },
        })

      // The person who decided knows it, and so does who names it.
      expect((await decide(company.admin, approved)).status).toBe(200)
      const named = { ...reject, status_before: 'approved' }
      expect((await decide(manager, named, seen(revision))).status).toBe(200)
      expect((await decide(manager, approved, seen(revision))).status).toBe(200)
    })

    it('describes a valid header in words, and takes * for no revision', async () => {
      const params = await claim('5.00')

      for (const wrong of ['seven', '"1", "2"', '"-1"', '""'])
        expect(
          await refused(() =>
            call(expensesApi.decideExpense, manager, {
              params,
              body: approved,
              headers: { 'if-match': wrong },
            }),
          ),
        ).toMatchObject({
          status: 422,
          body: { code: 'request.if_match', message: expect.stringContaining('revision') },
        })

      expect(
        (
          await call(expensesApi.decideExpense, manager, {
            params,
            body: approved,
            headers: { 'if-match': '*' },
          })
        ).status,
      ).toBe(200)
    })
  })

  describe('a leave', () => {
    const days = (start_on: string, finish_on: string) => ({
      leave_type_id: annual,
      description: 'Away',
      start_on,
      finish_on,
    })

    const request = async (start_on: string, finish_on = start_on, who = maya) => {
      const added = await call(leaveApi.requestLeave, who, {
        params: { id: who.employee },
        body: days(start_on, finish_on),
      })

      expect(added.status).toBe(201)
      return { id: who.employee, leaveId: added.body.data.id }
    }

    const row = async (leaveId: string) =>
      (
        await call(leaveApi.requestsToApprove, manager, { params: { id: manager.employee } })
      ).body.data.find(({ id }: { id: string }) => id === leaveId)

    const sawOf = async (leaveId: string, who = maya) => {
      const events = await product.store.readStream(company.ws, `leave-${who.employee}`, {})
      return events.findLast(
        ({ type, data }) => type === 'LeaveApproved' && data.leave_id === leaveId,
      )?.data.saw as { days: string; policy: string | null } | undefined
    }

    it('of other days than shown is not approved; the decision is about the approver’s view', async () => {
      const params = await request('2026-12-28')
      const { revision } = await row(params.leaveId)

      expect(
        (await call(leaveApi.changeLeave, maya, { params, body: days('2026-12-07', '2026-12-18') }))
          .status,
      ).toBe(200)

      const answer = await refused(() =>
        call(leaveApi.decideLeave, manager, { params, body: approved, headers: seen(revision) }),
      )

      expect(answer).toMatchObject({
        ...stale,
        body: { current: { start_on: '2026-12-07', finish_on: '2026-12-18' } },
      })

      expect(
        await refused(() => call(leaveApi.decideLeave, manager, { params, body: approved })),
      ).toMatchObject(stale)
      const now = await row(params.leaveId)

      expect(
        (
          await call(leaveApi.decideLeave, manager, {
            params,
            body: approved,
            headers: seen(now.revision),
          })
        ).status,
      ).toBe(200)

      expect(await sawOf(params.leaveId)).toMatchObject({ days: now.days_taken })

      const other = await request('2026-12-21')
      expect(
        (await call(leaveApi.decideLeave, manager, { params: other, body: approved })).status,
      ).toBe(200)
      expect(await sawOf(other.leaveId)).toMatchObject({ days: '1' })
    })

    it('names the policy of its first day, also when another one holds by now', async () => {
      const moe = await hire(product, company, 'Moe', { manager_id: manager.employee })

      const usual = await product.owner.query(
        'select p.id, p.name from read.leave_policies p join read.employees e on e.time_off_policy_id = p.id where e.id = $1',
        [moe.employee],
      )

      const terms = {
        ...{ name: 'Senior policy', description: 'For those who stay', holiday_allowance: '30' },
        ...{ days_type: 'working_days', expire_in_months: 3, carry_over_days: '5' },
      }

      const added = await call(leaveRulesApi.addLeavePolicy, company.admin, {
        params: { ws: company.ws },
        body: terms,
      })

      expect(added.status).toBe(201)

      const place = (policy: string, from: object) =>
        call(peopleApi.changeEmployee, company.admin, {
          params: { ws: company.ws, id: moe.employee },
          body: { time_off_policy_id: policy, ...from },
        })

      const today = new Date().toISOString().slice(0, 10)
      const newYear = `${today.slice(0, 4)}-01-01`
      expect((await place(added.body.data.id, { effective_on: newYear })).status).toBe(200)
      expect((await place(usual.rows[0].id, {})).status).toBe(200)

      const monday = firstOfWeek(today, 1)
      const onMonday = (weeks: number) => {
        const day = addDays(monday, 7 * weeks)
        return request(day, day, moe)
      }

      const earlier = await onMonday(-2)
      const later = await onMonday(2)

      for (const params of [earlier, later])
        expect((await call(leaveApi.decideLeave, manager, { params, body: approved })).status).toBe(
          200,
        )

      expect((await sawOf(earlier.leaveId, moe))?.policy).toBe('Senior policy')
      expect((await sawOf(later.leaveId, moe))?.policy).toBe(usual.rows[0].name)
    })

    it('that another person has decided is decided only by who names that decision', async () => {
      const params = await request('2027-03-01')
      const { revision } = await row(params.leaveId)
      const reject = { approved: false, rejected: true }

      const decide = (who: Person, body: object, headers = {}) =>
        call(leaveApi.decideLeave, who, { params, body, headers })

      expect((await decide(company.admin, reject)).status).toBe(200)

      for (const headers of [{}, seen(revision)])
        expect(await refused(() => decide(manager, approved, headers))).toMatchObject({
          ...stale,
          body: { current: { status: 'rejected' } },
        })

      const named = { ...approved, status_before: 'rejected' }
      expect((await decide(manager, named, seen(revision))).status).toBe(200)
      expect(await refused(() => decide(company.admin, reject))).toMatchObject(stale)
    })

    it('is not disturbed by another leave of the same person', async () => {
      const params = await request('2027-02-01')
      const { revision } = await row(params.leaveId)
      await request('2027-02-03')

      expect(
        (
          await call(leaveApi.decideLeave, manager, {
            params,
            body: approved,
            headers: seen(revision),
          })
        ).status,
      ).toBe(200)
    })
  })

  it('a correction is decided at the revision that its list shows', async () => {
    const shift = { in_at: '2026-11-03 08:00:00', out_at: '2026-11-03 16:00:00' }

    const proposed = await call(attendanceApi.proposeCorrection, maya, {
      params: { id: maya.employee },
      body: { kind: 'add', ...shift, reason: 'Forgot' },
    })

    expect([proposed.status, proposed.body]).toMatchObject([201, {}])
    const params = { id: maya.employee, correctionId: proposed.body.data.id }
    const list = await call(attendanceApi.attendanceCorrections, manager, {
      params: { ws: company.ws },
    })
    const { revision } = list.body.data.find(({ id }: { id: string }) => id === params.correctionId)

    expect(
      await refused(() =>
        call(attendanceApi.decideCorrection, manager, {
          params,
          body: approved,
          headers: seen(revision + 1),
        }),
      ),
    ).toMatchObject(stale)

    expect(
      (
        await call(attendanceApi.decideCorrection, manager, {
          params,
          body: approved,
          headers: seen(revision),
        })
      ).status,
    ).toBe(200)
  })

  it('a pay run is not approved with an entry that changed since it was shown', async () => {
    const drafted = await call(payrollApi.draftPayrun, officer, {
      params: { ws: company.ws },
      body: { ...month('09', '30'), currency: 'EUR' },
    })

    const on = { ws: company.ws, id: drafted.body.data.id }
    const { revision, net_pay } = (await call(payrollApi.payrun, company.admin, { params: on }))
      .body.data
    const entry = await pay.entryOf(on.id, officer)
    const raise = { allowances: [{ name: 'Bonus', amount: '25000' }], reason: 'Bonus' }

    expect(
      (
        await call(payrollApi.changePayrunEntry, company.admin, {
          params: { ...on, entryId: entry.id },
          body: raise,
        })
      ).status,
    ).toBe(200)

    for (const headers of [seen(revision), {}]) {
      const answer = await refused(() =>
        call(payrollApi.approvePayrun, officer, {
          params: on,
          body: {},
          headers: headers as never,
        }),
      )

      expect(answer).toMatchObject(stale)
      expect(answer.body.current.net_pay).not.toBe(net_pay)
    }

    const now = (await call(payrollApi.payrun, officer, { params: on })).body.data

    expect(
      (
        await call(payrollApi.approvePayrun, officer, {
          params: on,
          body: {},
          headers: seen(now.revision),
        })
      ).status,
    ).toBe(200)

    expect((await call(payrollApi.payrun, officer, { params: on })).body.data.revision).toBe(
      now.revision,
    )

    const reversal = { pay_date: '2026-11-30', entry_id: entry.id }

    expect(
      (
        await call(payRunsApi.reversePayrun, company.admin, {
          params: on,
          body: reversal,
          headers: seen(now.revision),
        })
      ).status,
    ).toBe(201)

    const rest = { pay_date: '2026-11-30' }

    expect(
      await refused(() =>
        call(payRunsApi.reversePayrun, company.admin, {
          params: on,
          body: rest,
          headers: seen(now.revision),
        }),
      ),
    ).toMatchObject(stale)
  })

  it('is accepted by every call that decides, and every PUT, as the contracts say', () => {
    const decisions = endpoints
      .filter(({ ifMatch }) => ifMatch === 'decision')
      .map(({ name }) => name)

    const approving = endpoints.filter(
      ({ method, path }) =>
        method === 'POST' &&
        /\/(approve|decide|save|reverse|issue|reimburse|hire|reject|reconsider|confirm|cancel|send|erasure)$/.test(
          path,
        ),
    )

    expect(approving.filter(({ ifMatch }) => !ifMatch).map(({ name }) => name)).toEqual(
      Object.keys(undecided),
    )
    expect(decisions.length).toBeGreaterThan(10)
    expect(
      endpoints.filter(({ method, ifMatch }) => method === 'PUT' && ifMatch === undefined),
    ).toEqual([])
  })

  /**
   * Decides with the revision shown before another person's change, then without the header, then
   * with the refusal's revision.
   */
  const decidesAsTold = async (
    decide: (headers: Record<string, string>) => Promise<Answer>,
    before: number,
    taken = [200, 201],
  ) => {
    const old = await refused(() => decide(seen(before)))
    expect(old).toMatchObject(stale)
    expect(old.body.current.revision).toBeGreaterThan(before)
    expect(await refused(() => decide({}))).toMatchObject(stale)
    expect(taken).toContain((await decide(seen(old.body.current.revision))).status)
  }

  it('a candidate is neither hired nor rejected as another one than was shown', async () => {
    const { openings: id, candidates: candidateId } = await recruit(product, company, maya.employee)
    const params = { id, candidateId }
    const other = await secondAdmin(product, company)
    const { revision } = (await call(candidatesApi.candidate, company.admin, { params })).body.data

    expect(
      (
        await call(candidatesApi.changeCandidate, other, {
          params,
          body: { email: 'elsewhere@mail.example' },
        })
      ).status,
    ).toBe(200)

    const { revision: changed } = (await call(candidatesApi.candidate, company.admin, { params }))
      .body.data

    await decidesAsTold(
      (headers) =>
        call(candidatesApi.rejectCandidate, company.admin, { params, body: {}, headers }),
      revision,
    )

    expect((await call(candidatesApi.reconsiderCandidate, other, { params })).status).toBe(200)

    await decidesAsTold(
      (headers) =>
        call(candidatesApi.hireCandidate, company.admin, {
          params,
          body: { invite: false },
          headers,
        }),
      changed,
    )
  })

  it('a survey is not sent with questions that its screen did not show', async () => {
    const other = await secondAdmin(product, company, 'Third')

    const survey = {
      name: 'Pulse',
      privacy: 'confidential',
      enabled: true,
      recurring: false,
      frequency: 'monthly',
    }

    const { id } = (
      await call(surveysApi.addSurvey, company.admin, { params: { ws: company.ws }, body: survey })
    ).body.data
    const ask = { question: 'How are you?', answer_type: 'text', enabled: true }
    const { id: qid } = (
      await call(surveysApi.addSurveyQuestion, company.admin, { params: { id }, body: ask })
    ).body.data
    const [question] = (await call(surveysApi.surveyQuestions, company.admin, { params: { id } }))
      .body.data

    expect(
      (
        await call(surveysApi.changeSurveyQuestion, other, {
          params: { id, qid },
          body: { question: 'Who should go?' },
        })
      ).status,
    ).toBe(200)

    const send = (headers: Record<string, string>) =>
      call(surveysApi.sendSurvey, company.admin, { params: { id }, body: {}, headers })
    await decidesAsTold(send, question.revision)
  })

  it('a survey is not sent with a question more or less than its screen showed', async () => {
    const other = await secondAdmin(product, company, 'Fifth')

    const survey = {
      name: 'Pulse',
      privacy: 'confidential',
      enabled: true,
      recurring: false,
      frequency: 'monthly',
    }

    const { id } = (
      await call(surveysApi.addSurvey, company.admin, { params: { ws: company.ws }, body: survey })
    ).body.data

    const ask = (who: Person, question: string) =>
      call(surveysApi.addSurveyQuestion, who, {
        params: { id },
        body: { question, answer_type: 'text', enabled: true },
      })

    const first = (await ask(company.admin, 'How are you?')).body.data.id

    const shown = async () => {
      const { revision } = (await call(surveysApi.survey, company.admin, { params: { id } })).body
        .data
      const questions = (await call(surveysApi.surveyQuestions, company.admin, { params: { id } }))
        .body.data as { revision: number }[]
      return Math.max(revision, ...questions.map((question) => question.revision))
    }

    const send = (headers: Record<string, string>) =>
      call(surveysApi.sendSurvey, company.admin, { params: { id }, body: {}, headers })
    const one = await shown()
    expect((await ask(other, 'Who should go?')).status).toBe(201)
    const two = await shown()
    expect(two).toBeGreaterThan(one)
    expect(await refused(() => send(seen(one)))).toMatchObject(stale)
    expect(await refused(() => send({}))).toMatchObject(stale)
    // The older one is removed; the newest of the rest is unchanged.
    expect(
      (await call(surveysApi.deleteSurveyQuestion, other, { params: { id, qid: first } })).status,
    ).toBe(204)
    await decidesAsTold(send, two)

    // A sent survey was reviewed: the next sending needs no revision until another person changes a
    // question.
    expect((await send({})).status).toBe(200)
    const [{ id: left }] = (
      await call(surveysApi.surveyQuestions, company.admin, { params: { id } })
    ).body.data

    expect(
      (
        await call(surveysApi.changeSurveyQuestion, other, {
          params: { id, qid: left },
          body: { enabled: true, question: 'Who?' },
        })
      ).status,
    ).toBe(200)

    expect(await refused(() => send({}))).toMatchObject(stale)
  })

  it('a checklist is not cancelled after another day than was shown', async () => {
    const other = await secondAdmin(product, company, 'Fourth')

    const template = {
      name: 'Joining',
      kind: 'joining',
      automatic: false,
      items: [{ text: 'Keys', owner: 'admin', days: 0 }],
    }

    const { id: template_id } = (
      await call(checklistsApi.addChecklistTemplate, company.admin, {
        params: { ws: company.ws },
        body: template,
      })
    ).body.data

    const begin = { employee_id: maya.employee, template_id, day: '2026-12-01' }

    const { id } = (
      await call(checklistsApi.beginChecklist, company.admin, {
        params: { ws: company.ws },
        body: begin,
      })
    ).body.data

    const params = { ws: company.ws, id }
    const [{ revision }] = (
      await call(checklistsApi.checklists, company.admin, { params: { ws: company.ws } })
    ).body.data

    expect(
      (await call(checklistsApi.moveChecklist, other, { params, body: { day: '2026-12-24' } }))
        .status,
    ).toBe(200)

    await decidesAsTold(
      (headers) =>
        call(checklistsApi.cancelChecklist, company.admin, {
          params,
          body: { reason: 'Not coming' },
          headers,
        }),
      revision,
    )
  })

  it('an erasure is not asked for, or confirmed, as the screen did not show it', async () => {
    const other = await secondAdmin(product, company, 'Fifth')
    const leaver = await hire(product, company, 'Wren')
    const params = { ws: company.ws, id: leaver.employee }

    const left = await call(peopleApi.terminateEmployee, company.admin, {
      params: { id: leaver.employee },
      body: { terminated_on: '2026-11-20' },
    })

    expect(left.status).toBe(200)
    const shown = async () =>
      (await call(privacyApi.erasurePreview, company.admin, { params })).body.data

    const erase = (who: Person, headers: Record<string, string> = {}) =>
      daysLater(AFTER_RETENTION, () =>
        call(privacyApi.erasePerson, who, { params, body: { name: 'Wren Tester' }, headers }),
      )

    const { revision } = await shown()
    expect(
      (await call(privacyApi.holdPerson, other, { params, body: { reason: 'A claim' } })).status,
    ).toBe(200)
    expect((await call(privacyApi.liftHold, other, { params })).status).toBe(204)
    const old = await refused(() => erase(company.admin, seen(revision)))
    expect(old).toMatchObject({ ...stale, body: { current: { id: leaver.employee } } })
    expect((await erase(company.admin, seen(old.body.current.revision))).status).toBe(200)
    expect(await refused(() => erase(other, seen(old.body.current.revision)))).toMatchObject(stale)
    expect((await erase(other, seen((await shown()).revision))).body.message).toBe(
      'Personal data is erased',
    )
  })

  it('an invoice is not issued with a line that was added since it was shown', async () => {
    const { admin } = company

    const added = await call(clientsApi.addClient, admin, {
      params: { ws: company.ws },
      body: { name: 'Contoso', contact_name: 'Ana', address: 'Lisbon' },
    })

    const dates = { invoice_date: '2026-11-02', due_date: '2026-12-02', invoice_number: 'draft' }

    const drafted = await call(invoicesApi.addInvoice, admin, {
      params: { ws: company.ws },
      body: { client_id: added.body.data.id, ...dates },
    })

    const params = { id: drafted.body.data.id }
    const line = { description: 'Design', quantity: 1, unit_price: '50', amount: '50' }
    expect((await call(invoicesApi.addInvoiceItem, admin, { params, body: line })).status).toBe(201)
    const { revision } = (await call(invoicesApi.invoice, admin, { params })).body.data

    expect(
      (
        await call(invoicesApi.addInvoiceItem, admin, {
          params,
          body: { ...line, unit_price: '5000' },
        })
      ).status,
    ).toBe(201)

    const answer = await refused(() =>
      call(invoicesApi.issueInvoice, admin, { params, body: {}, headers: seen(revision) }),
    )
    expect(answer).toMatchObject({ ...stale, body: { current: { amount: '5050.00' } } })

    expect(
      (
        await call(invoicesApi.issueInvoice, admin, {
          params,
          body: {},
          headers: seen(answer.body.current.revision),
        })
      ).status,
    ).toBe(200)

    // Nor do two people record one transfer twice.
    const issued = (await call(invoicesApi.invoice, admin, { params })).body.data
    const payment = { amount: '50', paid_on: new Date().toISOString().slice(0, 10) }
    const pay = () =>
      call(invoicesApi.payInvoice, admin, { params, body: payment, headers: seen(issued.revision) })
    expect((await pay()).status).toBe(201)

    expect(await refused(pay)).toMatchObject({
      ...stale,
      body: { current: { balance: '5000.00' } },
    })
  })

  describe('an invoice is not issued to another buyer or by another seller than was shown', () => {
    const draftFor = async (name: string) => {
      const { admin, ws } = company
      const client_id = (
        await call(clientsApi.addClient, admin, {
          params: { ws },
          body: { name, contact_name: 'Ana', address: 'Lisbon' },
        })
      ).body.data.id

      const dates = { invoice_date: '2026-11-02', due_date: '2026-12-02', invoice_number: 'draft' }
      const drafted = await call(invoicesApi.addInvoice, admin, {
        params: { ws },
        body: { client_id, ...dates },
      })

      const params = { id: drafted.body.data.id }
      const line = { description: 'Design', quantity: 1, unit_price: '50', amount: '50' }
      expect((await call(invoicesApi.addInvoiceItem, admin, { params, body: line })).status).toBe(
        201,
      )

      return { client_id, params }
    }

    const shownOf = async (params: object) =>
      (await call(invoicesApi.invoice, company.admin, { params })).body.data

    const issue = (params: object, headers: Record<string, string> = {}) =>
      call(invoicesApi.issueInvoice, company.admin, { params, body: {}, headers })

    const changeClient = async (who: Person, id: string, body: object) =>
      expect(
        (await call(clientsApi.changeClient, who, { params: { ws: company.ws, id }, body })).status,
      ).toBe(200)

    const changeSeller = async (who: Person, body: object) => {
      const setting = {
        ...{ name: 'Acme', company_address: 'Main Street 1', due_days: 30 },
        ...{ paypal_email: 'pay@acme.example', terms: 'Net' },
        ...body,
      }
      expect(
        (
          await call(invoiceSettingApi.changeInvoiceSetting, who, {
            params: { ws: company.ws },
            body: setting,
          })
        ).status,
      ).toBe(200)
    }

    it.each([
      ['name', { name: 'Evil Ltd' }],
      ['address', { address: 'Elsewhere 9' }],
      ['VAT id', { vat_id: 'PT501964843' }],
      ['country', { country: 'PT' }],
      ['contact', { contact_name: 'Bea' }],
      ['language', { language: 'fr' }],
    ])('with another %s of the client', async (field, change) => {
      const other = await secondAdmin(product, company, `Client${field.replace(' ', '')}`)
      const { client_id, params } = await draftFor(`Client of ${field}`)
      const { revision } = await shownOf(params)
      await changeClient(other, client_id, change)
      await decidesAsTold((headers) => issue(params, headers), revision)
    })

    it('with another account, name or language of the company', async () => {
      const other = await secondAdmin(product, company, 'Seller')
      await changeSeller(company.admin, {})
      const { params } = await draftFor('Seller Client')
      const { revision } = await shownOf(params)
      await changeSeller(other, { iban: 'DE89370400440532013000' })
      await decidesAsTold((headers) => issue(params, headers), revision)

      const { params: next } = await draftFor('Renamed Client')
      const before = await shownOf(next)
      expect(
        (
          await call(workspacesApi.changeWorkspace, other, {
            params: { ws: company.ws },
            body: { name: 'Another name' },
          })
        ).status,
      ).toBe(200)
      await decidesAsTold((headers) => issue(next, headers), before.revision)
    })

    it('and the refusal names what changed of which of them', async () => {
      const other = await secondAdmin(product, company, 'Namer')
      const { client_id, params } = await draftFor('Named Client')
      await changeClient(other, client_id, { country: 'PT' })
      const { revision } = await shownOf(params)
      const named = async (headers: Record<string, string> = {}) => {
        const { status, body } = (await issue(params, headers)) as any
        return [status, body.code, Object.keys(body.error_codes ?? {}).sort()]
      }

      await changeClient(other, client_id, { vat_id: 'PT501964843', city: 'Porto' })
      const since = (...fields: string[]) => [409, 'state.stale', fields]
      expect(await named(seen(revision))).toEqual(since('client.city', 'client.vat_id'))
      await changeSeller(other, { iban: 'DE02120300000000202051' })
      const all = ['client.city', 'client.vat_id', 'seller.iban']
      expect((await named(seen(revision)))[2]).toEqual(expect.arrayContaining(all))
      expect((await named(seen(revision)))[2]).not.toContain('client.country')
      expect((await named())[2]).toEqual(expect.arrayContaining(['client.country', ...all]))
      const refusal = (await issue(params)).body as any
      expect(refusal.errors['seller.iban']).toEqual([
        'This has changed since the invoice was shown.',
      ])
      expect((await named(seen((await shownOf(params)).revision)))[0]).toBe(200)
    })

    it('but after one’s own change, a change of what is not printed, and of another client', async () => {
      const other = await secondAdmin(product, company, 'Harmless')
      const { client_id, params } = await draftFor('Own Client')
      const stranger = await draftFor('Stranger')
      const { revision } = await shownOf(params)
      await changeClient(other, stranger.client_id, { name: 'Stranger Ltd' })
      await changeClient(other, client_id, { contact_phone: '+351 1', hrate: '70' })
      expect((await shownOf(params)).revision).toBe(revision)
      await changeClient(company.admin, client_id, { name: 'Own Client Ltd' })
      expect((await shownOf(params)).revision).toBeGreaterThan(revision)
      expect((await issue(params)).status).toBe(200)

      // An issued invoice prints what it was issued with.
      const issued = await shownOf(params)
      await changeClient(other, client_id, { name: 'Later Ltd' })
      expect((await shownOf(params)).revision).toBe(issued.revision)
      expect(
        (
          await call(invoicesApi.approveInvoice, company.admin, {
            params,
            headers: seen(issued.revision),
          })
        ).status,
      ).toBe(200)
    })

    it('nor with a number that returns when the draft moves between clients', async () => {
      const { client_id, params } = await draftFor('First')
      const second = await draftFor('Second')
      const numbers = new Set<number>()

      for (const to of [second.client_id, client_id, second.client_id]) {
        numbers.add((await shownOf(params)).revision)
        await changeClient(company.admin, client_id, { name: `First ${numbers.size}` })
        numbers.add((await shownOf(params)).revision)
        expect(
          (
            await call(invoicesApi.changeInvoice, company.admin, {
              params: { ws: company.ws, ...params },
              body: { client_id: to },
            })
          ).status,
        ).toBe(200)
      }

      numbers.add((await shownOf(params)).revision)
      const sorted = [...numbers]
      expect(sorted).toEqual([...sorted].sort((a, b) => a - b))
      expect(numbers.size).toBeGreaterThan(4)

      // The list shows the same revision.
      const list = await call(invoicesApi.invoices, company.admin, { params: { ws: company.ws } })
      expect(list.body.data.find(({ id }: { id: string }) => id === params.id).revision).toBe(
        sorted.at(-1),
      )
    })
  })
})
