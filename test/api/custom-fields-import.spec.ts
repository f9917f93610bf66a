import { customFieldsApi as api } from '@workledger/contracts/custom-fields/custom-fields.api'
import { importApi } from '@workledger/contracts/people/import.api'
import { peopleApi } from '@workledger/contracts/people/people.api'
import Papa from 'papaparse'
import { type Company, createCompany, hire } from '../support/people'
import { type Product, startProduct } from '../support/product'
import { upload } from '../support/upload'

/**
 * Modelled on a public teaching set for HR analysts: padded cells, a manager by name, columns for
 * which the product has no field.
 */
const csv = [
  '\ufeffFirst_Name;Last_Name;EmpID;Department;Position;State;MaritalDesc;RaceDesc;DateofHire;RecruitmentSource;Note;Siblings;ManagerName',
  'Nora;Sand ;1;Production       ;Technician I;MA;Married;White;2011/07/05;LinkedIn;"Two\nlines";2;Vera King',
  'Vera;King;2;Office;Director;CT;Single;Black or African American;2008/01/07;Indeed;=1+1;0;',
  'Otto;Blank;3;Production;Technician I;TX;;Two or more races;2009/01/05;;;12;Vera King',
].join('\r\n')

describe('custom fields in files', () => {
  let product: Product
  let one: Company
  let other: Company
  let fields: Record<string, string>

  beforeAll(async () => {
    product = await startProduct()
    one = await createCompany(product, 'One')
    other = await createCompany(product, 'Other')
    fields = await define(one)
    await define(other)
  })

  afterAll(() => product?.stop())

  async function define({ ws, admin }: Company) {
    const ids: Record<string, string> = {}

    for (const [name, change] of Object.entries({
      State: {},
      MaritalDesc: {},
      RaceDesc: { visible_to: 'admin' },
      RecruitmentSource: { visible_to: 'admin' },
      Note: { type: 'paragraph' },
      Siblings: { type: 'numeric' },
      Photo: { type: 'file' },
    })) {
      const field = {
        name,
        type: 'string',
        editable: 'admin',
        visible_to: 'everyone',
        mandatory: true,
        category: 'employee',
        ...change,
      }

      const added = await product.call(api.addCustomFieldType, {
        token: admin.token,
        params: { ws },
        body: field as never,
      })

      ids[name] = added.body.data.id
    }

    return ids
  }

  const send = (
    endpoint: typeof importApi.importPreview | typeof importApi.importEmployees,
    { ws, admin }: Company,
    bytes: string,
    given: Record<string, string> = {},
  ) =>
    upload(product, endpoint, {
      token: admin.token,
      params: { ws },
      fields: given,
      files: { file: { name: 'people.csv', bytes } },
    })

  const take = async ({ ws, admin }: Company) => {
    const url = `/api/v1/workspaces/${ws}/exports/employees?sort=["first_name","ASC"]`
    return (
      await product.app.inject({
        method: 'GET',
        url,
        headers: { authorization: `Bearer ${admin.token}` },
      })
    ).body
  }

  const rows = (text: string) =>
    Papa.parse<Record<string, string>>(text.replace(/^\ufeff/, ''), {
      header: true,
      skipEmptyLines: true,
    }).data.filter((row) => row['Last name'] !== 'Tester')

  it('are found by their headings, imported, exported again and imported elsewhere: equal', async () => {
    const preview = await send(importApi.importPreview, one, csv)
    const columns = Object.fromEntries(
      preview.body.data.columns.map(({ heading, field }: any) => [heading, field]),
    )

    expect(columns).toMatchObject({
      EmpID: 'oid',
      State: fields.State,
      RaceDesc: fields.RaceDesc,
      Siblings: fields.Siblings,
    })

    expect(preview.body.data.fields.map(({ label }: any) => label)).not.toContain('Photo')
    expect(preview.body.data.rows[0]).toMatchObject({
      values: { [fields.MaritalDesc!]: 'Married', [fields.Siblings!]: '2' },
    })
    const imported = await send(importApi.importEmployees, one, csv)
    expect(imported.body.data.counts).toMatchObject({ rows: 3, added: 3, refused: 0 })
    const file = await take(one)

    expect(rows(file)).toMatchObject([
      {
        'First name': 'Nora',
        'State (custom field)': 'MA',
        MaritalDesc: 'Married',
        Note: 'Two\nlines',
        Siblings: '2',
        State: '',
      },
      {
        'First name': 'Otto',
        MaritalDesc: '',
        RaceDesc: 'Two or more races',
        RecruitmentSource: '',
        Siblings: '12',
      },
      { 'First name': 'Vera', RecruitmentSource: 'Indeed', Note: "'=1+1" },
    ])

    expect((await send(importApi.importEmployees, other, file)).body.data.counts).toMatchObject({
      added: 3,
      refused: 0,
    })

    const same = ({ Role, Office, Added, 'Pending leaves': _, ...row }: Record<string, string>) =>
      row
    expect(rows(await take(other)).map(same)).toEqual(rows(file).map(same))
    const again = await send(importApi.importEmployees, one, csv)
    expect(again.body.data.counts).toMatchObject({ unchanged: 3, updated: 0, refused: 0 })

    const changed = await send(
      importApi.importEmployees,
      one,
      csv.replace(';Married;', ';Divorced;').replace(';LinkedIn;', ';;'),
    )

    expect(changed.body.data.counts).toMatchObject({ unchanged: 2, updated: 1 })

    // Values that a file leaves out stay.
    expect(rows(await take(one))[0]).toMatchObject({
      MaritalDesc: 'Divorced',
      RecruitmentSource: 'LinkedIn',
    })
  })

  it('keep their rights and their types after an import', async () => {
    const eli = await hire(product, one, 'Eli')

    const people = await product.call(peopleApi.employees, {
      token: one.admin.token,
      params: { ws: one.ws },
      query: { q: 'Nora' },
    })

    const id = people.body.data[0]!.id
    const seen = async (token: string, of: string) =>
      (await product.call(api.customFields, { token, params: { id: of } })).body.data

    expect((await seen(one.admin.token, id)).map(({ value }) => value)).toEqual([
      'MA',
      'Divorced',
      'White',
      'LinkedIn',
      'Two\nlines',
      '2',
      null,
    ])

    expect((await seen(eli.token, eli.employee)).map(({ name }) => name)).toEqual([
      'State',
      'MaritalDesc',
      'Note',
      'Siblings',
      'Photo',
    ])

    const retype = await product.call(api.changeCustomFieldTypeAlone, {
      token: one.admin.token,
      params: { id: fields.State! },
      body: { type: 'date' },
    })

    expect([retype.status, retype.body]).toMatchObject([409, { code: 'custom_fields.has_values' }])
  })

  it('refuse a row with an invalid value, and a mapping to a missing field', async () => {
    const file = 'First name;Last name;Employee id;Kids\nAda;New;9;some\nBen;New;10;3'
    const mapping = JSON.stringify({ 3: fields.Siblings })
    const { body } = await send(importApi.importPreview, one, file, { mapping })

    expect(body.data.problems).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          row: 2,
          column: 'Kids',
          level: 'error',
          code: 'custom_fields.whole',
        }),
      ]),
    )

    expect(
      (await send(importApi.importEmployees, one, file, { mapping })).body.data.counts,
    ).toMatchObject({ added: 1, refused: 1 })
    const before = await product.events()

    for (const wrong of [{ 3: one.ws }, { 2: fields.Note, 3: fields.Note }, { 3: fields.Photo }])
      expect(
        (await send(importApi.importEmployees, one, file, { mapping: JSON.stringify(wrong) }))
          .status,
      ).toBe(422)

    expect(await product.events()).toBe(before)
  })
})
