import { factorsApi } from '@workledger/contracts/access/factors.api'
import { clientsApi } from '@workledger/contracts/clients/clients.api'
import { peopleApi } from '@workledger/contracts/people/people.api'
import { Secret, TOTP } from 'otpauth'
import { makeOperator } from '../support/operators'
import { type Company, createCompany, hire, PASSWORD } from '../support/people'
import type { Product } from '../support/product'
import { alter } from '../support/stored'
import { axeFindings, axeInBothThemes } from './support/axe'
import { overflows, settled } from './support/document'
import { inBrowser } from './support/in-browser'

/** Adds an authenticator app to a person's account. */
async function addFactor(product: Product, token: string): Promise<void> {
  const started = await product.call(factorsApi.startAuthenticator, {
    token,
    body: { current_password: PASSWORD },
  })
  const { id, secret } = started.body.data

  const confirmed = await product.call(factorsApi.confirmAuthenticator, {
    token,
    params: { factor: id },
    body: { code: new TOTP({ secret: Secret.fromBase32(secret) }).generate(), name: 'My phone' },
  })
  expect(confirmed.status).toBe(200)
}

const factors = async (product: Product): Promise<number> =>
  (await product.owner.query('select count(*)::int as n from vault.factors')).rows[0].n

describe('Operations', () => {
  const web = inBrowser({ workers: true })
  let company: Company
  let other: Company

  beforeAll(async () => {
    company = await createCompany(web.product)
    other = await createCompany(web.product, 'Southwind')
    await makeOperator(web.product, company.admin)
    const { token } = company.admin
    const params = { ws: company.ws }
    const helios = { name: 'Helios', contact_name: 'Ola Nord', contact_email: 'ola@helios.example' }
    await web.product.call(clientsApi.addClient, { token, params, body: helios })

    const invited = {
      first_name: 'Ines',
      last_name: 'Duarte',
      email: 'ines@example.com',
      invite: true,
    }

    await web.product.call(peopleApi.addEmployee, { token, params, body: invited })

    // A row that the read table refuses represents any unforeseen fault.
    await web.product.owner.query(`
      create function refuse_row() returns trigger language plpgsql as $$ begin
        if new.name = 'Frozen' then raise exception 'this row is refused' using errcode = '22000'; end if; return new; end $$;
      create trigger refuse before insert or update on read.clients for each row execute function refuse_row()`)
  })

  it('tells the author of a blocked record, shows the waiting events, and skips the event with a reason; no other workspace sees it', async () => {
    const ada = await web.visitor({ token: company.admin.token })
    const clients = await ada.open('/admin/clients')
    await clients.getByText('Helios', { exact: true }).click()
    await clients.getByLabel('Client name').fill('Frozen')
    await clients.getByRole('button', { name: 'Save' }).click()
    await clients.getByText(/Saved, but this record is blocked/).waitFor()

    const page = await ada.open('/admin/operations')
    const card = page.getByRole('region', { name: 'Blocked stream' })
    await card.getByText(/clients could not apply ClientChanged/).waitFor()
    await card.getByText('this row is refused').waitFor()
    await page.getByText('1 blocked stream').first().waitFor()
    expect(await axeInBothThemes(page)).toEqual([])
    expect(await overflows(page, [320, 390, 1024])).toEqual([])

    const southwind = await (await web.visitor({ token: other.admin.token })).open(
      '/admin/operations',
    )
    await southwind.getByText('All systems work').waitFor()
    expect(
      await southwind.getByRole('heading', { name: /Projections|Blocked stream/ }).count(),
    ).toBe(0)

    await card.getByRole('button', { name: 'Retry' }).click()
    await page.getByText('Retried; the stream is still blocked.').waitFor()
    const skip = card.getByRole('button', { name: 'Skip event' })
    expect(await skip.isDisabled()).toBe(true)
    await card.getByLabel('Reason for skipping').fill('The name was typed by mistake.')
    await skip.click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Skip event' }).click()
    await page.getByText('Event skipped.').waitFor()
    await card.waitFor({ state: 'detached' })
    const { rows } = await web.product.owner.query('select name from read.clients')
    expect(rows).toEqual([{ name: 'Helios' }])
  })

  it('begins to rebuild the tables of a projection, and cancels it', async () => {
    const page = await (await web.visitor({ token: company.admin.token })).open('/admin/operations')
    await page.getByRole('button', { name: 'Rebuild attendance', exact: true }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Rebuild' }).click()
    await page.getByText('Rebuild started.').waitFor()
    await page.getByRole('progressbar', { name: 'Rebuilding attendance', exact: true }).waitFor()
    await page.getByText('1 rebuild').waitFor()
    await page.getByRole('button', { name: 'Cancel the rebuild of attendance' }).click()
    await page.getByText('Rebuild cancelled.').waitFor()
    await page.getByRole('button', { name: 'Rebuild attendance', exact: true }).waitFor()
  })

  it('calls a mail that is only in the outbox so, and tells its history', async () => {
    const page = await (await web.visitor({ token: company.admin.token })).open(
      '/admin/operations?tab=messages',
    )
    const row = page.getByRole('row').filter({ hasText: 'ines@example.com' }).first()
    await row.getByText('Written to outbox').waitFor()
    await page.getByRole('button', { name: /^Status: / }).click()
    await page.getByRole('menuitemradio', { name: 'Sent' }).click()
    await page.getByText('Nothing matches this search.').waitFor()
    await page.getByRole('button', { name: /^Status: / }).click()
    await page.getByRole('menuitemradio', { name: 'Written to outbox' }).click()
    await row.getByRole('button', { name: /Actions for the message to/ }).click()
    await page.getByRole('menuitem', { name: 'History' }).click()
    const history = page.getByRole('dialog', { name: 'History' })
    await history.getByText('Written to outbox').waitFor()
    await history.getByText('To be sent').waitFor()
    expect(await axeFindings(page)).toEqual([])
  })

  it('announces a text to all people and withdraws it', async () => {
    const ada = await web.visitor({ token: company.admin.token })
    const page = await ada.open('/admin/operations?tab=announcements')
    await page.getByRole('button', { name: 'Add announcement' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add announcement' })
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.getByText('Required!').waitFor()
    expect(await axeFindings(page)).toEqual([])

    await dialog
      .getByLabel('Text', { exact: false })
      .first()
      .fill('Closed for stocktaking on Friday.')

    await dialog.getByRole('button', { name: 'Save' }).click()

    await page
      .getByRole('row')
      .filter({ hasText: 'Closed for stocktaking' })
      .getByText('Shown now')
      .waitFor()

    const reader = await (await web.visitor({ token: other.admin.token })).open('/dashboard')
    await reader.getByText('Closed for stocktaking on Friday.').waitFor()
    await page.getByRole('button', { name: /^Actions for Closed/ }).click()
    await page.getByRole('menuitem', { name: 'Withdraw' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click()

    await page
      .getByRole('row')
      .filter({ hasText: 'Closed for stocktaking' })
      .getByText('Withdrawn')
      .waitFor()

    await page.getByRole('button', { name: /^Actions for Closed/ }).click()
    await page.getByRole('menuitem', { name: 'History' }).click()
    const history = page.getByRole('dialog', { name: 'History' })
    await history.getByText('Announcement withdrawn', { exact: true }).waitFor()
    await history.getByText('Closed for stocktaking on Friday.', { exact: true }).last().waitFor()
    expect(await axeFindings(page)).toEqual([])
    await page.keyboard.press('Escape')
    await reader.reload()
    await settled(reader)
    expect(await reader.getByText('Closed for stocktaking on Friday.').count()).toBe(0)
  })

  it('resets the second factors of a person of two companies, after a confirmation', async () => {
    const kim = await hire(web.product, company, 'Kim')
    await addFactor(web.product, kim.token)

    const visitor = await web.visitor({ token: company.admin.token })
    const page = await visitor.expects(/reset answered 422/).open('/admin/operations')
    await page.getByRole('button', { name: 'Reset second factors' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Address that the person signs in with').fill(kim.email)
    await dialog.getByLabel('Reason').fill('Phone lost, called back')
    await dialog.getByLabel('Your current password').fill('wrong')
    expect(await axeInBothThemes(page)).toEqual([])
    expect(await overflows(page, [320, 390])).toEqual([])
    const send = dialog.getByRole('button', { name: 'Reset', exact: true })
    const ask = page.getByRole('alertdialog', { name: `Reset the second factors of ${kim.email}?` })

    // Nothing happens without the confirmation, and what is typed stays.
    await send.click()
    await ask.getByRole('button', { name: 'Cancel' }).click()
    await send.click()
    await ask.getByRole('button', { name: 'Reset', exact: true }).click()
    await dialog
      .getByText(/password/i)
      .last()
      .waitFor()
    expect(await factors(web.product)).toBe(1)

    await dialog.getByLabel('Your current password').fill(PASSWORD)
    await send.click()
    await ask.getByRole('button', { name: 'Reset', exact: true }).click()
    await page.getByText('Second factors reset').waitFor()
    expect(await factors(web.product)).toBe(0)
  })

  it('offers the reset to operators only', async () => {
    const page = await (await web.visitor({ token: other.admin.token })).open('/admin/operations')
    await page.getByText('All systems work').waitFor()
    expect(await page.getByRole('button', { name: 'Reset second factors' }).count()).toBe(0)
  })

  // The log stays altered, so nothing can be written from here on.
  it('shows operators the finding in the event log, and administrators that nothing can be changed', async () => {
    await alter(web.product.owner, '3')
    await web.product.guard.verify('whole')
    const page = await (await web.visitor({ token: company.admin.token })).open('/admin/operations')
    const card = page.getByRole('region', { name: 'The event log was changed' })
    await card.getByText('Event 3 was altered:').waitFor()
    await card.getByText('npm run verify').waitFor()
    await page.getByText('Read-only').first().waitFor()
    expect(await axeInBothThemes(page)).toEqual([])
    expect(await overflows(page, [320, 390, 1024])).toEqual([])
    const southwind = await (await web.visitor({ token: other.admin.token })).open(
      '/admin/operations',
    )
    await southwind
      .getByText('The workspace is read-only until an operator resolves this.', { exact: false })
      .waitFor()
    expect(await southwind.getByText('npm run verify').count()).toBe(0)
  })
})
