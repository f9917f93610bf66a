import { accessApi } from '@workledger/contracts/access/access.api'
import { workspacesApi } from '@workledger/contracts/workspaces/workspaces.api'
import { createCompany, PASSWORD, signUp } from '../support/people'
import { type Product, startProduct } from '../support/product'

describe('a thing with only one holder', () => {
  let product: Product

  beforeAll(async () => {
    product = await startProduct()
  })

  afterAll(async () => {
    expect(product.errors).toEqual([])
    await product.stop()
  })

  it('a subdomain goes to one of two companies that ask at once, and is free when it is given up', async () => {
    const companies = [await createCompany(product), await createCompany(product)]

    const take = ({ ws, admin }: (typeof companies)[number], subdomain: string | null) =>
      product.call(workspacesApi.changeWorkspace, {
        token: admin.token,
        params: { ws },
        body: { subdomain, name: 'Renamed' },
      })

    const answers = await Promise.all(companies.map((company) => take(company, 'acme')))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
    const [winner, loser] = answers[0]!.status === 200 ? companies : companies.toReversed()

    expect(answers.find(({ status }) => status === 422)!.body).toMatchObject({
      code: 'workspace.subdomain_taken',
      errors: { subdomain: ['This subdomain is taken.'] },
    })

    const before = await product.events()
    expect((await take(loser!, 'acme')).status).toBe(422)
    expect(await product.events()).toBe(before)
    expect((await take(winner!, 'other')).status).toBe(200)
    expect((await take(loser!, 'acme')).status).toBe(200)
    expect((await take(winner!, 'acme')).status).toBe(422)
    expect((await take(loser!, null)).status).toBe(200)
    expect((await take(winner!, 'acme')).status).toBe(200)
  })

  it('a subdomain is not taken over a change of the company that the caller has not seen', async () => {
    const { ws, admin } = await createCompany(product)

    const change = (body: object, headers = {}) =>
      product.call(workspacesApi.changeWorkspace, {
        token: admin.token,
        params: { ws },
        body: body as never,
        headers,
      })

    expect((await change({ name: 'Renamed' })).status).toBe(200)
    const before = await product.events()
    const seen = { 'if-match': '"0"' }

    expect(await change({ name: 'Late' }, seen)).toMatchObject({
      status: 409,
      body: { code: 'state.stale' },
    })

    expect(await change({ subdomain: 'late' }, seen)).toMatchObject({
      status: 409,
      body: { code: 'state.stale' },
    })

    expect(await product.events()).toBe(before)
    expect((await change({ subdomain: 'late' })).status).toBe(200)
  })

  it('an address goes to one of two users, and is free when it is given up', async () => {
    const users = [await signUp(product), await signUp(product)]

    const take = ({ token }: { token: string }, email: string) =>
      product.call(accessApi.changeMe, {
        token,
        body: { email, current_password: PASSWORD } as never,
      })

    const answers = await Promise.all(users.map((user) => take(user, 'wanted@example.com')))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
    const [winner, loser] = answers[0]!.status === 200 ? users : users.toReversed()
    expect((await take(winner!, 'else@example.com')).status).toBe(200)
    expect((await take(loser!, 'wanted@example.com')).status).toBe(200)
  })

  it('a refused change of address keeps the password', async () => {
    const [user, other] = [await signUp(product), await signUp(product)]
    const before = await product.events()
    const password = 'another long password'

    const answer = await product.call(accessApi.changeMe, {
      token: user.token,
      body: {
        email: other.email,
        password,
        password_confirmation: password,
        current_password: PASSWORD,
      } as never,
    })

    expect(answer).toMatchObject({ status: 422, body: { code: 'access.email_taken' } })
    expect(await product.events()).toBe(before)
    const signIn = (typed: string) =>
      product.call(accessApi.login, { body: { email: user.email, password: typed } })
    expect((await signIn(PASSWORD)).status).toBe(200)
    expect((await signIn(password)).status).toBe(422)
  })
})
