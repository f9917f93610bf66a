import { peopleApi } from '@workledger/contracts/people/people.api'
import { surveysApi as api } from '@workledger/contracts/surveys/surveys.api'
import { SystemCommands } from '@workledger/jobs/kernel/commands'
import { SurveyRounds } from '@workledger/jobs/surveys/survey-rounds'
import { TenantReads } from '@workledger/projections/kernel/tenant-reads'
import { Pool } from 'pg'
import { type Company, createCompany } from '../support/people'
import { axeFindings, inTheme } from './support/axe'
import { overflows, readIn, settled } from './support/document'
import { inBrowser } from './support/in-browser'
import { fromRowMenu } from './support/row-menu'

const widths = [320, 390, 1440]

describe('a survey', () => {
  const web = inBrowser()
  let company: Company
  const people: string[] = []

  beforeAll(async () => {
    company = await createCompany(web.product)
    people.push(company.admin.employee)

    for (let n = 1; n <= 11; n++) {
      const body = {
        first_name: `Asked${n}`,
        last_name: 'Tester',
        email: `asked${n}@example.com`,
        invite: false,
      }

      const { token } = company.admin

      const { body: added } = await web.product.call(peopleApi.addEmployee, {
        token,
        params: { ws: company.ws },
        body: body as never,
      })

      people.push(added.data.id)
    }
  })

  /** Takes waiting answers into the log, as a worker does each minute. */
  const work = async () => {
    const vault = new Pool({ connectionString: web.product.database.urls.wl_vault, max: 2 })
    const reads = new TenantReads(web.product.database.urls.wl_jobs)
    const ask = (workspace: string, query: any) => query(reads.of([workspace]))
    const context = { ask, surveys: web.product.surveys }
    await new SurveyRounds({ vault, commands: new SystemCommands(web.product.store), context }).run(
      new Date(),
    )
    await web.product.settled()
    await vault.end()
    await reads.close()
  }

  it('is built and sent in the console, answered on a phone with a draft that stays, and reported from five answers on', async () => {
    const { ws, admin } = company
    const page = await (await web.visitor({ token: admin.token })).open('/survey')
    await page.getByText('No surveys yet').waitFor()
    await page.getByRole('button', { name: 'Add survey' }).first().click()
    const dialog = page.getByRole('dialog', { name: 'Add survey' })
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.getByText('Please enter survey name!').waitFor()
    await dialog.getByLabel('Survey name').fill('Autumn survey')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await page.getByText('New Survey Added').waitFor()
    await page.getByText('No questions yet').waitFor()
    expect(await page.getByRole('button', { name: 'Send Now' }).isDisabled()).toBe(true)

    for (const [question, type] of [
      ['My workload is manageable in the hours I am paid for.', 'Rating'],
      ['What would you change first?', 'Text'],
    ] as const) {
      await page.getByRole('button', { name: 'Add question' }).click()
      const asked = page.getByRole('dialog', { name: 'Add question' })
      await asked.getByLabel('Question').fill(question)
      await asked.getByRole('combobox', { name: 'Kind of answer' }).click()
      await page.getByRole('option', { name: type }).click()
      await asked.getByRole('button', { name: 'Save' }).click()
      await asked.waitFor({ state: 'detached' })
      await page.getByRole('row').filter({ hasText: question }).waitFor()
    }

    // By pointer, and back by its button.
    const first = (question: string) =>
      page
        .getByRole('table', { name: 'Questions' })
        .getByRole('row')
        .nth(1)
        .filter({ hasText: question })
        .waitFor()

    await page
      .getByText('What would you change first?')
      .dragTo(page.getByText('My workload is manageable in the hours I am paid for.'))
    await first('What would you change first?')
    await fromRowMenu(page, 'What would you change first?', /down$/)
    await first('My workload is manageable')
    await page.getByRole('tab', { name: 'Settings' }).click()
    await page.getByLabel('Message').fill('Think of the last three months.')
    await page.getByLabel('Recurring').check()
    await page.getByRole('button', { name: 'Save' }).first().click()
    await page.getByText('Settings Updated').waitFor()
    await page.getByRole('button', { name: 'Send Now' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Send', exact: true }).click()
    await page.getByText('Email sent Successfully').waitFor()
    await page.getByText('Open').first().waitFor()

    const { rows } = await web.product.owner.query('select id, round_id from read.surveys')
    const [{ id, round_id: round }] = rows
    await web.product.surveys.invite({ workspace: ws, survey: id, round }, people, false)
    const address = (n: number) =>
      `/feedback/${ws}/survey/${id}/${web.product.surveys.keyOf(round, people[n]!)}`

    const employee = await web.visitor()
    const phone = await employee.tab()
    await phone.setViewportSize({ width: 390, height: 844 })
    await phone.goto(web.url + address(0))
    await phone.getByRole('heading', { name: 'My workload is manageable' }).waitFor()
    await phone.getByText('No one, not even an administrator, can see who answered.').waitFor()
    await phone.getByRole('button', { name: 'Language English' }).waitFor()
    expect(await axeFindings(phone)).toEqual([])
    await phone.getByRole('button', { name: 'Next' }).click()
    await phone.getByText('Please rate on scale of 1-5').waitFor()
    // By keyboard only: the arrows choose, Enter continues.
    await phone.getByRole('radio').first().focus()
    await phone.keyboard.press('ArrowDown')
    await phone.keyboard.press('ArrowDown')
    await phone.keyboard.press('Enter')
    await phone.getByRole('heading', { name: 'What would you change first?' }).waitFor()
    await phone.getByRole('button', { name: 'Send answers' }).click()
    await phone.getByText('This field is required').waitFor()
    await phone.getByRole('textbox').fill('Fewer meetings <b>please</b>')
    expect(await overflows(phone, widths)).toEqual([])
    await phone.setViewportSize({ width: 390, height: 844 })
    await inTheme(phone, 'dark')
    expect(await axeFindings(phone)).toEqual([])
    await phone.reload()
    await phone.getByRole('button', { name: 'Back' }).click()
    expect(await phone.getByRole('radio', { name: 'Neither agree nor disagree' }).isChecked()).toBe(
      true,
    )
    await phone.getByRole('button', { name: 'Next' }).click()
    expect(await phone.getByRole('textbox').inputValue()).toBe('Fewer meetings <b>please</b>')
    await phone.getByRole('button', { name: 'Send answers' }).click()
    await phone.waitForURL('**/feedback/thank_you')
    await phone.getByText('Thanks for the valuable feedback').waitFor()
    expect(
      await phone.evaluate(`Object.keys(localStorage).filter((name) => name.includes('feedback'))`),
    ).toEqual([])
    employee.expects(/404/)
    await phone.goto(web.url + address(0))
    await phone.getByText('Something went wrong. Please try again.').waitFor()
    await phone.goto(`${web.url}/feedback/${ws}/survey/${id}`)
    await phone.getByText('Invalid Key').waitFor()

    const arabic = await web.visitor()
    await arabic.context.addCookies([{ name: 'language', value: 'ar', url: web.url }])
    const other = await arabic.tab()
    await other.goto(web.url + address(1))
    await other.getByText('أوافق بشدة').first().waitFor()
    expect(await readIn(other)).toEqual({ lang: 'ar', dir: 'rtl' })
    expect(await overflows(other, widths)).toEqual([])

    await page.getByRole('tab', { name: 'Report' }).click()
    await page.getByText('Not shown: fewer than five answers').first().waitFor()
    const { rows: questions } = await web.product.owner.query(
      'select id, answer_type from read.survey_questions',
    )

    for (const n of [1, 2, 3, 4]) {
      const answers = questions.map((one) => ({
        es_question_id: one.id,
        answer: one.answer_type === 'rating' ? 5 : `Wish ${n}`,
      }))

      const body = { key: web.product.surveys.keyOf(round, people[n]!), answers }
      expect(
        (await web.product.call(api.answerSurvey, { params: { ws, surveyId: id }, body })).status,
      ).toBe(200)
    }

    await work()
    await page.reload()
    await page.getByText('4.60').first().waitFor()
    await page.getByRole('row').filter({ hasText: '80%' }).waitFor()
    expect(await axeFindings(page)).toEqual([])
    expect(await overflows(page, widths)).toEqual([])
    await page.getByRole('tab', { name: 'Answers' }).click()
    await page.getByText('Fewer meetings <b>please</b>').waitFor()
    await settled(page)
  })
})
