import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { read, utils } from '@e965/xlsx'
import { checklistsApi } from '@workledger/contracts/checklists/checklists.api'
import { employmentApi } from '@workledger/contracts/employment/employment.api'
import { peopleApi } from '@workledger/contracts/people/people.api'
import { savedReportsApi } from '@workledger/contracts/reports/saved-reports.api'
import { timeTrackingApi } from '@workledger/contracts/time-tracking/time-tracking.api'
import { DirectoryMailContext } from '@workledger/jobs/access/directory-mail-context'
import { DueItems } from '@workledger/jobs/checklists/due-items'
import { NearEnds } from '@workledger/jobs/employment/near-ends'
import { SystemCommands } from '@workledger/jobs/kernel/commands'
import { SavedReportMails } from '@workledger/jobs/reports/saved-reports'
import { Pool } from 'pg'
import { createCompany, hire } from '../support/people'
import { type Product, startProduct } from '../support/product'
import { until } from '../support/until'
import { parseMail } from './mailbox'
import { startWorkers } from './workers'

const DAY = 86_400_000
const day = (offset: number) => new Date(Date.now() + offset * DAY).toISOString().slice(0, 10)

describe('reminders of joining and leaving', () => {
  let product: Product
  let workers: Awaited<ReturnType<typeof startWorkers>>
  let vault: Pool
  let options: ConstructorParameters<typeof NearEnds>[0]

  beforeAll(async () => {
    product = await startProduct()
    workers = await startWorkers(product)
    vault = new Pool({ connectionString: product.database.urls.wl_vault, max: 2 })
    const { keys, masterKey } = product
    const publicUrl = 'https://work.example.com'

    const context = new DirectoryMailContext({
      reads: workers.reads,
      vault,
      keys,
      masterKey,
      publicUrl,
      pdf: workers.pdf,
    })

    options = { vault, commands: new SystemCommands(product.store), context }
  })

  afterAll(async () => {
    await vault?.end()
    await workers?.close()
    await product?.stop()
  })

  /** Noon of a day in Lisbon. */
  const noon = (offset: number) => new Date(`${day(offset)}T12:00:00Z`)

  const intended = async (template: string) => {
    const { rows } = await product.owner.query(
      `select "to", count(*)::int as times from read.deliveries where template = $1 group by 1 order by 1`,
      [template],
    )
    return Object.fromEntries(rows.map(({ to, times }) => [to, times]))
  }

  const sum = (times: Record<string, number>) =>
    Object.values(times).reduce((all, each) => all + each, 0)

  const mails = async () => {
    const folder = join(product.dataDir, 'outbox')
    const files = (await readdir(folder).catch(() => [])).filter((file) => file.endsWith('.eml'))
    return Promise.all(files.map(async (file) => parseMail(await readFile(join(folder, file)))))
  }

  it('of a saved report: when it is due to its owner, once, until its mails are stopped', async () => {
    const company = await createCompany(product)
    const { ws } = company
    const ann = await hire(product, company, 'Ann')
    const at = { token: ann.token, params: { ws } }
    const everything = { employees: [], projects: [], clients: [], billable: true }
    const whose = { ...everything, employees: [ann.employee] }

    const filters = {
      tab: 'summary' as const,
      range: 'week' as const,
      group: 'project' as const,
      then: 'employee' as const,
      ...whose,
    }

    const schedule = { every: 'daily' as const, hour: 8, weekday: 1 }
    const [bea, cy] = [await hire(product, company, 'Bea'), await hire(product, company, 'Cy')]
    const { admin } = company
    const recipients = [bea.employee, cy.employee, admin.employee]
    const entry = { start: `${day(0)} 00:00:00`, end: `${day(0)} 00:00:05`, billable: 1 as const }
    expect((await product.call(timeTrackingApi.addTimeEntry, { ...at, body: entry })).status).toBe(
      201,
    )

    const saved = await product.call(savedReportsApi.saveReport, {
      ...at,
      body: { name: 'Billable hours', filters, schedule, recipients },
    })

    expect(saved.status).toBe(201)
    // Two workers, and one of them again.
    const [one, other] = [new SavedReportMails(options), new SavedReportMails(options)]
    for (const worker of [one, other, one]) await worker.run(noon(1))
    await until(async () => (await intended('saved-report'))[ann.email] === 1)

    const mail = await until(async () =>
      (await mails()).find(
        ({ to, subject }) => to === ann.email && subject.includes('Billable hours'),
      ),
    )

    expect(mail.text).toContain(
      `/work_reports?tab=summary&range=day&date=${day(0)}&group=project&then=employee&employee=${ann.employee}&billable=1`,
    )
    const item = { ...at, params: { ws, id: saved.body.data.id } }
    expect(mail.text).toContain(`saved=${saved.body.data.id}`)

    const shared = await until(async () =>
      (await mails()).find(
        ({ to, subject }) => to === bea.email && subject.includes('Billable hours'),
      ),
    )

    expect(shared.text).toContain('Ann Tester shares this report with you.')

    // Sums and file contain what each recipient may see: for Bea, nothing of Ann's.
    for (const to of [ann.email, admin.email]) {
      const { html, text, raw } = await until(async () =>
        (await mails()).find((each) => each.to === to && each.subject.includes('Billable hours')),
      )
      expect(text).toMatch(
        /Entries: 1[\s\S]*No project: 0:00:05\n {2}Ann Tester: 0:00:05\nTotal: 0:00:05/,
      )
      expect(html).toContain('<bdi dir="ltr">0:00:05</bdi>')
      expect(raw).toContain(`filename=summary-${day(0)}-${day(0)}.xlsx`)
      const [, encoded] = /filename=summary[\s\S]*?\r\n\r\n([A-Za-z0-9+/=\r\n]+)/.exec(raw)!
      const { Sheets } = read(Buffer.from(encoded!, 'base64'))
      expect(utils.sheet_to_json(Sheets.summary!)).toEqual([
        { Project: '', Employee: 'Ann Tester', Entries: 1, Seconds: 5, Running: 0 },
      ])
    }

    expect(shared.text).toContain('No time was tracked in these days.')
    expect(shared.raw).not.toMatch(/Ann Tester: 0:00|\.xlsx/)
    const sends = async () => (await product.call(savedReportsApi.savedReportSends, item)).body.data
    await until(async () => (await sends())[0]?.sent === 4)
    expect(await sends()).toMatchObject([
      { scheduled: true, start_date: day(0), end_date: day(0), people: 4, sent: 4 },
    ])
    // One of them leaves; then the owner has it sent at once.
    const left = { token: company.admin.token, params: { id: cy.employee } }

    expect(
      (
        await product.call(peopleApi.terminateEmployee, {
          ...left,
          body: { terminated_on: day(0) },
        })
      ).status,
    ).toBe(200)

    expect((await product.call(savedReportsApi.sendSavedReport, item)).status).toBe(200)
    await until(async () => sum(await intended('saved-report-now')) === 3)

    expect(await intended('saved-report-now')).toEqual({
      [ann.email]: 1,
      [bea.email]: 1,
      [admin.email]: 1,
    })

    // Bea stops hers by her mail program's button, once and for good. Opening the page stops
    // nothing, nor does another key.
    expect(shared.header('List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click')
    const stopping = new URL(shared.header('List-Unsubscribe').slice(1, -1))
    expect(shared.text).toContain(`Stop these mails: ${stopping}`)
    const address = `${stopping.pathname}${stopping.search}`
    const readers = async () =>
      (await product.call(savedReportsApi.savedReport, item)).body.data.recipients
    const page = await product.inject({ method: 'GET', url: address })

    expect(page).toMatchObject({
      status: 200,
      body: expect.stringMatching(/<button[^>]*>Stop the mails<\/button>/),
    })

    const oneClick = (url: string) => {
      const headers = { 'content-type': 'application/x-www-form-urlencoded' }
      return product.inject({
        method: 'POST',
        url,
        headers,
        raw: Buffer.from('List-Unsubscribe=One-Click'),
      })
    }

    expect((await oneClick(`${address}x`)).status).toBe(404)
    expect((await oneClick(address.replace(saved.body.data.id, cy.employee))).status).toBe(404)
    expect(await readers()).toEqual(recipients)

    for (const _ of ['once', 'again'])
      expect(await oneClick(address)).toMatchObject({
        status: 200,
        body: expect.stringContaining('You no longer get these mails.'),
      })

    expect(await readers()).toEqual([cy.employee, admin.employee])

    expect(
      (await product.call(savedReportsApi.leaveSavedReport, { ...item, token: admin.token }))
        .status,
    ).toBe(200)

    expect(
      (await product.call(savedReportsApi.leaveSavedReport, { ...item, token: bea.token })).status,
    ).toBe(404)
    expect(await readers()).toEqual([cy.employee])

    const stopped = await product.call(savedReportsApi.changeSavedReport, {
      ...item,
      body: { schedule: null },
    })

    expect(stopped.body.data).toMatchObject({
      title: 'Billable hours',
      every: null,
      last_due_at: `${day(1)} 08:00:00`,
    })

    await one.run(noon(2))
    await product.settled()

    expect(await intended('saved-report')).toEqual({
      [ann.email]: 1,
      [bea.email]: 1,
      [cy.email]: 1,
      [admin.email]: 1,
    })
  })

  it('of a probation and a contract that end: to manager and admins, once for each day that they end', async () => {
    const company = await createCompany(product)
    const { token } = company.admin
    const manager = await hire(product, company, 'Mia')
    const ann = await hire(product, company, 'Ann', { manager_id: manager.employee })
    const of = { token, params: { id: ann.employee } }

    const added = await product.call(employmentApi.addContract, {
      ...of,
      body: { effective_on: day(-100), end_date: day(40) },
    })

    await product.call(employmentApi.changeProbation, { ...of, body: { probation_end: day(20) } })
    // Each like a worker that has just started.
    const tell = (offset: number) => new NearEnds(options).run(noon(offset))

    const told = async () => {
      const near = await product.stored(
        ({ stream, type }) =>
          stream === `employment-${ann.employee}` && type === 'EmploymentEndNear',
      )
      return near.map(({ data }) => [data.about, data.on])
    }

    await tell(5)
    expect(await told()).toEqual([])
    await Promise.all([tell(6), tell(6)])
    await tell(7)
    expect(await told()).toEqual([['probation', day(20)]])
    await tell(10)

    expect(await told()).toEqual([
      ['probation', day(20)],
      ['contract', day(40)],
    ])

    const params = { id: ann.employee, contractId: added.body.data.id }
    await product.call(employmentApi.changeContract, { token, params, body: { end_date: day(60) } })
    await tell(29)
    expect(await told()).toHaveLength(2)
    await tell(30)
    expect((await told()).slice(2)).toEqual([['contract', day(60)]])

    await until(
      async () =>
        Object.values<number>(await intended('employment-end')).reduce(
          (sum, times) => sum + times,
          0,
        ) === 6,
    )

    expect(await intended('employment-end')).toEqual({
      [company.admin.email]: 3,
      [manager.email]: 3,
    })

    const mail = await until(async () =>
      (await mails()).find(
        ({ subject, to }) => to === manager.email && /Probation of Ann Tester ends/.test(subject),
      ),
    )

    expect(mail.text).toContain(
      `https://work.example.com/admin/employees/${ann.employee}/profile?tab=contract`,
    )
  })

  it('of due items: each owner once a day in one mail, none for done or cancelled ones', async () => {
    const company = await createCompany(product)
    const { token } = company.admin
    const params = { ws: company.ws }
    const manager = await hire(product, company, 'Mo')

    const items = [
      { text: 'Order a laptop', owner: 'admin' as const, days: 0 },
      { text: 'Show the office', owner: 'manager' as const, days: 0 },
      { text: 'Fetch the keys', owner: 'manager' as const, days: 0 },
      { text: 'Read the handbook', owner: 'employee' as const, days: 2 },
    ]

    const template = { name: 'Joining', kind: 'joining' as const, automatic: true, items }
    await product.call(checklistsApi.addChecklistTemplate, { token, params, body: template })

    const eli = await hire(product, company, 'Eli', {
      manager_id: manager.employee,
      hired_on: day(3),
    })

    const remind = (offset: number) => new DueItems(options).run(noon(offset))
    await remind(2)
    expect(await intended('checklist-due')).toEqual({})
    await Promise.all([remind(3), remind(3)])
    await until(async () => Object.keys(await intended('checklist-due')).length === 2)

    expect(await intended('checklist-due')).toEqual({
      [company.admin.email]: 1,
      [manager.email]: 1,
    })

    const mail = await until(async () =>
      (await mails()).find(
        ({ to, subject }) => to === manager.email && /2 checklist items are due/.test(subject),
      ),
    )

    expect([mail.text.includes('Show the office'), mail.text.includes('Order a laptop')]).toEqual([
      true,
      false,
    ])

    const { body } = await product.call(checklistsApi.checklistItems, {
      token,
      params,
      query: { status: 'open' },
    })

    for (const { id, owner } of body.data)
      if (owner === 'manager')
        await product.call(checklistsApi.settleChecklistItem, {
          token,
          params: { id: company.admin.employee, itemId: id },
          body: { status: 'done' },
        })

    await remind(6)
    await until(async () => sum(await intended('checklist-due')) === 4)

    expect(await intended('checklist-due')).toEqual({
      [company.admin.email]: 2,
      [manager.email]: 1,
      [eli.email]: 1,
    })

    const [checklist] = (await product.call(checklistsApi.checklists, { token, params, query: {} }))
      .body.data

    await product.call(checklistsApi.cancelChecklist, {
      token,
      params: { ...params, id: checklist!.id },
      body: { reason: 'Did not come' },
    })

    await remind(7)

    expect(await intended('checklist-due')).toEqual({
      [company.admin.email]: 2,
      [manager.email]: 1,
      [eli.email]: 1,
    })
  })

  it('of a saved report by tag: names tags, says that they overlap, and links to the same', async () => {
    const company = await createCompany(product)
    const { ws } = company
    const ida = await hire(product, company, 'Ida')
    const at = { token: ida.token, params: { ws } }
    const entry = (from: number, tags: string[]) =>
      product.call(timeTrackingApi.addTimeEntry, {
        ...at,
        body: { start: `${day(0)} 00:00:0${from}`, end: `${day(0)} 00:00:0${from + 2}`, tags },
      })
    for (const tags of [['travel', 'remote'], ['office'], []])
      expect((await entry(tags.length, tags)).status).toBe(201)
    const filters = {
      ...{ tab: 'summary' as const, range: 'day' as const },
      ...{ group: 'tag' as const, then: 'tag' as const },
      ...{ employees: [], projects: [], clients: [], billable: null, tags: ['travel', 'office'] },
    }
    const schedule = { every: 'daily' as const, hour: 8, weekday: 1 }
    const body = { name: 'Hours by tag', filters, schedule }
    expect((await product.call(savedReportsApi.saveReport, { ...at, body })).status).toBe(201)
    await new SavedReportMails(options).run(noon(1))
    const { text, html } = await until(async () =>
      (await mails()).find(({ to, subject }) => to === ida.email && subject.includes('by tag')),
    )
    expect(text).toContain('office: 0:00:02\nremote: 0:00:02\ntravel: 0:00:02\nTotal: 0:00:04')
    for (const each of [text, html])
      expect(each).toContain('An entry counts under each of its tags. The total counts it once.')
    expect(text).toMatch(/group=tag&then=tag&tag=travel(%2C|,)office/)
  })
})
