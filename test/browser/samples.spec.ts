import { employmentApi } from '@workledger/contracts/employment/employment.api'
import { payrollApi } from '@workledger/contracts/payroll/payroll.api'
import { samplesApi } from '@workledger/contracts/samples/samples.api'
import { createCompany, hire, type Person } from '../support/people'
import { inBrowser } from './support/in-browser'

describe('samples and rules that watch', () => {
  const web = inBrowser()
  let admin: Person
  let auditor: Person
  let ws: string

  beforeAll(async () => {
    const { product } = web
    const company = await createCompany(product)
    admin = company.admin
    const { token } = admin
    ws = company.ws

    const { rows } = await product.owner.query(
      `select id from read.roles where workspace_id = $1 and name = 'Auditor'`,
      [ws],
    )

    auditor = await hire(product, company, 'Clara', { role_id: rows[0].id })

    for (const name of ['Lin', 'Emi', 'Jonas']) {
      const { employee } = await hire(product, company, name)

      const body = {
        effective_on: '2026-01-01',
        base_compensation_amount: '3860',
        base_compensation_type: 'monthly',
      } as const

      await product.call(employmentApi.addContract, { token, params: { id: employee }, body })
    }

    const run = { start: '2026-02-01', end: '2026-02-28', pay_date: '2026-02-27' }
    const { id } = (
      await product.call(payrollApi.draftPayrun, { token, params: { ws }, body: run })
    ).body.data
    const entries = (
      await product.call(payrollApi.payrunEntries, { token, params: { ws, id }, query: {} })
    ).body.data
    const change = { allowances: [{ name: 'Travel', amount: '80' }] }

    await product.call(payrollApi.changePayrunEntry, {
      token,
      params: { ws, id, entryId: entries[0]!.id },
      body: change,
    })

    expect(
      (await product.call(payrollApi.approvePayrun, { token, params: { ws, id }, body: {} }))
        .status,
    ).toBe(200)
  }, 60_000)

  it('are drawn, worked through by keyboard, and found by the rules', async () => {
    const clara = (await web.visitor({ token: auditor.token })).expects(/finish answered 409/)
    const page = await clara.open('/admin/audit/samples')
    await page.getByRole('button', { name: 'Draw sample' }).first().click()
    const dialog = page.getByRole('dialog', { name: 'Draw sample' })
    await dialog.getByText('3 in these days.').waitFor()
    await dialog.getByLabel('Seed').fill('7f3a-91c2')
    await dialog.getByLabel('Name').fill('Pay runs of February')
    await dialog.getByRole('button', { name: 'Draw' }).click()
    await page.getByRole('heading', { name: 'Pay runs of February' }).waitFor()
    await page.getByText('0 of 3 tested').waitFor()
    await page.getByText('Approved by someone other than the preparer').waitFor()
    await page.keyboard.press('p')
    await page.getByText('1 of 3 tested').waitFor()
    await page.keyboard.press('j')
    await page.getByText('2 of 3', { exact: true }).waitFor()
    await page.keyboard.press('e')
    await page.getByText('2 of 3 tested').waitFor()
    const note = page.getByLabel('Note', { exact: true })
    await note.fill('Prepared and approved by one person. Raised with Ada.')
    await page.getByText(/^Saved /).waitFor()
    await page.getByRole('button', { name: 'Finish' }).click()
    await page.getByText('Items without a result: 1. Mark each of them first.').waitFor()

    const [sample] = (
      await web.product.call(samplesApi.samples, {
        token: auditor.token,
        params: { ws },
        query: {},
      })
    ).body.data

    expect(sample).toMatchObject({ seed: '7F3A-91C2', passed: 1, exceptions: 1, open: 1 })

    await page.goto(`${web.url}/admin/audit/rules`)
    const hit = page.getByRole('row').filter({ hasText: 'Approved what they prepared' })
    await hit.getByText('Open', { exact: true }).waitFor()
    await hit.click()
    const look = page.getByRole('dialog', { name: 'Approved what they prepared' })
    await look.getByLabel('Note').fill('One-person company')
    await look.getByRole('button', { name: 'Reviewed' }).click()

    await page
      .getByRole('row')
      .filter({ hasText: 'One-person company' })
      .getByText('Reviewed', { exact: true })
      .waitFor()

    // Auditors change the rules.
    await page.getByRole('tab', { name: /Rules/ }).click()
    await page.getByRole('button', { name: 'Change “Pay outside its band”' }).waitFor()
  }, 60_000)

  it('keep filters of events, which their owner renames, shares and deletes', async () => {
    const page = await (await web.visitor({ token: auditor.token })).open(
      '/admin/audit?area=payroll',
    )
    await page.getByRole('button', { name: 'Save filter' }).click()
    const saving = page.getByRole('dialog', { name: 'Save filter' })
    await saving.getByLabel('Name').fill('Pay')
    await saving.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('button', { name: 'Actions for Pay' }).click()
    await page.getByRole('menuitem', { name: 'Rename or share' }).click()
    const changing = page.getByRole('dialog', { name: 'Rename or share filter' })
    await changing.getByLabel('Name').fill('All of pay')
    await changing.getByLabel('Every auditor and admin sees it').check()
    await changing.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('button', { name: 'Actions for All of pay' }).waitFor()

    // Other auditors use it and cannot change it.
    const other = await (await web.visitor({ token: admin.token })).open('/admin/audit')
    await other.getByRole('button', { name: /^All of pay/ }).click()
    await other.waitForURL(/area=payroll/)
    expect(await other.getByRole('button', { name: 'Actions for All of pay' }).count()).toBe(0)

    await page.getByRole('button', { name: 'Actions for All of pay' }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await page.getByText('Filter the events and save the filter here.').waitFor()
  }, 60_000)
})
