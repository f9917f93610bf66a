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
    const { token } = company.admin
    const role = await product.call(structureApi.addRole, {
      token,
      params: { ws: company.ws },
      body: { name: 'Pay', permissions: ['manage_payroll'] },
    })
    officer = await hire(product, company, 'Pat', { role_id: role.body.data.id })
    const paid = await hire(product, company, 'Eli')
    pay = payOf(product, company)
    await pay.contract(paid, {
      base_compensation_amount: '4000',
      base_compensation_type: 'monthly',
    })
  }, 60_000)

  afterAll(async () => {
    await workers?.close()
    await product?.stop()
  })

  const found = async (): Promise<Mail[]> => {
    const folder = join(product.dataDir, 'outbox')
    const files = await readdir(folder).catch(() => [])
    const mails = await Promise.all(
      files
        .filter((file) => file.endsWith('.eml'))
        .map(async (file) => parseMail(await readFile(join(folder, file)))),
    )
    return mails.filter(({ subject }) => subject === 'A pay run waits for your approval')
  }

  const fourEyes = async (four_eyes: boolean) => {
    const { status } = await product.call(workspacesApi.changeSettings, {
      token: company.admin.token,
      params: { ws: company.ws },
      body: { four_eyes },
    })
    expect(status).toBe(200)
  }

  it('goes to who may approve the run and did not prepare it, with four eyes only', async () => {
    await pay.draft(month('01', '31'))
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
