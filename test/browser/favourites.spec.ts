import { clientsApi } from '@workledger/contracts/clients/clients.api'
import { projectsApi } from '@workledger/contracts/projects/projects.api'
import { timeTrackingApi } from '@workledger/contracts/time-tracking/time-tracking.api'
import { timerFavouritesApi } from '@workledger/contracts/time-tracking/timer-favourites.api'
import { type Company, createCompany, hire, type Person } from '../support/people'
import { until } from '../support/until'
import { axeInBothThemes } from './support/axe'
import { inBrowser } from './support/in-browser'
import { goOffline } from './support/offline'

describe('favourites of the timer', () => {
  const web = inBrowser()
  let company: Company
  let eli: Person
  let project: string

  beforeAll(async () => {
    company = await createCompany(web.product)
    eli = await hire(web.product, company, 'Eli')
    const at = { token: company.admin.token, params: { ws: company.ws } }
    const client = await web.product.call(clientsApi.addClient, {
      ...at,
      body: { name: 'Orbit', contact_name: 'Ola' },
    })
    const body = { name: 'Bridge', client_id: client.body.data.id }
    project = (await web.product.call(projectsApi.addProject, { ...at, body })).body.data.id
  })

  const at = (who: Person) => ({ token: who.token, params: { ws: company.ws } })

  const running = async () =>
    (await web.product.call(timeTrackingApi.runningTimer, { ...at(eli), query: {} })).body.data

  const add = (body: object) =>
    web.product.call(timerFavouritesApi.addTimerFavourite, { ...at(eli), body: body as never })

  const clear = async () => {
    const { body } = await web.product.call(timerFavouritesApi.timerFavourites, at(eli))
    for (const { id } of body.data)
      await web.product.call(timerFavouritesApi.removeTimerFavourite, {
        token: eli.token,
        params: { ws: company.ws, id },
      })
  }

  afterEach(clear)

  it('are added from an entry, started and stopped by a click, in every tab', async () => {
    await web.product.call(timeTrackingApi.addTimeEntry, {
      ...at(eli),
      body: {
        description: 'Stand-up',
        project_id: project,
        tags: ['Daily'],
        // The page shows the present week, which may have begun a moment ago.
        start: new Date(Date.now() - 2_000).toISOString(),
        end: new Date(Date.now() - 1_000).toISOString(),
      },
    })
    const visitor = await web.visitor({ token: eli.token })
    const page = await visitor.open('/timer')
    const other = await visitor.open('/timer')
    await other.live()
    const row = page.locator('[data-entry]').first()
    await row.getByRole('button', { name: 'More' }).click()
    await page.getByRole('menuitem', { name: 'Add to favourites' }).click()
    await page.getByText('Added to favourites').first().waitFor()
    const chip = page.getByRole('button', { name: /^Start Stand-up/ })
    await chip.waitFor()
    await other.getByRole('button', { name: /^Start Stand-up/ }).waitFor()
    expect(await axeInBothThemes(page)).toEqual([])

    await chip.click()
    await page.getByRole('button', { name: /^Stop Stand-up/ }).waitFor()
    await until(async () => (await running()) !== null)
    expect(await running()).toMatchObject({
      description: 'Stand-up',
      project_name: 'Bridge',
      tags: ['Daily'],
    })
    await page.getByRole('button', { name: /^Stop Stand-up/ }).click()
    await until(async () => (await running()) === null)
  })

  it('are renamed, ordered and removed by the keyboard', async () => {
    for (const description of ['Mails', 'Review']) await add({ description })
    const visitor = (await web.visitor({ token: eli.token })).expects(/answered 409/)
    const page = await visitor.open('/timer')
    // The dialog hides the page from the reader.
    const chips = page.locator('section[aria-label=Favourites] li')
    await page.getByRole('button', { name: 'Edit favourites' }).focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Edit favourites' })
    await dialog.getByRole('button', { name: 'Move Review up' }).focus()
    await page.keyboard.press('Enter')
    await until(async () => (await chips.allInnerTexts()).join() === 'Review,Mails')
    expect(await axeInBothThemes(page)).toEqual([])

    const name = dialog.getByRole('textbox', { name: 'Description' }).first()
    await name.fill('Code review')
    await name.press('Enter')
    await until(async () => (await chips.allInnerTexts()).join() === 'Code review,Mails')
    await name.fill('Mails')
    await name.press('Enter')
    await dialog.getByText('This work is among your favourites already.').waitFor()
    await name.press('Escape')

    await dialog.getByRole('button', { name: 'Remove Mails from favourites' }).focus()
    await page.keyboard.press('Enter')
    const question = page.getByRole('alertdialog', { name: 'Remove “Mails” from your favourites?' })
    await question.getByRole('button', { name: 'Remove', exact: true }).press('Enter')
    await until(async () => (await chips.allInnerTexts()).join() === 'Code review')
  })

  it('start from the palette, and do not start without their project', async () => {
    await add({ description: 'Plan' })
    await add({ description: 'Build', project_id: project })
    await web.product.call(projectsApi.changeProject, {
      token: company.admin.token,
      params: { ws: company.ws, id: project },
      body: { active: false },
    })
    const page = await (await web.visitor({ token: eli.token })).open('/dashboard')
    const openStep = async () => {
      await page.keyboard.press('Control+k')
      await page.getByRole('dialog', { name: 'Search or jump to…' }).getByRole('combobox').waitFor()
      await page.keyboard.type('favourite')
      await page.getByRole('option', { name: 'Start a favourite…', selected: true }).waitFor()
      await page.keyboard.press('Enter')
      const step = page.getByRole('dialog', { name: 'Start a favourite…' })
      await step.getByRole('option').nth(1).waitFor()

      return step
    }

    await page.getByRole('button', { name: 'Start timer' }).waitFor()
    const step = await openStep()
    await step.getByRole('option', { name: /Build.*Its project is archived\./ }).click()
    await page.getByText('Its project is archived.').first().waitFor()
    expect(await running()).toBeNull()

    await openStep()
    await page.keyboard.type('pla')
    await page.getByRole('option', { name: 'Plan', selected: true }).waitFor()
    await page.keyboard.press('Enter')
    await until(async () => (await running())?.description === 'Plan')
  })

  it('start without a connection', async () => {
    await add({ description: 'On the train' })
    const visitor = await web.visitor({ token: eli.token })
    const page = await visitor.open('/timer')
    await goOffline(visitor, page)
    await page.getByRole('button', { name: 'Start On the train' }).click()
    await page.getByRole('button', { name: '1 action waits for a connection' }).waitFor()
    await visitor.context.setOffline(false)
    await page.getByText('1 action sent').waitFor()
    expect((await running())?.description).toBe('On the train')
  })
})
