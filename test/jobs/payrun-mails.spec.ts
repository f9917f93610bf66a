import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { structureApi } from '@workledger/contracts/structure/structure.api'
import { workspacesApi } from '@workledger/contracts/workspaces/workspaces.api'
import { month, type Pay, payOf } from '../support/pay'
import { type Company, createCompany, hire, type Person } from '../support/people'
import { type Product, startProduct } from '../support/product'
import { until } from '../support/until'
import { type Mail, parseMail } from './mailbox'
import { startWorkers } from './workers'

describe('the mail about a pay run that waits', () => {
  let product: Product
  let company: Company
  let officer: Person
  let pay: Pay
  let workers: { close(): Promise<void> }

  beforeAll(async () => {
    product = await startProduct()
    workers = await startWorkers(product)
    company = await createCompany(product)
    officer = await hire(product, company, 'Pat', { role_id: await payRole(company) })
    pay = await paidPerson(company)
  }, 60_000)

  afterAll(async () => {
    await workers?.close()
    await product?.stop()
  })

  const payRole = async ({ ws, admin }: Company): Promise<string> =>
    (
      await product.call(structureApi.addRole, {
        token: admin.token,
        params: { ws },
        body: { name: 'Pay', permissions: ['manage_payroll'] },
      })
    ).body.data.id

  const paidPerson = async (of: Company): Promise<Pay> => {
    const pay = payOf(product, of)
    const monthly = { base_compensation_amount: '4000', base_compensation_type: 'monthly' }
    await pay.contract(await hire(product, of, 'Eli'), monthly)
    return pay
  }

  const sent = async (): Promise<Mail[]> => {
    const folder = join(product.dataDir, 'outbox')
    const files = await readdir(folder).catch(() => [])

    return Promise.all(
      files
        .filter((file) => file.endsWith('.eml'))
        .map(async (file) => parseMail(await readFile(join(folder, file)))),
    )
  }

  const found = async () =>
    (await sent()).filter(({ subject }) => subject === 'A pay run waits for your approval')

  const fourEyes = async (four_eyes: boolean) => {
    const { status } = await product.call(workspacesApi.changeSettings, {
      token: company.admin.token,
      params: { ws: company.ws },
      body: { four_eyes },
    })
    expect(status).toBe(200)
  }

  it('goes to who may approve the run and did not prepare it, with four eyes only', async () => {
    // The workers read both drafts in the order of the log, this one without four eyes.
    const other = await createCompany(product, 'Southwind')
    const role_id = await payRole(other)
    await hire(product, other, 'Zoe', { role_id })
    await (await paidPerson(other)).draft(month('02', '28'))
    await fourEyes(true)
    const run = await pay.draft(month('02', '28'))
    const mail = await until(async () => (await found())[0])
    expect(mail.to).toBe(officer.email)
    expect(mail.text).toContain('Pay period: 1 – 28 February 2026')
    expect(mail.text).toContain(`/decide/${company.ws}/pay_run/${run}?key=`)
    expect(mail.raw).not.toContain('4000')

    await product.settled()
    expect((await found()).map(({ to }) => to)).toEqual([officer.email])
  })
})
