import { accessApi } from '@workledger/contracts/access/access.api'
import { auditApi } from '@workledger/contracts/audit/audit.api'
import { auditEventsApi } from '@workledger/contracts/audit/audit-events.api'
import { expensesApi } from '@workledger/contracts/expenses/expenses.api'
import { integrationsApi as api } from '@workledger/contracts/integrations/integrations.api'
import type { Endpoint } from '@workledger/contracts/kernel/endpoint'
import {
  scopeOfCall,
  type TokenScope,
  tokenScopes,
} from '@workledger/contracts/kernel/token-scopes'
import { leaveBalanceApi } from '@workledger/contracts/leave/leave-balance.api'
import { listsApi } from '@workledger/contracts/lists/lists.api'
import { payrollApi } from '@workledger/contracts/payroll/payroll.api'
import { peopleApi } from '@workledger/contracts/people/people.api'
import { endpoints } from '@workledger/contracts/registry'
import { structureApi } from '@workledger/contracts/structure/structure.api'
import { workspacesApi } from '@workledger/contracts/workspaces/workspaces.api'
import { month, payOf } from '../support/pay'
import { type Company, createCompany, hire, PASSWORD, type Person } from '../support/people'
import { type Answer, type Product, startProduct } from '../support/product'
import { sampleBody } from '../support/samples'
import { createWorld, paramsOf, type World } from '../support/world'

const DAY = 86_400_000
const STRANGER = '01900000-0000-7000-8000-0000000f00d5'

const codeOf = ({ body }: Answer<unknown>) => (body as { code?: string } | null)?.code

interface Wish {
  scopes: readonly TokenScope[]
  networks?: string[]
  days?: number
}

describe('API tokens', () => {
  let product: Product
  let company: Company
  let employee: Person

  beforeAll(async () => {
    product = await startProduct()
    company = await createCompany(product)
    employee = await hire(product, company, 'Eli')
  }, 60_000)

  afterAll(() => product?.stop())

  const roleOf = async (name: string): Promise<string> => {
    const query = { workspace: company.ws }
    const { body } = await product.call(accessApi.roles, { token: company.admin.token, query })
    return body.data.find((role) => role.name === name)!.id
  }

  const make = async (holder: Person, { scopes, ...wish }: Wish) => {
    const made = await product.call(api.makeToken, {
      token: holder.token,
      params: { ws: company.ws },
      body: { name: 'Nightly', scopes: [...scopes], current_password: PASSWORD, ...wish },
    })

    expect(made.status).toBe(201)
    return made.body.data
  }

  const people = (token: string) =>
    product.call(peopleApi.employees, { token, params: { ws: company.ws }, query: {} })

  const secondAdmin = async () => {
    const other = await hire(product, company, 'Bea')
    const role_id = await roleOf('Admin')
    await product.call(peopleApi.changeEmployee, {
      token: company.admin.token,
      params: { ws: company.ws, id: other.employee },
      body: { role_id },
    })
    return other
  }

  const changed = async (id: string) =>
    (
      await product.stored(
        ({ type, stream }) => type === 'EmployeeProfileChanged' && stream.endsWith(id),
      )
    ).at(-1)!

  const grant = (admin: Person, id: string, scope: TokenScope) =>
    product.call(api.grantTokenScope, {
      token: admin.token,
      params: { ws: company.ws, id },
      body: { scope },
    })

  it('is shown once, works within its scopes, and is kept as a hash only', async () => {
    const { id, token } = await make(company.admin, { scopes: ['people:read'] })
    expect(token).toMatch(/^wlt_[0-9A-Za-z]{49}$/)
    expect((await people(token)).status).toBe(200)

    const add = await product.call(peopleApi.addEmployee, {
      token,
      params: { ws: company.ws },
      body: { first_name: 'A', last_name: 'B', email: 'ab@example.com' },
    })
    expect(add).toMatchObject({
      status: 403,
      body: { code: 'token.scope', params: { scope: 'people:write' } },
    })

    const own = await product.call(api.ownTokens, {
      token: company.admin.token,
      params: { ws: company.ws },
    })
    const row = own.body.data.find((each) => each.id === id)!
    expect(row).toMatchObject({ hint: token.slice(-4), state: 'active', scopes: ['people:read'] })
    expect(row.used_at).toEqual(expect.any(String))
    expect(JSON.stringify(own.body)).not.toContain(token)
    expect(JSON.stringify(await product.stored(() => true))).not.toContain(token)
  })

  it('is the one that a repeated request shows, if the first answer was lost', async () => {
    const ask = () =>
      product.inject({
        method: 'POST',
        url: `/api/v1/workspaces/${company.ws}/me/tokens`,
        headers: { authorization: `Bearer ${company.admin.token}`, 'idempotency-key': 'tokens-1' },
        body: { name: 'Again', scopes: ['people:read'], current_password: PASSWORD },
      })
    expect((await ask()).status).toBe(201)
    // As after a crash between the hash and the answer.
    await product.owner.query('update vault.idempotency set status = null, answer = null')
    const again = await ask()
    expect(again.status).toBe(201)
    expect((await people(again.body.data.token)).status).toBe(200)
  })

  it('needs the password, a name and a scope that exists', async () => {
    const wish = async (body: object) => {
      const before = await product.events()
      const answer = await product.call(api.makeToken, {
        token: employee.token,
        params: { ws: company.ws },
        body: { name: 'X', scopes: ['leave:read'], current_password: PASSWORD, ...body } as never,
      })
      expect(await product.events()).toBe(before)
      return answer
    }

    expect(codeOf(await wish({ current_password: 'wrong' }))).toBe('access.current_password')
    expect((await wish({ name: ' ' })).status).toBe(422)
    expect((await wish({ scopes: [] })).status).toBe(422)
    expect((await wish({ scopes: ['structure:approve'] })).status).toBe(422)
    expect((await wish({ days: 366 })).status).toBe(422)
    expect((await wish({ days: 0 })).status).toBe(422)
    expect((await wish({ networks: ['300.1.1.1/8'] })).status).toBe(422)
    expect((await wish({ networks: ['10.0.0.0/33'] })).status).toBe(422)
  })

  it('never has more than its holder has now', async () => {
    const { token } = await make(employee, { scopes: ['people:write', 'structure:write'] })
    const add = () =>
      product.call(structureApi.addDepartment, {
        token,
        params: { ws: company.ws },
        body: { name: 'Lab' },
      })
    expect(codeOf(await add())).toBe('access.denied')

    const change = (role_id: string) =>
      product.call(peopleApi.changeEmployee, {
        token: company.admin.token,
        params: { ws: company.ws, id: employee.employee },
        body: { role_id },
      })
    await change(await roleOf('Admin'))
    expect((await add()).status).toBe(201)
    await change(await roleOf('Employee'))
    expect(codeOf(await add())).toBe('access.denied')
  })

  it('ends at once when it is revoked, expires, or its holder leaves', async () => {
    const leaver = await hire(product, company, 'Lea')
    const [kept, left] = [
      await make(company.admin, { scopes: ['people:read'] }),
      await make(leaver, { scopes: ['people:read'] }),
    ]
    expect((await people(left.token)).status).toBe(200)

    await product.call(peopleApi.terminateEmployee, {
      token: company.admin.token,
      params: { id: leaver.employee },
      body: { terminated_on: '2026-01-31' },
    } as never)
    expect(codeOf(await people(left.token))).toBe('token.invalid')

    await product.call(peopleApi.rehireEmployee, {
      token: company.admin.token,
      params: { id: leaver.employee },
      body: { hired_on: '2026-03-02' },
    } as never)
    expect((await people(leaver.token)).status).toBe(200)
    expect(codeOf(await people(left.token))).toBe('token.invalid')

    expect((await people(kept.token)).status).toBe(200)
    const revoked = await product.call(api.revokeToken, {
      token: company.admin.token,
      params: { ws: company.ws, id: kept.id },
    })
    expect(revoked.status).toBe(204)
    expect(await people(kept.token)).toMatchObject({ status: 401, body: { code: 'token.invalid' } })
    expect(codeOf(await people(`${kept.token.slice(0, -1)}x`))).toBe('token.invalid')
    expect(codeOf(await people('wlt_short'))).toBe('token.invalid')
  })

  it('works from its networks alone', async () => {
    const near = await make(company.admin, {
      scopes: ['people:read'],
      networks: ['127.0.0.0/8', '::1'],
    })
    const far = await make(company.admin, { scopes: ['people:read'], networks: ['192.0.2.0/24'] })
    expect((await people(near.token)).status).toBe(200)
    expect(await people(far.token)).toMatchObject({ status: 403, body: { code: 'token.address' } })
  })

  it('lasts 90 days at first', async () => {
    const { expires_at } = await make(employee, { scopes: ['leave:read'] })
    const days = (Date.parse(`${expires_at.replace(' ', 'T')}Z`) - Date.now()) / DAY
    expect(Math.round(days)).toBe(90)
  })

  it('approves only with a scope that two admins have granted', async () => {
    const other = await secondAdmin()
    const { id, token } = await make(company.admin, { scopes: ['expenses:approve'] })

    const decide = () =>
      product.call(expensesApi.decideExpense, {
        token,
        params: { id: employee.employee, expenseId: '01900000-0000-7000-8000-00000000abcd' },
        body: { approved: true, rejected: false },
      } as never)

    expect(codeOf(await decide())).toBe('token.not_granted')
    expect(codeOf(await grant(company.admin, id, 'expenses:approve'))).toBe('token.granted')
    expect(codeOf(await grant(employee, id, 'expenses:approve'))).toBe('access.denied')
    expect(codeOf(await grant(other, id, 'leave:approve'))).toBe('token.scope_absent')
    expect((await grant(other, id, 'expenses:approve')).status).toBe(200)
    expect(codeOf(await decide())).toBe('not_found')

    const withdrawn = await product.call(api.withdrawTokenScope, {
      token: other.token,
      params: { ws: company.ws, id, scope: 'expenses:approve' },
    })
    expect(withdrawn.status).toBe(204)
    expect(codeOf(await decide())).toBe('token.not_granted')
  })

  it('gives no one rights, by whichever call', async () => {
    const { token } = await make(company.admin, {
      scopes: ['people:write', 'structure:write', 'leave:write', 'recruiting:write'],
    })
    const role_id = await roleOf('Admin')
    const before = await product.events()

    const change = (id: string, body: object) =>
      product.call(peopleApi.changeEmployee, { token, params: { ws: company.ws, id }, body })

    expect((await change(employee.employee, { role_id })).status).toBe(403)
    // Taking rights away is a change of rights as well.
    const demoted = await change(company.admin.employee, { role_id: await roleOf('Employee') })
    expect(demoted.status).toBeGreaterThanOrEqual(400)

    expect(await product.events()).toBe(before)
    expect((await change(employee.employee, { first_name: 'Elias' })).status).toBe(200)
    expect((await changed(employee.employee)).meta).toMatchObject({ token: expect.any(String) })
  })

  it('opens of the general lists only those of its areas', async () => {
    const { token } = await make(company.admin, { scopes: ['people:read'] })
    const read = (resource: string) =>
      product.call(listsApi.adminList, { token, params: { ws: company.ws, resource }, query: {} })
    expect((await read('employees')).status).toBe(200)
    expect(codeOf(await read('invoices'))).toBe('token.scope')
    expect(codeOf(await read('api-tokens'))).toBe('token.scope')

    const file = await product.call(listsApi.exportList, {
      token,
      params: { ws: company.ws, resource: 'invoices' },
      query: {},
    } as never)
    expect(file.status).toBe(403)
  })

  it('opens no live channel and no call for visitors', async () => {
    const { token } = await make(company.admin, { scopes: ['people:read'] })
    const { body } = await product.call(accessApi.me, { token })
    expect(body.data.email).toBe(company.admin.email)
    const out = await product.call(accessApi.logout, { token })
    expect(out.body).toMatchObject({ code: 'token.forbidden' })
  })

  describe('of a service account', () => {
    const addAccount = async (admin: Person, permissions: string[]) => {
      const { body } = await product.call(api.addServiceAccount, {
        token: admin.token,
        params: { ws: company.ws },
        body: { name: 'Payroll export', permissions: permissions as never },
      })
      return body.data.id
    }

    const makeFor = async (admin: Person, id: string, scopes: TokenScope[]) => {
      const { body } = await product.call(api.makeAccountToken, {
        token: admin.token,
        params: { ws: company.ws, id },
        body: { name: 'Job', scopes, current_password: PASSWORD },
      })
      return body.data
    }

    it('acts in the account’s name, with no more than account and holder have', async () => {
      const id = await addAccount(company.admin, ['manage_company'])
      const made = await makeFor(company.admin, id, ['people:write', 'structure:write'])
      const { token } = made
      const { employee: subject } = await hire(product, company, 'Sue')

      const renamed = await product.call(peopleApi.changeEmployee, {
        token,
        params: { ws: company.ws, id: subject },
        body: { first_name: 'Susan' },
      })
      expect(renamed.status).toBe(200)
      const event = await changed(subject)
      expect(event.meta.actor).toBe(id)

      const named = {
        id: event.id,
        actor: { id },
        impersonator: { name: 'Ada Tester' },
        token: { id: made.id, name: 'Job' },
      }
      const asked = { token: company.admin.token }
      const history = await product.call(auditApi.history, {
        ...asked,
        params: { ws: company.ws, stream: event.stream },
        query: {},
      })
      expect(history.body.data.events.find((each) => each.id === event.id)).toMatchObject(named)

      const found = await product.call(auditEventsApi.auditEvents, {
        ...asked,
        params: { ws: company.ws },
        query: { stream: event.stream },
      })
      expect(found.body.data.find((each) => each.id === event.id)).toMatchObject(named)
      expect(found.body.data.some((each) => each.token === null)).toBe(true)

      // edit_company is not among the account's permissions.
      const office = await product.call(structureApi.addDepartment, {
        token,
        params: { ws: company.ws },
        body: { name: 'Dock' },
      })
      expect(codeOf(office)).toBe('access.denied')

      await product.call(api.removeServiceAccount, {
        token: company.admin.token,
        params: { ws: company.ws, id },
      })
      expect(codeOf(await people(token))).toBe('token.invalid')
    })

    it('counts as its maker and as all holders of its tokens', async () => {
      const other = await secondAdmin()
      const id = await addAccount(company.admin, ['edit_company', 'manage_company'])
      await makeFor(company.admin, id, ['leave:write'])
      const { token } = await makeFor(other, id, ['leave:write'])

      const give = (who: string) =>
        product.call(leaveBalanceApi.addLeaveAdjustment, {
          token,
          params: { id: who },
          body: { ...sampleBody(leaveBalanceApi.addLeaveAdjustment), amount: '2' },
        } as never)

      expect(codeOf(await give(company.admin.employee))).toBe('access.own_gain')
      expect(codeOf(await give(other.employee))).toBe('access.own_gain')
      expect(codeOf(await give(employee.employee))).not.toBe('access.own_gain')
    })

    it('prepares pay for everyone behind it, who then approve nothing of it under four eyes', async () => {
      const [second, third] = [await secondAdmin(), await secondAdmin()]
      const pay = payOf(product, company)
      await pay.contract(employee, {
        base_compensation_amount: '2500',
        base_compensation_type: 'monthly',
      })

      await product.call(workspacesApi.changeSettings, {
        token: company.admin.token,
        params: { ws: company.ws },
        body: { four_eyes: true },
      })

      const id = await addAccount(company.admin, ['edit_company', 'manage_company'])
      const { token } = await makeFor(second, id, ['payroll:write'])

      const drafted = await product.call(payrollApi.draftPayrun, {
        token,
        params: { ws: company.ws },
        body: month('01', '31') as never,
      })
      expect(drafted.status).toBe(201)

      const approve = (who: string) =>
        product.call(payrollApi.approvePayrun, {
          token: who,
          params: { ws: company.ws, id: drafted.body.data.id },
          body: {},
        })

      expect(codeOf(await approve(company.admin.token))).toBe('payroll.four_eyes')
      expect(codeOf(await approve(second.token))).toBe('payroll.four_eyes')
      expect(codeOf(await approve(token))).toBe('token.scope')
      expect((await approve(third.token)).status).toBe(200)
    })

    it('gives it only permissions that its maker holds', async () => {
      const manager = await hire(product, company, 'Max')
      const role = await product.call(structureApi.addRole, {
        token: company.admin.token,
        params: { ws: company.ws },
        body: { name: 'Desk', permissions: ['manage_company'] },
      })
      await product.call(peopleApi.changeEmployee, {
        token: company.admin.token,
        params: { ws: company.ws, id: manager.employee },
        body: { role_id: role.body.data.id },
      })
      const refused = await product.call(api.addServiceAccount, {
        token: manager.token,
        params: { ws: company.ws },
        body: { name: 'Too much', permissions: ['edit_company'] },
      })
      expect(codeOf(refused)).toBe('structure.permission_not_held')
    })
  })
})

it('limits the calls of a token, and says what is left', async () => {
  const product = await startProduct({ tokenCallsPerMinute: 3 })

  try {
    const { ws, admin } = await createCompany(product)
    const { body } = await product.call(api.makeToken, {
      token: admin.token,
      params: { ws },
      body: { name: 'Busy', scopes: ['people:read'], current_password: PASSWORD },
    })

    const ask = (token: string) => product.call(accessApi.me, { token })
    const answers = []
    for (let n = 0; n < 4; n++) answers.push(await ask(body.data.token))

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429])
    expect(answers.map(({ headers }) => headers['ratelimit-policy'])).toEqual(
      Array(4).fill('"token";q=3;w=60'),
    )
    expect(answers.map(({ headers }) => String(headers.ratelimit).split(';t=')[0])).toEqual(
      [2, 1, 0, 0].map((left) => `"token";r=${left}`),
    )
    expect(answers[3]!.headers['retry-after']).toMatch(/^[1-9]\d*$/)
    expect((await ask(admin.token)).headers).not.toHaveProperty('ratelimit')
  } finally {
    await product.stop()
  }
})

/** Generated from the contracts: what each call answers to a token. */
describe('every call with an API token', () => {
  let product: Product
  let world: World
  let all: string
  let none: string

  const tokenWith = async (scopes: readonly TokenScope[]) => {
    const { body } = await product.call(api.makeToken, {
      token: world.company.admin.token,
      params: { ws: world.company.ws },
      body: { name: 'Every call', scopes: [...scopes], current_password: PASSWORD },
    })
    return body.data.token
  }

  beforeAll(async () => {
    product = await startProduct()
    world = await createWorld(product)
    all = await tokenWith(tokenScopes)
    none = await tokenWith(['samples:read'])
  }, 120_000)

  afterAll(() => product?.stop())

  const closed = endpoints.filter(({ who }) => who !== 'public' && who !== 'key')

  const ask = async (endpoint: Endpoint, token: string) => {
    const before = await product.events()
    const answer = await product.call(endpoint, {
      token,
      params: paramsOf(endpoint, world, STRANGER).params,
      query: {},
      body: { ...sampleBody(endpoint), ...world.bodies[endpoint.name] },
    } as never)
    return { answer, wrote: (await product.events()) - before }
  }

  it('refuses each call beyond its scopes, and writes nothing', async () => {
    for (const endpoint of closed) {
      const scope = scopeOfCall(endpoint)
      if (scope === 'any' || scope === 'samples:read') continue
      const { answer, wrote } = await ask(endpoint, none)
      const code = scope === 'never' ? 'token.forbidden' : 'token.scope'
      expect([endpoint.name, answer.status, codeOf(answer), wrote]).toEqual([
        ...[endpoint.name, 403, code],
        0,
      ])
    }
  }, 120_000)

  it('refuses what tokens never do and what admins have not granted, whatever its scopes', async () => {
    for (const endpoint of closed) {
      const scope = scopeOfCall(endpoint)
      if (scope !== 'never' && !scope.endsWith(':approve')) continue
      const { answer, wrote } = await ask(endpoint, all)
      const code = scope === 'never' ? 'token.forbidden' : 'token.not_granted'
      expect([endpoint.name, answer.status, codeOf(answer), wrote]).toEqual([
        ...[endpoint.name, 403, code],
        0,
      ])
    }
  }, 120_000)
})
