import { accessApi } from '@workledger/contracts/access/access.api'
import { ssoApi as api } from '@workledger/contracts/sso/sso.api'
import { type SignOnCommand, signOnDecider } from '@workledger/domain/sso/sign-on'
import { uuid } from '@workledger/event-store/ids'
import { SystemCommands } from '@workledger/jobs/kernel/commands'
import { type Company, createCompany, hire, type Person } from '../support/people'
import { type Product, startProduct } from '../support/product'
import { mailTo as mailIn } from './mailbox'
import { startWorkers } from './workers'

describe('mails about ways in besides the password', () => {
  let product: Product
  let company: Company
  let maya: Person
  let provider: string
  let workers: { close(): Promise<void> }

  beforeAll(async () => {
    product = await startProduct()
    workers = await startWorkers(product)
    company = await createCompany(product)
    maya = await hire(product, company, 'Maya')

    const { body } = await product.call(api.setSignOnProvider, {
      token: company.admin.token,
      params: { ws: company.ws },
      body: {
        name: 'Company login',
        issuer: 'https://login.example.com/tenant',
        client_id: 'client',
        client_secret: 'secret',
      },
    })

    provider = body.data.provider!.id
  })

  afterAll(async () => {
    await workers?.close()
    await product?.stop()
  })

  const mailTo = (to: string, subject: string) => mailIn(product, to, subject)

  const run = (command: SignOnCommand) =>
    new SystemCommands(product.store).run(
      signOnDecider,
      { workspace: company.ws, id: company.ws },
      command,
    )

  const userOf = async ({ token }: Person) =>
    (await product.call(accessApi.me, { token })).body.data.id

  it('tell every admin who set the provider, and its address', async () => {
    const { text } = await mailTo(company.admin.email, 'The sign-in provider of')
    expect(text).toContain('Ada')
    expect(text).toContain('login.example.com')
    expect(text).toContain('can sign in as anyone in the company')
  })

  it('tell a person that the provider opens their account', async () => {
    await run({
      ...{ type: 'link', workspace_id: company.ws, provider_id: provider },
      ...{ employee_id: maya.employee, user_id: await userOf(maya) },
    })

    const { text } = await mailTo(maya.email, 'now signs in to your account')
    expect(text).toContain('tell your administrator at once')
  })

  it('tell every admin that someone entered in an emergency, and why', async () => {
    await run({
      ...{ type: 'name-emergency', workspace_id: company.ws },
      employee_ids: [company.admin.employee],
    })

    await run({
      ...{ type: 'use-emergency', workspace_id: company.ws, session_id: uuid() },
      ...{ employee_id: company.admin.employee, user_id: await userOf(company.admin) },
      reason: 'The provider is away',
    })

    const { text } = await mailTo(company.admin.email, 'Emergency access to')
    expect(text).toContain('The provider is away')
  })
})
