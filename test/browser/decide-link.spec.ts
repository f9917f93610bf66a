import { factorsApi } from '@workledger/contracts/access/factors.api'
import { leaveApi } from '@workledger/contracts/leave/leave.api'
import { leaveRulesApi } from '@workledger/contracts/leave/leave-rules.api'
import { decideUrl } from '@workledger/jobs/kernel/decide-link'
import { Secret, TOTP } from 'otpauth'
import { type Company, createCompany, hire, PASSWORD, type Person } from '../support/people'
import type { Product } from '../support/product'
import { nextMonday } from './support/days'
import { inBrowser } from './support/in-browser'

/** Adds an authenticator app; returns the source of its codes. */
async function addAuthenticator(product: Product, token: string): Promise<TOTP> {
  const started = await product.call(factorsApi.startAuthenticator, {
    token,
    body: { current_password: PASSWORD },
  })

  const { id, secret } = started.body.data
  const codes = new TOTP({ secret: Secret.fromBase32(secret) })

  const added = await product.call(factorsApi.confirmAuthenticator, {
    token,
    params: { factor: id },
    body: { code: codes.generate(), name: 'Phone' },
  })

  expect(added.status).toBe(200)
  return codes
}

describe('a link to decide', () => {
  const web = inBrowser()
  let company: Company
  let manager: Person
  let employee: Person
  let link: string
  let record: string

  beforeAll(async () => {
    const { product } = web
    company = await createCompany(product)
    manager = await hire(product, company, 'Mia')
    employee = await hire(product, company, 'Eli', { manager_id: manager.employee })
    const { token } = employee

    const types = await product.call(leaveRulesApi.leaveTypes, {
      token,
      params: { ws: company.ws },
    })

    const leave_type_id = types.body.data.find(({ name }) => name === 'Annual leave')!.id
    const [start_on, finish_on] = [nextMonday(0), nextMonday(1)]

    const asked = await product.call(leaveApi.requestLeave, {
      token,
      params: { id: employee.employee },
      body: { leave_type_id, description: 'Lake', start_on, finish_on },
    })

    record = asked.body.data.id

    link = await decideUrl(
      {
        keys: product.keys,
        url: (path, query = {}) => `${path}?${new URLSearchParams(query)}`,
      },
      {
        ...{ workspace: company.ws, kind: 'leave', record },
        ...{ cause: record, reader: manager.employee },
      },
    )
  })

  it('asks for a sign-in, and then opens the inbox at the item', async () => {
    const visitor = await web.visitor()
    const page = await visitor.open(link)
    await page.waitForURL(/\/signin\?next=/)
    await page.getByLabel('Email').fill(manager.email)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.keyboard.press('Enter')
    await page.waitForURL(new RegExp(`/inbox\\?item=leave%3A${record}`))
    await page.getByRole('button', { name: 'Approve' }).first().waitFor()
  })

  it('asks for the second factor that is due, and then opens the same item', async () => {
    const secret = await addAuthenticator(web.product, manager.token)
    const visitor = (await web.visitor()).expects(/\/auth\/login answered 401/)
    const page = await visitor.open(link)
    await page.waitForURL(/\/signin\?next=/)
    await page.getByLabel('Email').fill(manager.email)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.keyboard.press('Enter')
    const code = page.getByLabel('Code', { exact: false })
    await code.waitFor()
    expect(await page.getByText('Eli').count()).toBe(0)
    // The code of the present step was used to add the app.
    const next = secret.generate({ timestamp: Date.now() + 30_000 })
    await code.fill(next)
    await page.keyboard.press('Enter')
    await page.waitForURL(new RegExp(`/inbox\\?item=leave%3A${record}`))
    await page.getByRole('button', { name: 'Approve' }).first().waitFor()
  })

  it('says to another person that it is not theirs, and nothing of the item', async () => {
    const page = await (await web.visitor({ token: company.admin.token })).open(link)
    await page.getByRole('heading', { name: 'This is not for you' }).waitFor()
    expect(await page.getByText('Eli').count()).toBe(0)
    expect(await page.getByText('Lake').count()).toBe(0)
  })

  it('says that nothing waits once the item is decided', async () => {
    await web.product.call(leaveApi.decideLeave, {
      token: manager.token,
      params: { id: employee.employee, leaveId: record },
      body: { approved: true, rejected: false },
    })

    const page = await (await web.visitor({ token: manager.token })).open(link)
    await page.getByRole('heading', { name: 'Nothing here waits for you' }).waitFor()
  })

  it('says that an address without its key does not work', async () => {
    const page = await (await web.visitor({ token: manager.token })).open(link.split('?')[0]!)
    await page.getByRole('heading', { name: 'This link does not work' }).waitFor()
  })
})
