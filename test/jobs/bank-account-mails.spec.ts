import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { paymentsApi } from '@workledger/contracts/payments/payments.api'
import { employeeDecider } from '@workledger/domain/people/employee'
import { SystemCommands } from '@workledger/jobs/kernel/commands'
import { type Company, createCompany, hire, PASSWORD, type Person } from '../support/people'
import { type Product, startProduct } from '../support/product'
import { until } from '../support/until'
import { parseMail } from './mailbox'
import { startWorkers } from './workers'

describe('the warning of a changed bank account', () => {
  let product: Product
  let company: Company
  let maya: Person
  let workers: { close(): Promise<void> }

  beforeAll(async () => {
    product = await startProduct()
    workers = await startWorkers(product)
    company = await createCompany(product)
    maya = await hire(product, company, 'Maya')
  })

  afterAll(async () => {
    await workers?.close()
    await product?.stop()
  })

  it('also reaches the address that the person signs in with, where the company has another', async () => {
    const { email: own } = (
      await product.owner.query('select email from read.employees where id = $1', [maya.employee])
    ).rows[0]

    // A directory or an import moves the company's address, not that of the account.
    await new SystemCommands(product.store).run(
      employeeDecider,
      { workspace: company.ws, id: maya.employee },
      {
        type: 'change-profile',
        employee_id: maya.employee,
        today: '2026-11-28',
        email: 'other@elsewhere.example',
      },
    )

    const { status } = await product.call(paymentsApi.changeBankAccount, {
      token: maya.token,
      params: { id: maya.employee },
      body: {
        current_password: PASSWORD,
        holder: 'Maya',
        iban: 'DE02120300000000202051',
        bic: null,
        account_number: null,
        routing: null,
        account_type: null,
      },
    })

    expect(status).toBe(200)

    const sent = await until(async () => {
      const folder = join(product.dataDir, 'outbox')
      const files = (await readdir(folder).catch(() => [])).filter((file) => file.endsWith('.eml'))
      const mails = await Promise.all(
        files.map(async (file) => parseMail(await readFile(join(folder, file)))),
      )
      const warnings = mails.filter(({ subject }) => /bank account/i.test(subject))

      return warnings.length >= 2 ? warnings : undefined
    })

    expect(sent.map(({ to }) => to).sort()).toEqual([own, 'other@elsewhere.example'].sort())
  })
})
