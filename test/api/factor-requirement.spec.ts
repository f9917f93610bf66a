import { accessApi } from '@workledger/contracts/access/access.api'
import { passkeysApi } from '@workledger/contracts/access/passkeys.api'
import { integrationsApi } from '@workledger/contracts/integrations/integrations.api'
import { paymentsApi } from '@workledger/contracts/payments/payments.api'
import { structureApi } from '@workledger/contracts/structure/structure.api'
import { workspacesApi } from '@workledger/contracts/workspaces/workspaces.api'
import { Authenticator } from '../support/authenticator'
import { type Company, createCompany, hire, PASSWORD, type Person } from '../support/people'
import { type Answer, type Product, startProduct } from '../support/product'

const HERE = 'http://localhost:3000'

describe('a role that needs a second factor', () => {
  let product: Product
  let company: Company
  let maya: Person
  const devices = new Map<string, Authenticator>()

  beforeAll(async () => {
    product = await startProduct()
    company = await createCompany(product)
    maya = await hire(product, company, 'Maya')
  })

  afterAll(() => product?.stop())

  const refusal = ({ status, body }: Answer) => [status, body.code]

  const roleId = async (ws: string, name: string) =>
    (
      await product.owner.query('select id from read.roles where workspace_id = $1 and name = $2', [
        ws,
        name,
      ])
    ).rows[0].id as string

  const requireFactor = async (role: string, required: boolean, { admin, ws } = company) =>
    product.call(structureApi.requireSecondFactor, {
      token: admin.token,
      params: { ws, id: await roleId(ws, role) },
      body: { required },
    }) as Promise<Answer>

  const enter = (token: string, ws = company.ws) =>
    product.call(workspacesApi.workspace, { token, params: { ws } }) as Promise<Answer>

  const addPasskey = async ({ token }: { token: string }) => {
    const device = new Authenticator(HERE)
    const begun = await product.call(passkeysApi.startPasskey, {
      token,
      body: { current_password: PASSWORD },
    })
    const { id, options } = begun.body.data
    const stored = await product.call(passkeysApi.confirmPasskey, {
      token,
      params: { factor: id },
      body: { name: 'Laptop', passkey: device.create(options) },
    })
    expect(stored.status).toBe(200)
    devices.set(token, device)
    return id
  }

  it('is required only by an admin who showed one', async () => {
    const before = await product.events()
    expect(refusal(await requireFactor('Employee', true))).toEqual([409, 'factor.own_first'])
    expect(await product.events()).toBe(before)
    await addPasskey(company.admin)
    expect((await requireFactor('Employee', true)).status).toBe(204)
    // Said again, it changes nothing.
    const now = await product.events()
    expect((await requireFactor('Employee', true)).status).toBe(204)
    expect(await product.events()).toBe(now)
  })

  it('shuts the workspace for sessions without one, in words, and no other', async () => {
    const other = await createCompany(product, 'Elsewhere')
    await product.owner.query('update read.memberships set user_id = $1 where id = $2', [
      (await product.call(accessApi.me, { token: maya.token })).body.data.id,
      other.admin.employee,
    ])

    const answer = await enter(maya.token)
    expect(refusal(answer)).toEqual([403, 'auth.factor_required'])
    expect(answer.body.message).toBe(
      'This company asks for a second factor. Set one up in My account.',
    )
    const own = { token: maya.token, params: { id: maya.employee } }
    expect(refusal((await product.call(paymentsApi.bankAccount, own)) as Answer)).toEqual([
      403,
      'auth.factor_required',
    ])
    const colleague = { token: maya.token, params: { id: company.admin.employee } }
    expect(refusal((await product.call(paymentsApi.bankAccount, colleague)) as Answer)).toEqual([
      403,
      'auth.factor_required',
    ])
    // The list still names it, so that the person sees why.
    const listed = await product.call(workspacesApi.workspaces, { token: maya.token })
    expect(listed.body.data.map(({ id }) => id)).toContain(company.ws)
    // A workspace that she is no member of stays missing.
    const stranger = await createCompany(product, 'Strangers')
    expect((await enter(maya.token, stranger.ws)).status).toBe(404)
    // The admin's role needs none.
    expect((await enter(company.admin.token)).status).toBe(200)
  })

  it('opens it once one is set up, which is always possible', async () => {
    await addPasskey(maya)
    expect((await enter(maya.token)).status).toBe(200)
  })

  it('stays shut for an earlier session without it, until it confirms', async () => {
    const zoe = await hire(product, company, 'Zoe')
    const login = await product.call(accessApi.login, {
      body: { email: zoe.email, password: PASSWORD },
    })
    const early = (login.body as { token: string }).token
    await addPasskey(zoe)
    expect((await enter(zoe.token)).status).toBe(200)
    expect(refusal(await enter(early))).toEqual([403, 'auth.factor_required'])

    const { options } = (await product.call(passkeysApi.confirmationOptions, { token: early })).body
      .data
    const passkey = devices.get(zoe.token)!.get(options)
    const made = await product.call(passkeysApi.makeConfirmation, {
      token: early,
      body: { passkey },
    })
    expect(made.status).toBe(201)
    expect((await enter(early)).status).toBe(200)
  })

  it('stops the API tokens of people without one, and lets those with one work', async () => {
    const token = async (person: Person) =>
      (
        await product.call(integrationsApi.makeToken, {
          token: person.token,
          params: { ws: company.ws },
          body: {
            name: 'Job',
            scopes: ['workspaces:read'],
            networks: [],
            days: 30,
            current_password: PASSWORD,
          } as never,
        })
      ).body.data.token as string

    expect((await requireFactor('Employee', false)).status).toBe(204)
    const kim = await hire(product, company, 'Kim')
    const [ofKim, ofMaya] = [await token(kim), await token(maya)]
    expect((await enter(ofKim)).status).toBe(200)
    expect((await requireFactor('Employee', true)).status).toBe(204)
    expect(refusal(await enter(ofKim))).toEqual([403, 'auth.factor_required'])
    expect((await enter(ofMaya)).status).toBe(200)
  })

  it('is on the record, with who and when', async () => {
    const stored = await product.stored(({ type }) => type === 'RoleSecondFactorChanged')
    expect(stored.map(({ data }) => (data as { second_factor: boolean }).second_factor)).toEqual([
      true,
      false,
      true,
    ])
  })
})
