import { readFileSync } from 'node:fs'
import { clientsApi } from '@workledger/contracts/clients/clients.api'
import { projectsApi } from '@workledger/contracts/projects/projects.api'
import { timeTrackingApi } from '@workledger/contracts/time-tracking/time-tracking.api'
import { createTeam } from '../support/people'
import { axeInBothThemes, inTheme } from './support/axe'
import { goWithin, overflows, readIn, settled } from './support/document'
import { inBrowser } from './support/in-browser'

describe('work reports', () => {
  const web = inBrowser()
  let team: Awaited<ReturnType<typeof createTeam>>

  beforeAll(async () => {
    team = await createTeam(web.product)
    const { company, employee, manager } = team

    for (const { token } of [employee, manager]) {
      const body = {
        start: '2026-03-24 09:00:00',
        end: '2026-03-24 10:30:05',
        description: 'Repairing the pump in the north',
      }
      await web.product.call(timeTrackingApi.addTimeEntry, {
        token,
        params: { ws: company.ws },
        body,
      })
    }
  })

  it('show the viewer’s team with the numbers next to the chart, by other groups, as a file, and fit in both languages and themes', async () => {
    const visitor = await web.visitor({ token: team.manager.token })
    const page = await visitor.open('/work_reports?date=2026-03-24')
    const table = page.getByRole('table', { name: 'Summary' })
    await table.getByRole('row', { name: /Total.*3:00:10/ }).waitFor()
    await page.getByRole('button', { name: 'Group by: Client' }).click()
    await page.getByRole('menuitemradio', { name: 'Employee' }).click()
    await table.getByRole('row', { name: /Eli Tester.*1:30:05/ }).waitFor()
    expect(new URL(page.url()).searchParams.get('group')).toBe('employee')
    await page.getByRole('button', { name: 'Export' }).click()

    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem').filter({ hasText: 'CSV' }).click(),
    ])

    expect(readFileSync(await file.path(), 'utf8')).toContain('Eli Tester,,1,,5405,0')

    // On a phone they are behind a button with their number.
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`${web.url}/work_reports?date=2026-03-24&billable=0`)
    await page.getByRole('button', { name: '1 filter' }).waitFor()
    expect(await page.getByRole('button', { name: 'Billable: Not billable' }).count()).toBe(0)
    await page.getByRole('button', { name: '1 filter' }).click()
    await page.getByRole('button', { name: 'Billable: Not billable' }).waitFor()
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(`${web.url}/work_reports?date=2026-03-24&group=employee`)

    await page.getByRole('button', { name: 'Save report' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Name').fill('Hours of my team')
    await dialog.getByLabel('Recipients').fill('Eli')
    await page.getByRole('option', { name: 'Eli Tester' }).click()
    await dialog.getByLabel('Name').click()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Report saved').waitFor()

    const found: string[] = []

    const look = async (path: string, text: string | RegExp) => {
      await goWithin(page, web.url + path)
      await page.getByText(text).first().waitFor()
      found.push(...(await axeInBothThemes(page)))
      found.push(...(await overflows(page, [320, 390, 1440])))
    }

    await look('/work_reports?date=2026-03-24', '3:00:10')
    await look('/work_reports?tab=weekly&date=2026-03-24', '3:00:10')
    await look('/work_reports?tab=details&date=2026-03-24', 'Repairing the pump in the north')

    await look(
      '/work_reports?tab=tasks&date=2026-03-24',
      'No tasks created or completed in these days',
    )

    await look('/attendance_report?month=2026-03', 'Eli Tester')
    const person = page.getByRole('button', { name: 'Eli Tester', exact: true })
    const month = page.getByRole('table', { name: 'Eli Tester' })
    expect([await person.getAttribute('aria-expanded'), await month.count()]).toEqual(['false', 0])
    await person.click()
    await month.getByRole('columnheader', { name: 'Mon' }).waitFor()
    await person.click()
    await month.waitFor({ state: 'detached' })
    await look('/work_reports?tab=saved', 'Hours of my team')
    await page.getByRole('link', { name: 'Hours of my team' }).click()
    await page.waitForURL(/group=employee/)
    // It shows that it is saved and changed, and keeps the change.
    await page.getByRole('heading', { name: 'Hours of my team', level: 1 }).waitFor()
    await page.getByText('Saved', { exact: true }).last().waitFor()
    const schedule = page.getByRole('region', { name: 'Schedule' })
    await schedule.getByText('No mail').waitFor()
    await schedule.getByRole('button', { name: 'Send now' }).click()
    const asked = page.getByRole('alertdialog')
    await asked.getByText('2 people get an email', { exact: false }).waitFor()
    await asked.getByRole('button', { name: 'Send now' }).click()
    await page.getByText('Email on its way').waitFor()

    await schedule
      .getByRole('list', { name: 'Mails sent' })
      .getByText(/^(on its way|sent to [0-2] of 2)$/)
      .waitFor()

    await page.goto(`${page.url()}&date=2026-03-24`)
    await page.getByRole('button', { name: 'Fold Eli Tester' }).click()

    await table
      .getByRole('row', { name: /No project/ })
      .nth(1)
      .waitFor({ state: 'detached' })

    const people = page.getByRole('combobox', { name: 'Employee' })
    await people.click()

    for (const name of ['Eli Tester', 'Mia Tester'])
      await page.getByRole('option', { name }).click()

    await page.getByRole('option', { name: 'Mia Tester', selected: true }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByText('Employee: 2').waitFor()
    expect(new URL(page.url()).searchParams.get('employee')?.split(',')).toHaveLength(2)
    await page.getByText('Changed, not saved').waitFor()
    found.push(...(await axeInBothThemes(page)))
    found.push(...(await overflows(page, [320, 390, 1440])))
    await page.getByRole('button', { name: 'Save changes' }).click()
    await page.getByText('Changed, not saved').waitFor({ state: 'detached' })
    await visitor.context.addCookies([{ name: 'language', value: 'ar', url: web.url }])
    await page.reload()
    await look('/work_reports?date=2026-03-24', '3:00:10')
    expect(await readIn(page)).toEqual({ lang: 'ar', dir: 'rtl' })
    await look('/attendance_report?month=2026-03', 'تقرير الحضور')
    await look('/work_reports?date=2020-03-24', 'لم يُسجَّل وقت في هذه الأيام')
    expect(found).toEqual([])
  })

  it('are filtered by a project, and time is booked on one, however many there are', async () => {
    const { company, employee } = team
    const [at, many] = [{ token: company.admin.token, params: { ws: company.ws } }, 1_010]

    const client_id = (
      await web.product.call(clientsApi.addClient, {
        ...at,
        body: { name: 'Helios', contact_name: 'Ola' },
      })
    ).body.data.id

    const add = async (name: string) =>
      (await web.product.call(projectsApi.addProject, { ...at, body: { name, client_id } })).body
        .data.id

    for (let n = 0; n < many; n += 40)
      await Promise.all(
        Array.from({ length: Math.min(40, many - n) }, (_, each) => add(`Array ${n + each}`)),
      )

    const [yard, ...own] = [await add('Yard'), await add('Wharf'), await add('Xylem')]

    for (const id of own) {
      const member = { params: { id: id! }, body: { employee_id: employee.employee } }
      expect(
        (await web.product.call(projectsApi.addProjectMember, { token: at.token, ...member }))
          .status,
      ).toBe(201)
    }

    const page = await (await web.visitor({ token: employee.token })).open(
      '/work_reports?date=2026-03-24',
    )
    const filter = page.getByRole('combobox', { name: 'Project' })
    await filter.fill('yard')
    await page.getByRole('option', { name: 'Yard' }).click()
    // A choice clears the typed text, and with it the first project of the list.
    await page.waitForURL(new RegExp(yard!))
    await page.reload()
    await page.getByText('Yard', { exact: true }).waitFor()

    await page.goto(`${web.url}/timer`)
    const bar = page
      .getByRole('form', { name: 'Timer' })
      .or(page.locator('form').filter({ has: page.getByLabel('Started at') }))
    await bar.getByRole('button', { name: 'Project' }).click()
    const menu = page.getByRole('dialog', { name: 'Project' })
    // The viewer's own come first.
    await menu.getByText(/^\d+ more: type to find them\.$/).waitFor()

    expect(
      (await menu.getByRole('option').allInnerTexts())
        .slice(0, 4)
        .map((text) => text.split('\n')[0]),
    ).toEqual([...['No project', 'Wharf', 'Xylem', 'Array 0']])

    await menu.getByRole('combobox').fill('yar hel')
    await menu.getByRole('option', { name: 'Yard' }).waitFor()
    expect(await menu.getByRole('option').count()).toBe(1)
    await menu.getByRole('combobox').press('Enter')
    await bar.getByRole('button', { name: 'Project: Yard' }).waitFor()
    await bar.getByRole('combobox', { name: 'Description' }).fill('Fencing')
    await bar.getByRole('button', { name: 'Start', exact: true }).click()
    await page.getByText('Timer started').waitFor()
    const query = { employee_id: employee.employee }

    const entries = (
      await web.product.call(timeTrackingApi.timeEntries, {
        token: employee.token,
        params: at.params,
        query,
      })
    ).body.data

    expect(entries[0]).toMatchObject({ description: 'Fencing', project_id: yard })
    await page.getByRole('button', { name: 'All projects' }).click()
    await menu.getByRole('combobox').fill('xyl')
    await menu.getByRole('option', { name: 'Xylem' }).click()
    await page.getByRole('button', { name: 'Xylem' }).waitFor()
    await page.goto(`${web.url}/timer?range=all&project_id=${yard}`)
    await page.getByRole('button', { name: 'Yard', exact: true }).waitFor()
    await page.getByRole('button', { name: 'Stop' }).first().click()
    await page.getByText('Timer Entry Updated').waitFor()

    // From any other page, in a dialog.
    await page.goto(`${web.url}/projects`)
    await page.getByRole('button', { name: 'Start timer' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Description').fill('Painting')
    await dialog.getByRole('combobox', { name: 'Project' }).fill('yard')
    await page.getByRole('option', { name: 'Yard' }).click()
    await dialog.getByRole('button', { name: 'Start' }).click()
    await page.getByRole('group', { name: 'Timer running' }).getByText('Painting').waitFor()
  })

  it('are printed completely, without screen-only parts, and on white', async () => {
    const page = await (
      await web.visitor({ token: team.manager.token, viewport: { width: 718, height: 1000 } })
    ).open('/work_reports')
    // The chart's colours come with the page.
    await settled(page)
    await page.emulateMedia({ media: 'print' })

    const colours = () =>
      page.evaluate(`(() => {
        const style = getComputedStyle(document.documentElement)
        return [style.colorScheme, ...['text-primary', 'background-paper', 'tone-bad'].map((name) => style.getPropertyValue('--wl-palette-' + name))]
      })()`)

    const light = await colours()
    await inTheme(page, 'dark')
    expect(await colours()).toEqual(light)
    await page.emulateMedia({ media: 'screen' })
    expect(await colours()).not.toEqual(light)
    await page.emulateMedia({ media: 'print' })

    // Scrolled content would be missing on paper.
    const cut = `[...document.querySelectorAll('main, main *')].filter((one) => {
      const { overflowX, overflowY } = getComputedStyle(one)
      const within = (way, all, seen) => way !== 'visible' && all > seen + 1
      return one.clientHeight > 1 && (within(overflowX, one.scrollWidth, one.clientWidth) || within(overflowY, one.scrollHeight, one.clientHeight))
    }).map((one) => one.localName + ' ' + one.textContent.slice(0, 40))`

    const whole = `document.scrollingElement.scrollWidth - innerWidth`

    for (const [path, tabs] of [
      ['/work_reports?range=month&date=2026-03-24', ['Summary']],
      ['/work_reports?tab=weekly&date=2026-03-24', ['Weekly']],
      ['/work_reports?tab=details&range=month&date=2026-03-24', ['Work Calendar']],
      ['/attendance_report?month=2026-03', []],
    ] as const) {
      await goWithin(page, web.url + path)
      expect([path, await page.evaluate(cut), await page.evaluate(whole)]).toEqual([path, [], 0])
      expect(await page.getByRole('tab').filter({ visible: true }).allInnerTexts()).toEqual(tabs)

      for (const name of ['Skip to content', 'Export', 'Today']) {
        expect(await page.getByText(name, { exact: true }).filter({ visible: true }).count()).toBe(
          0,
        )
      }
    }
  })

  it('are grouped and filtered by tag, say that a tag counts its entries whole, and fit', async () => {
    const { company, employee, manager } = team
    const add = (start: string, end: string, tags: string[]) =>
      web.product.call(timeTrackingApi.addTimeEntry, {
        ...{ token: employee.token, params: { ws: company.ws } },
        body: { start: `2026-05-05 ${start}`, end: `2026-05-05 ${end}`, tags, description: 'Pump' },
      })
    await add('09:00:00', '10:00:00', ['travel', 'remote'])
    await add('10:00:00', '10:30:00', ['travel'])
    await add('11:00:00', '11:15:00', [])
    const visitor = await web.visitor({ token: manager.token })
    const page = await visitor.open('/work_reports?date=2026-05-05&group=tag&then=employee')
    const table = page.getByRole('table', { name: 'Summary' })
    await table.getByRole('row', { name: /travel.*1:30:00/ }).waitFor()
    await table.getByRole('row', { name: /Untagged.*0:15:00/ }).waitFor()
    await table.getByRole('row', { name: /Total.*1:45:00/ }).waitFor()
    await page.getByText('The total counts it once.', { exact: false }).waitFor()
    expect(await axeInBothThemes(page)).toEqual([])
    const filter = page.getByRole('combobox', { name: 'Tag' })
    await filter.click()
    await page.getByRole('option', { name: 'remote' }).click()
    await table.getByRole('row', { name: /Total.*1:00:00/ }).waitFor()
    expect(new URL(page.url()).searchParams.get('tag')).toBe('remote')
    await page.keyboard.press('Escape')

    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 844 })
      await page.goto(`${web.url}/work_reports?date=2026-05-05&group=tag&then=employee`)
      await table.getByRole('row', { name: /Total.*1:45:00/ }).waitFor()
      expect(await overflows(page, [width])).toEqual([])
    }
  })
})
