import { customFieldsApi } from '@workledger/contracts/custom-fields/custom-fields.api'
import { type Company, createCompany, hire, type Person } from '../support/people'
import { axeFindings, inTheme } from './support/axe'
import { overflows, readIn, settled } from './support/document'
import { inBrowser } from './support/in-browser'
import { fromRowMenu } from './support/row-menu'

describe('a custom field', () => {
  const web = inBrowser()
  let company: Company
  let eli: Person

  beforeAll(async () => {
    company = await createCompany(web.product)
    eli = await hire(web.product, company, 'Eli')
  })

  const fieldsOf = async (who: Person) =>
    (
      await web.product.call(customFieldsApi.customFields, {
        token: who.token,
        params: { id: eli.employee },
      })
    ).body.data

  it('is added by an admin, filled in by the employee, and told to whom it is for', async () => {
    const ada = await web.visitor({ token: company.admin.token })
    const settings = await ada.open('/custom_fields?tab=employee')
    await settings.getByText('No custom fields yet').waitFor()
    await settings.getByRole('button', { name: 'Add custom field' }).first().click()
    const dialog = settings.getByRole('dialog', { name: 'Add custom field' })
    await dialog.getByRole('button', { name: 'Save' }).click()

    for (const sentence of [
      'Please input the Custom Field Name!',
      'Please input the Custom Field Type!',
      'Select from below!',
      'Select the visibility!',
      'Select Editable!',
    ])
      await dialog.getByText(sentence).waitFor()

    await dialog.getByLabel('Custom Field Name').fill('Shirt size')
    await dialog.getByRole('combobox', { name: 'Type' }).click()
    await settings.getByRole('option', { name: 'String' }).click()
    await dialog.getByRole('group', { name: 'Required' }).getByText('Yes').click()
    await dialog.getByRole('group', { name: 'Visible To' }).getByText('Everyone').click()
    await dialog.getByRole('group', { name: 'Editable' }).getByText('Employee').click()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await settings.getByText('New Custom Field Added').waitFor()
    await settings.getByRole('row').filter({ hasText: 'Shirt size' }).waitFor()
    const definition = { category: 'employee', mandatory: false } as const

    for (const body of [
      { ...definition, name: 'Clearance', type: 'string', visible_to: 'admin', editable: 'admin' },
      {
        ...definition,
        name: 'Badge photo',
        type: 'file',
        visible_to: 'everyone',
        editable: 'employee',
      },
    ] as const)
      await web.product.call(customFieldsApi.addCustomFieldType, {
        token: company.admin.token,
        params: { ws: company.ws },
        body,
      })

    const own = await (await web.visitor({ token: eli.token })).open('/my_profile')
    const form = own.locator('form').filter({ hasText: 'Custom fields' })
    await form.getByLabel('Shirt size').waitFor()
    expect(await form.getByLabel('Clearance').count()).toBe(0)
    await form.getByRole('button', { name: 'Save' }).click()
    await form.getByText('Required!').waitFor()
    await form.getByLabel('Shirt size').fill('M')

    await form.locator('input[type=file]').setInputFiles({
      name: 'eli.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.7 eli'),
    })

    await form.getByRole('button', { name: 'Save' }).click()
    await own.getByText('Information Updated').waitFor()
    await form.getByRole('button', { name: 'Download eli.pdf' }).waitFor()

    expect((await fieldsOf(company.admin)).map(({ value }) => value)).toEqual([
      'M',
      null,
      'eli.pdf',
    ])

    const page = await ada.open(`/admin/employees/${eli.employee}/profile`)
    const card = page.locator('form').filter({ hasText: 'Custom fields' })
    await card.getByLabel('Clearance').fill('Level 2')
    await card.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Information Updated').waitFor()
    await card.getByRole('button', { name: 'Remove the file' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove the file' }).click()
    await page.getByText('File removed').waitFor()
    await card.getByRole('button', { name: 'History of the custom fields' }).click()
    const history = page.getByRole('dialog', { name: 'History' })
    await history.getByText('Level 2').waitFor()

    expect((await fieldsOf(company.admin)).map(({ value }) => value)).toEqual([
      'M',
      'Level 2',
      null,
    ])
  })

  it('is deleted once an admin has said yes to that', async () => {
    const page = await (await web.visitor({ token: company.admin.token })).open(
      '/admin/custom_fields?tab=employee',
    )
    await fromRowMenu(page, 'Clearance', 'Delete')

    await page
      .getByRole('alertdialog', { name: 'Delete Clearance?' })
      .getByRole('button', { name: 'Delete' })
      .click()

    await page.getByText('Custom Field Type Deleted Successfully').waitFor()

    expect((await fieldsOf(company.admin)).map(({ name }) => name)).toEqual([
      'Shirt size',
      'Badge photo',
    ])

    const denied = await (await web.visitor({ token: eli.token })).open('/admin/custom_fields')
    await settled(denied)
    expect(await denied.getByText('Shirt size').count()).toBe(0)
  })

  it('is there on a phone and in Arabic', async () => {
    const visitor = await web.visitor({ token: company.admin.token })
    await visitor.context.addCookies([{ name: 'language', value: 'ar', url: web.url }])
    const page = await visitor.open('/admin/custom_fields?tab=employee')
    await settled(page)
    expect(await readIn(page)).toEqual({ lang: 'ar', dir: 'rtl' })
    await page.getByRole('button', { name: 'أضف حقلًا مخصصًا' }).click()
    await page.getByRole('dialog').waitFor()
    expect(await overflows(page, [320, 390])).toEqual([])
    await inTheme(page, 'dark')
    expect(await axeFindings(page)).toEqual([])
  })
})
