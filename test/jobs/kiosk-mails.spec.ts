import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { kiosksApi as api } from '@workledger/contracts/attendance/kiosks.api'
import { peopleApi } from '@workledger/contracts/people/people.api'
import { type Company, createCompany, hire, PASSWORD, type Person } from '../support/people'
import { type Product, startProduct } from '../support/product'
import { until } from '../support/until'
import { parseMail } from './mailbox'
import { startWorkers } from './workers'

describe('guesses at a kiosk', () => {
  let product: Product
  let company: Company
  let employee: Person
  let workers: { close(): Promise<void> }

  beforeAll(async () => {
    product = await startProduct()
    workers = await startWorkers(product)
    company = await createCompany(product)
    employee = await hire(product, company, 'Eli')
  })

  afterAll(async () => {
    await workers?.close()
    await product?.stop()
  })

  const mailTo = (to: string, subject: string) =>
    until(async () => {
      const folder = join(product.dataDir, 'outbox')
      const files = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'))
      const mails = await Promise.all(
        files.map(async (name) => parseMail(await readFile(join(folder, name)))),
      )
      return mails.find((mail) => mail.to === to && mail.subject === subject)
    })

  it('are told to the person whose PIN they lock, and to admins when they pause the kiosk', async () => {
    const { token } = company.admin
    const params = { ws: company.ws }

    await product.call(peopleApi.changeEmployee, {
      token,
      params: { ...params, id: employee.employee },
      body: { oid: 'W-17' },
    })

    await product.call(api.setKioskPin, {
      token: employee.token,
      params,
      body: { pin: '2580', current_password: PASSWORD },
    })

    const added = await product.call(api.addKiosk, { token, params, body: { name: 'Side door' } })
    const { id, url } = added.body.data
    const code = new URL(url).hash.slice(1)
    const paired = await product.call(api.pairKiosk, { params: { id }, body: { code } })
    const tablet = paired.body.data.token

    for (let n = 0; n < 30; n++)
      await product.call(api.kioskPerson, {
        params: { id },
        body: { token: tablet, number: 'W-17', pin: '1379' },
      })

    const locked = await mailTo(employee.email, 'Your PIN for kiosks is locked')
    expect(locked.text).toContain('at the kiosk Side door')
    expect(locked.text).toContain('/my_account')
    const paused = await mailTo(company.admin.email, 'The kiosk Side door is paused')
    expect(paused.text).toContain('/admin/general?tab=kiosks')

    await product.call(api.resetKioskPin, {
      token,
      params: { ...params, id: employee.employee },
    })
    const reset = await mailTo(employee.email, 'Your PIN for kiosks was reset')
    expect(reset.text).toContain('No one else can set it for you.')
    expect(reset.text).toContain('/my_account')
    expect([locked.text, paused.text, reset.text].join('\n')).not.toMatch(/1379|2580/)
  })
})
