import { Commands } from '@workledger/api/kernel/commands/commands'
import { Ctx } from '@workledger/api/kernel/http/context'
import { peopleApi } from '@workledger/contracts/people/people.api'
import { candidatesApi } from '@workledger/contracts/recruiting/candidates.api'
import { openingsApi } from '@workledger/contracts/recruiting/openings.api'
import { publicOpeningsApi } from '@workledger/contracts/recruiting/public-openings.api'
import { candidateDecider } from '@workledger/domain/recruiting/candidate'
import { paper } from '@workledger/infra/demo/paper'
import { type Company, createCompany, hire } from '../support/people'
import { application } from '../support/recruiting'
import { axeFindings, axeInBothThemes, inTheme } from './support/axe'
import { overflows, readIn } from './support/document'
import { inBrowser } from './support/in-browser'

const EMAIL = 'sara@mail.example'

/**
 * The questions of a public advertisement in our own words: post 2024/67 of the Department of
 * Public Works and Infrastructure of South Africa.
 */
const advertised = {
  title: 'Artisan Production (Grade A): Electrical',
  city: 'Bloemfontein',
  country: 'South Africa',
  lines: [
    'Reference 2024/67, R230 898 a year',
    'You hold a trade test certificate & a driver’s licence, and know the law on safety at work',
    'You maintain the wiring of public buildings, list material, follow trainees and report to the foreman',
    'Overtime where it is needed <script>alert(1)</script>',
  ],
}

/** Returns whether a canvas shows anything but paper. */
const drawn = (canvas: any): boolean => {
  const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height)
  return data.some((value: number, index: number) => index % 4 === 0 && value < 128)
}

describe('recruiting', () => {
  const web = inBrowser({ workers: true })
  let company: Company

  beforeAll(async () => {
    company = await createCompany(web.product)
  })

  it('publishes an opening, takes an application on a phone, and moves, writes to and hires the candidate', async () => {
    const { token } = company.admin
    const { ws } = company
    const page = await (await web.visitor({ token })).open('/admin/ats')
    await page.getByRole('link', { name: 'New opening' }).first().click()
    await page.getByRole('textbox', { name: 'Title', exact: true }).fill(advertised.title)
    await page.getByRole('combobox', { name: 'Position type' }).click()
    await page.getByRole('option', { name: 'Full time' }).click()
    await page.getByLabel('City').fill(advertised.city)
    await page.getByRole('combobox', { name: 'Country' }).click()
    await page.getByRole('option', { name: advertised.country }).click()
    await page.getByRole('textbox', { name: 'Description' }).fill(advertised.lines.join('\n'))
    await page.keyboard.press('ControlOrMeta+A')
    await page.getByRole('toolbar').getByRole('button', { name: 'Bold' }).click()
    await page.getByRole('toolbar').getByRole('button', { name: 'Bulleted list' }).click()
    await page.getByRole('tabpanel').getByRole('button', { name: 'Save' }).click()
    await page.getByText('New Opening Added').waitFor()

    for (const [name, label] of [
      ['licence', 'Driver’s licence'],
      ['trade_test', 'Trade test certificate'],
    ] as const) {
      await page.getByRole('button', { name: 'Add field' }).first().click()
      const dialog = page.getByRole('dialog', { name: 'Add field' })
      await dialog.getByLabel('Field name').fill(name)
      await dialog.getByLabel('Display name').fill(label)
      if (name === 'trade_test') await dialog.getByLabel('Required').check()
      await dialog.getByRole('button', { name: 'Save' }).click()
      await dialog.waitFor({ state: 'detached' })
    }

    await page
      .getByRole('listitem')
      .filter({ hasText: 'Trade test certificate' })
      .dragTo(page.getByRole('listitem').filter({ hasText: 'Driver’s licence' }))

    await page.getByText('Dragged Successfully').waitFor()

    const openings = await web.product.call(openingsApi.openings, {
      token,
      params: { ws },
      query: {},
    })

    const { id } = openings.body.data[0]!
    const fields = await web.product.call(openingsApi.formFields, { token, params: { id } })
    expect(fields.body.data.map(({ name }) => name)).toEqual(['trade_test', 'licence'])

    // An applicant, on a phone.
    const visitor = (await web.visitor({ viewport: { width: 390, height: 844 } })).expects(
      /apply answered 422/,
    )
    const phone = await visitor.open(`/openings/${ws}`)
    await phone.getByText('One open position').waitFor()
    expect(await axeInBothThemes(phone)).toEqual([])
    await inTheme(phone, 'light')
    // The whole card is the link.
    const card = phone.getByRole('listitem').filter({ hasText: advertised.title })
    const box = (await card.boundingBox())!
    await phone.mouse.click(box.x + box.width - 8, box.y + box.height - 8)
    await phone.getByRole('heading', { level: 1, name: advertised.title }).waitFor()
    expect(await phone.getByRole('button', { name: 'Apply' }).count()).toBe(2)
    await phone.locator('li strong').first().waitFor()
    expect(await phone.locator('li strong').allTextContents()).toEqual(advertised.lines)
    const posting = JSON.parse(
      (await phone.locator('script[type="application/ld+json"]').textContent())!,
    )

    expect(posting).toMatchObject({
      '@type': 'JobPosting',
      title: advertised.title,
      employmentType: 'FULL_TIME',
      jobLocation: { address: { addressLocality: advertised.city } },
    })

    await phone.getByRole('button', { name: 'Apply' }).last().click()
    expect(await phone.getByRole('button', { name: 'Apply' }).count()).toBe(1)
    await phone.getByRole('button', { name: 'Send application' }).click()
    await phone.getByText('Please Enter the First Name!').waitFor()
    await phone.getByText('Please Upload the resume!').waitFor()
    expect(await axeFindings(phone)).toEqual([])
    await inTheme(phone, 'dark')
    expect(await axeFindings(phone)).toEqual([])
    expect(await overflows(phone, [320, 390])).toEqual([])
    await phone.getByLabel('First name').fill('Sara')
    await phone.getByLabel('Last name').fill('Lindqvist')
    await phone.getByLabel('Email Address').fill(EMAIL)
    await phone.getByLabel('Phone Number').fill('+27 51 555 0100')

    await phone.getByLabel('Resume').setInputFiles({
      name: 'cv.pdf',
      mimeType: 'application/pdf',
      buffer: paper('Sara Lindqvist', ['Electrician since 2016']),
    })

    await phone.getByLabel('Trade test certificate').fill('Electrical, 2016')
    await phone.getByLabel('I have read the privacy notice').check()
    await phone.getByRole('button', { name: 'Send application' }).click()
    await phone.getByRole('heading', { name: 'Thanks for applying!' }).waitFor()
    expect(await axeInBothThemes(phone)).toEqual([])
    await phone.getByRole('link', { name: 'See other positions' }).click()
    await phone.getByRole('heading', { name: /^Jobs at / }).waitFor()

    await page.getByRole('tab', { name: 'Applicants' }).click()
    await page.reload()
    const applied = page.getByRole('region', { name: 'Applied' })
    await applied.getByText('Sara Lindqvist').waitFor()
    expect(await axeFindings(page)).toEqual([])
    // A typed search stays, also in the address, when another person applies.
    const search = page.getByRole('searchbox', { name: 'Search' })
    await search.fill('Lindq')
    await page.waitForURL(/[?&]q=Lindq/)

    const other = {
      ...application,
      first_name: 'Ivana',
      last_name: 'Horvat',
      email: 'ivana@mail.example',
    }

    const profile_data = [{ name: 'trade_test', value: 'Cooling, 2019' }]

    const another = await web.product.call(publicOpeningsApi.apply, {
      params: { id },
      body: { ...other, profile_data },
    })

    expect(another.status).toBe(201)
    await page.getByRole('tab', { name: 'Applicants 2' }).waitFor()
    expect(await search.inputValue()).toBe('Lindq')
    await applied.getByText('Ivana Horvat').waitFor({ state: 'detached' })
    await search.fill('')
    await applied.getByText('Ivana Horvat').waitFor()
    // By pointer to the next stage, by its menu to the one after it.
    const screening = page.getByRole('region', { name: 'Screening' })
    await applied.getByRole('listitem').filter({ hasText: 'Sara Lindqvist' }).dragTo(screening)
    await screening.getByText('Sara Lindqvist').waitFor()
    await screening.getByRole('button', { name: 'Actions for Sara Lindqvist' }).click()
    await page.getByRole('menuitemradio', { name: 'Move to Interview' }).click()
    await page.getByRole('region', { name: 'Interview' }).getByText('Sara Lindqvist').waitFor()
    await page.locator('[aria-label="Actions for Sara Lindqvist"]:focus').waitFor()

    // Next to the board: the days in each stage, the resume, the history, and a message; then to
    // the next stage.
    await page
      .getByRole('region', { name: 'Interview' })
      .getByRole('link', { name: 'Sara Lindqvist' })
      .click()

    const panel = page.getByRole('complementary', { name: 'Sara Lindqvist' })
    await panel.getByRole('button', { name: 'Interview 0 d', pressed: true }).waitFor()
    await panel.getByText('Electrician since 2016').waitFor({ state: 'attached' })
    await panel.getByText('Applied on the public page').waitFor()
    await panel.getByRole('button', { name: '4 stars' }).click()
    await panel.getByRole('img', { name: '4 of 5' }).waitFor()
    await screening.getByText('Sara Lindqvist').waitFor({ state: 'detached' })
    await panel.getByRole('button', { name: 'Move to Offer' }).click()
    await page.getByRole('region', { name: 'Offer' }).getByRole('img', { name: '4 of 5' }).waitFor()
    await panel.getByRole('button', { name: 'Offer 0 d', pressed: true }).waitFor()
    expect(new URL(page.url()).searchParams.has('candidate')).toBe(true)
    expect(await axeFindings(page)).toEqual([])
    // A text typed to one candidate is not sent to another, and the board keeps its place.
    await panel.getByLabel('Write to Sara').fill('Half a sentence')
    await applied.getByRole('link', { name: 'Ivana Horvat' }).click()
    const beside = page.getByRole('complementary', { name: 'Ivana Horvat' })
    await beside.getByLabel('Write to Ivana').waitFor()
    expect(await beside.getByLabel('Write to Ivana').inputValue()).toBe('')
    await beside.getByRole('button', { name: 'Close' }).click()
    await beside.waitFor({ state: 'detached' })

    await page
      .getByRole('region', { name: 'Offer' })
      .getByRole('link', { name: 'Sara Lindqvist' })
      .click()

    // The resume at the size of the window.
    await panel.getByRole('button', { name: 'Show resume' }).click()
    const shown = page.getByRole('dialog', { name: 'Resume of Sara Lindqvist' })
    await shown.getByText('Electrician since 2016').waitFor({ state: 'attached' })
    expect(await shown.getByRole('img', { name: 'Page 1' }).evaluate(drawn)).toBe(true)
    expect(await axeFindings(page)).toEqual([])
    await shown.getByRole('button', { name: 'Close' }).click()
    await panel.getByRole('link', { name: 'Open the page' }).click()
    await page.getByRole('heading', { name: `Applied for ${advertised.title}` }).waitFor()
    await page.getByText('Electrical, 2016').waitFor()
    expect(await axeFindings(page)).toEqual([])

    // The resume next to the facts, and a corrected phone number.
    await page
      .getByRole('region', { name: 'Resume of Sara Lindqvist' })
      .getByText('Electrician since 2016')
      .waitFor({ state: 'attached' })

    await page.getByRole('button', { name: 'Actions for Sara Lindqvist' }).click()
    await page.getByRole('menuitem', { name: 'Edit details' }).click()
    const details = page.getByRole('dialog', { name: 'Edit details' })
    await details.getByLabel('Phone').fill('+27 51 555 0111')
    await details.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('definition').getByText('+27 51 555 0111').first().waitFor()
    // Schedules, changes and cancels an interview.
    await page.getByRole('button', { name: 'Schedule interview' }).click()
    const planning = page.getByRole('dialog', { name: 'Schedule interview' })
    await planning
      .locator('[name=starts_at]')
      .fill(new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 10))
    await planning.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Invitation sent').waitFor()
    await page.getByRole('button', { name: /^Actions for .*60 min/ }).click()
    await page.getByRole('menuitem', { name: 'Change interview' }).click()
    const changing = page.getByRole('dialog', { name: 'Change interview' })
    await changing.getByLabel('Minutes').fill('30')
    await changing.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('button', { name: /^Actions for .*30 min/ }).click()
    await page.getByRole('menuitem', { name: 'Cancel interview' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel interview' }).click()
    await page.getByRole('status').getByText('Interview cancelled').waitFor()

    await page.getByRole('link', { name: 'Messages' }).click()
    await page.getByRole('heading', { name: 'Candidate Messaging' }).waitFor()
    await page.getByLabel('Write to Sara').fill('Could you come on Tuesday?')
    await page.keyboard.press('Enter')
    await page.getByRole('log').getByText('Could you come on Tuesday?').waitFor()
    const mail = await web.mailTo(EMAIL, /Message regarding job post/)
    await phone.goto(web.url + web.linkIn(mail))
    await phone.getByText('Could you come on Tuesday?').waitFor()
    await phone.getByLabel('Your message').fill('Tuesday works.')
    await phone.keyboard.press('Enter')
    await phone.getByRole('log').getByText('Tuesday works.').waitFor()
    expect(await axeFindings(phone)).toEqual([])
    await page.getByRole('button', { name: 'Refresh' }).click()
    await page.getByRole('log').getByText('Tuesday works.').waitFor()

    const [candidate] = (
      await web.product.call(candidatesApi.candidates, {
        token,
        params: { id },
        query: { search: EMAIL },
      })
    ).body.data

    // A person who led an interview yesterday, on a phone.
    const interviewer = await hire(web.product, company, 'Ivo')
    const now = new Date(Date.now() - 2 * 86_400_000)
    const starts_at = `${new Date(Date.now() - 86_400_000).toISOString().slice(0, 19)}Z`
    const ctx = Ctx.begin('test', now)

    const meeting = {
      starts_at,
      minutes: 45,
      place: 'Rua 1',
      people: [interviewer.employee, company.admin.employee],
    }

    const on = { candidate_id: candidate!.id, interview_id: ctx.newId() }
    const schedule = { type: 'schedule' as const, ...on, meeting, now: now.toISOString() }

    await web.product.app
      .get(Commands, { strict: false })
      .in(ctx, ws)
      .run(candidateDecider, candidate!.id, schedule)

    const own = await (
      await web.visitor({ token: interviewer.token, viewport: { width: 390, height: 844 } })
    ).open('/interviews')
    await own.getByRole('button', { name: 'Show past interviews' }).click()
    await own.getByText('Awaiting your feedback').waitFor()
    expect(new URL(own.url()).searchParams.get('when')).toBe('past')
    expect(await overflows(own, [320, 390, 1440])).toEqual([])
    await own.getByRole('button', { name: /Give feedback on/ }).click()
    const dialog = own.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.getByText('Rate from 1 to 5.').waitFor()
    await dialog.getByText('Please enter your feedback.').waitFor()
    await dialog.getByText('4', { exact: true }).click()
    await dialog.getByLabel('Feedback').fill('Knows switchboards')
    // Typed text stays when the cards become a table.
    await own.setViewportSize({ width: 1440, height: 844 })
    expect(await axeFindings(own)).toEqual([])
    await own.setViewportSize({ width: 390, height: 844 })
    expect(await axeFindings(own)).toEqual([])
    await dialog.getByRole('button', { name: 'Save' }).click()
    await own.getByText('Feedback given').waitFor()
    await own.getByRole('button', { name: /Change feedback on/ }).waitFor()
    expect(await axeFindings(own)).toEqual([])

    await page.goto(`${web.url}/admin/ats/${id}/detail/candidate_detail?candidate=${candidate!.id}`)
    await page.getByRole('button', { name: /Give feedback on/ }).waitFor()
    await page.getByRole('button', { name: 'Hire', exact: true }).click()

    await page
      .getByRole('dialog', { name: 'Hire Sara Lindqvist' })
      .getByRole('button', { name: 'Hire' })
      .click()

    await page.getByText('Employee added').waitFor()

    const people = await web.product.call(peopleApi.employees, {
      token,
      params: { ws },
      query: { q: EMAIL },
    })

    expect(people.body.data).toMatchObject([{ first_name: 'Sara', last_name: 'Lindqvist' }])
  })

  it('has public pages in Arabic, and says that an address leads nowhere', async () => {
    const visitor = (await web.visitor({ viewport: { width: 320, height: 700 } })).expects(
      /answered 404/,
    )
    const page = await visitor.open(`/openings/${company.ws}`)
    expect(await readIn(page)).toEqual({ lang: 'en', dir: 'ltr' })
    await page.getByRole('link', { name: 'العربية' }).click()
    await page.getByRole('link', { name: 'English' }).waitFor()
    expect(page.url()).toBe(`${web.url}/openings/${company.ws}`)
    expect(await readIn(page)).toEqual({ lang: 'ar', dir: 'rtl' })
    await page.getByRole('listitem').getByRole('link').first().click()
    await page.getByRole('button', { name: 'قدّم طلبك' }).first().click()
    expect(await axeFindings(page)).toEqual([])
    expect(await overflows(page, [320, 390, 1440])).toEqual([])

    // The description keeps the direction of its language.
    expect(
      await page
        .locator('.card.text')
        .evaluate((text: any) => text.ownerDocument.defaultView.getComputedStyle(text).direction),
    ).toBe('ltr')

    // Other specs check the form's content; this one checks its language.
    await page.route('**/apply', (route) =>
      route.fulfill({ status: 201, json: { message: 'Applied Successfully' } }),
    )
    const sent = page.waitForRequest('**/apply')
    await page.getByRole('button', { name: 'أرسل الطلب' }).click()
    expect((await sent).postDataJSON()).toMatchObject({ language: 'ar' })
    await page.waitForURL(/thanks_for_applying/)
    expect(await readIn(page)).toEqual({ lang: 'ar', dir: 'rtl' })
    await page.goto(`${web.url}/ats/candidates/${company.ws}/messages/wrong`)
    await page.getByRole('heading', { name: 'هذا الرابط لا يعمل' }).waitFor()
  })

  it('has a public page that loads little', async () => {
    const page = await (await web.visitor()).tab()
    const sizes: number[] = []

    page.on('response', async (response) => {
      const { responseBodySize, responseHeadersSize } = await response.request().sizes()
      sizes.push(responseBodySize + responseHeadersSize)
    })

    await page.goto(`${web.url}/openings/${company.ws}`)
    await page.waitForLoadState('networkidle')
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(90_000)
  })
})
