import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { attendanceApi } from '@workledger/contracts/attendance/attendance.api'
import { timeTrackingApi } from '@workledger/contracts/time-tracking/time-tracking.api'
import { workspacesApi } from '@workledger/contracts/workspaces/workspaces.api'
import { DirectoryMailContext } from '@workledger/jobs/access/directory-mail-context'
import { SystemCommands } from '@workledger/jobs/kernel/commands'
import { Reminders } from '@workledger/jobs/time-tracking/reminders'
import { Pool } from 'pg'
import { createCompany, hire } from '../support/people'
import { type Product, startProduct } from '../support/product'
import { until } from '../support/until'
import { parseMail } from './mailbox'
import { startWorkers } from './workers'

describe('reminders to track time', () => {
  let product: Product
  let workers: Awaited<ReturnType<typeof startWorkers>>
  let vault: Pool
  let reminders: Reminders

  beforeAll(async () => {
    product = await startProduct()
    workers = await startWorkers(product)
    vault = new Pool({ connectionString: product.database.urls.wl_vault, max: 2 })
    const { keys, masterKey } = product

    const context = new DirectoryMailContext({
      reads: workers.reads,
      vault,
      keys,
      masterKey,
      publicUrl: 'https://work.example.com',
      pdf: workers.pdf,
    })

    reminders = new Reminders({ vault, commands: new SystemCommands(product.store), context })
  })

  afterAll(async () => {
    await vault?.end()
    await workers?.close()
    await product?.stop()
  })

  it('come after the workspace’s minutes, then every so often, until the person tracks time', async () => {
    const company = await createCompany(product)
    const idle = await hire(product, company, 'Ida')
    const busy = await hire(product, company, 'Bea')
    const away = await hire(product, company, 'Ann')
    const pausing = await hire(product, company, 'Pam')
    const params = { ws: company.ws }

    for (const { token, employee: id } of [idle, busy, pausing])
      await product.call(attendanceApi.checkIn, { token, params: { id }, body: {} })

    await product.call(timeTrackingApi.startTimer, {
      token: busy.token,
      params,
      body: { description: 'Offer' },
    })

    await product.call(attendanceApi.startBreak, {
      token: pausing.token,
      params: { id: pausing.employee },
    })

    const now = Date.now()
    const at = (minutes: number) => reminders.run(new Date(now + minutes * 60_000))

    const intended = async () => {
      const { rows } = await product.owner.query(
        'select "to", count(*)::int as times from read.deliveries where template = $1 group by 1',
        ['not-tracking'],
      )
      return Object.fromEntries(rows.map(({ to, times }) => [to, times]))
    }

    await at(31)
    expect(await intended()).toEqual({})
    const wish = { not_tracking_notify_after: 30, not_tracking_notify_every: 15 }

    const set = await product.call(workspacesApi.changeWorkspace, {
      token: company.admin.token,
      params,
      body: wish,
    })

    expect(set.status).toBe(200)
    await at(29)
    expect(await intended()).toEqual({})
    await Promise.all([at(31), at(32)])
    await at(33)
    await until(async () => (await intended())[idle.email] === 1)
    await at(46)
    await until(async () => (await intended())[idle.email] === 2)
    // No worker ran to send the next one in time.
    await at(70)
    expect(await intended()).toEqual({ [idle.email]: 2 })
    expect(Object.keys(await intended())).not.toContain(away.email)

    const folder = join(product.dataDir, 'outbox')

    const mails = async () => {
      const files = (await readdir(folder).catch(() => [])).filter((file) => file.endsWith('.eml'))
      return Promise.all(files.map(async (file) => parseMail(await readFile(join(folder, file)))))
    }

    const mail = await until(async () =>
      (await mails()).find(({ subject }) => /no timer is running/.test(subject)),
    )

    expect([mail.to, mail.text.includes('https://work.example.com/timer')]).toEqual([
      idle.email,
      true,
    ])

    await product.call(timeTrackingApi.startTimer, {
      token: idle.token,
      params,
      body: { description: 'At last' },
    })

    await at(92)
    expect(await intended()).toEqual({ [idle.email]: 2 })
  })
})
