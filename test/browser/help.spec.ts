import { peopleApi } from '@workledger/contracts/people/people.api'
import { projectsApi } from '@workledger/contracts/projects/projects.api'
import { type Company, createCompany, hire } from '../support/people'
import { until } from '../support/until'
import { axeFindings } from './support/axe'
import { overflows, settled } from './support/document'
import { inBrowser } from './support/in-browser'

describe('help', () => {
  const web = inBrowser()
  let company: Company

  beforeAll(async () => {
    company = await createCompany(web.product)
  })

  /** Waits until the state of the administrator's tour is saved, which nothing on screen shows. */
  const kept = async (name: string, value: string) => {
    const { token, employee: id } = company.admin
    const options = async () =>
      (await web.product.call(peopleApi.employeeOptions, { token, params: { id } })).body.data
    await until(async () =>
      (await options()).some((option) => option.name === name && option.value === value),
    )
  }

  it('offers tours to a new administrator until the offer is done with', async () => {
    const page = await (await web.visitor({ token: company.admin.token })).open('/dashboard')
    const offer = page.getByRole('region', { name: 'Help' })
    await offer.getByRole('button', { name: 'Show me how' }).click()
    await page.getByRole('menuitem', { name: 'Adding Client' }).waitFor()
    await page.keyboard.press('Escape')
    await offer.getByRole('button', { name: 'Not now' }).click()
    await offer.waitFor({ state: 'detached' })
    await kept('is_new', '0')
    await page.reload()
    await page.getByRole('heading', { name: /Welcome/ }).waitFor()
    await settled(page)
    expect(await offer.count()).toBe(0)
  })

  it('shows how to add a person, step by step', async () => {
    const page = await (await web.visitor({ token: company.admin.token })).open('/dashboard')
    await page.getByRole('button', { name: 'Help' }).click()
    await page.getByRole('menuitem', { name: 'Adding Employee' }).click()
    const card = page.getByRole('region', { name: 'Adding Employee' })

    for (const step of [1, 2, 3]) {
      await card.getByText(`${step} of 4`).waitFor()
      await card.getByRole('button', { name: 'Next' }).click()
    }

    await card.getByText('This saves it.', { exact: false }).waitFor()
    const dialog = page.getByRole('dialog', { name: 'Add Employee' })
    await dialog.getByLabel('First name').fill('Maya')
    await dialog.getByLabel('Last name').fill('Okafor')
    await dialog.getByRole('textbox', { name: 'E-mail' }).fill('not an address')
    await dialog.getByRole('button', { name: 'Add' }).click()
    await dialog.getByRole('alert').waitFor()
    await card.getByText('4 of 4').waitFor()
    await dialog.getByRole('textbox', { name: 'E-mail' }).fill('maya@tour.example')
    await dialog.getByRole('button', { name: 'Add' }).click()
    await card.getByText('This is your employee.', { exact: false }).waitFor()
    await card.getByRole('button', { name: 'Done' }).click()
    await card.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Help' }).click()
    await page.getByRole('menuitem', { name: 'Adding Employee (done)' }).waitFor()
    const { token, employee: id } = company.admin

    expect(
      (await web.product.call(peopleApi.employeeOptions, { token, params: { id } })).body.data,
    ).toContainEqual({
      name: 'tour_employee',
      value: 'done',
    })
  })

  it('goes back to the button if the form is closed, is skipped by key, and fits on a phone in Arabic', async () => {
    const visitor = await web.visitor({
      token: company.admin.token,
      viewport: { width: 390, height: 844 },
    })

    await visitor.context.addCookies([{ name: 'language', value: 'ar', url: web.url }])
    const page = await visitor.open('/dashboard')
    await page.getByRole('button', { name: 'المساعدة' }).click()
    await page.getByRole('menuitem', { name: 'إضافة مكتب' }).click()
    const card = page.getByRole('region', { name: 'إضافة مكتب' })
    await card.getByText('1 من 4').waitFor()
    // The person's own press advances the tour like Next.
    await page.locator('[data-tour=add]').click()
    await card.getByText('2 من 4').waitFor()
    expect(await axeFindings(page)).toEqual([])
    expect(await overflows(page, [320, 390])).toEqual([])
    await page.keyboard.press('Escape')
    await card.getByText('1 من 4').waitFor()
    await page.keyboard.press('Escape')
    await card.waitFor({ state: 'detached' })
    await kept('tour_office', 'skipped')
  })

  it('ends with the record that was really added: a client, a project for it, an event and an office', async () => {
    const page = await (await web.visitor({ token: company.admin.token })).open('/dashboard')
    const dialog = page.getByRole('dialog')

    const walk = async (topic: string, fill: () => Promise<void>, end: string) => {
      await page.getByRole('button', { name: 'Help' }).click()
      await page.getByRole('menuitem', { name: `Adding ${topic}`, exact: true }).click()
      const card = page.getByRole('region', { name: `Adding ${topic}` })

      for (const step of [1, 2, 3]) {
        await card.getByText(`${step} of 4`).waitFor()
        await card.getByRole('button', { name: 'Next' }).click()
      }

      await card.getByText('4 of 4').waitFor()
      await fill()
      await dialog.locator('[type=submit]').click()
      await card.getByText(end, { exact: false }).waitFor()
      await card.getByRole('button', { name: 'Done' }).click()
      await card.waitFor({ state: 'detached' })
      await kept(`tour_${topic.toLowerCase()}`, 'done')
    }

    await walk(
      'Client',
      async () => {
        await dialog.getByLabel('Client name').fill('Helios Tours')
        await dialog.getByRole('textbox', { name: 'Contact', exact: true }).fill('Ola Berg')
      },
      'Your client is in the list.',
    )

    await page.getByRole('row', { name: /Helios Tours/ }).waitFor()

    await walk(
      'Project',
      async () => {
        await dialog.getByLabel('Project name').fill('Solar yard')
        await dialog.getByRole('combobox', { name: 'Client' }).fill('helios')
        await page.getByRole('option', { name: 'Helios Tours' }).click()
      },
      'This is your project.',
    )

    await walk(
      'Event',
      async () => {
        await dialog.getByLabel('Event Name').fill('Summer party')
        await dialog.getByRole('textbox', { name: 'Event Date' }).fill('2030-06-21')
        await dialog.getByLabel('Event Time').fill('15:00')
        await dialog.getByLabel('Location').fill('Garden')
      },
      'Your event is in the list',
    )

    await page.getByRole('row', { name: /Summer party/ }).waitFor()

    await walk(
      'Office',
      async () => {
        await dialog.getByLabel('Office Name').fill('Porto')
        await dialog.getByLabel('Address line 1').fill('Rua Nova 1')
        await dialog.getByLabel('Address line 2').fill('Porto')
      },
      'Your office is in the list.',
    )

    await page.getByRole('main').getByText('Rua Nova 1').waitFor()
    const { token } = company.admin
    const projects = (
      await web.product.call(projectsApi.projects, { token, params: { ws: company.ws } })
    ).body.data
    expect(projects).toMatchObject([{ name: 'Solar yard', client: { name: 'Helios Tours' } }])
  })

  it('is for administrators', async () => {
    const { token } = await hire(web.product, company, 'Eli')
    const page = await (await web.visitor({ token })).open('/dashboard')
    await page.getByRole('heading', { name: 'Welcome Eli Tester!' }).waitFor()
    await page.getByRole('button', { name: 'Check in' }).waitFor()
    expect(await page.getByRole('button', { name: 'Help' }).count()).toBe(0)
  })
})
