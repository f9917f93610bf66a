import { upload } from '../upload'
import { document, endpointNamed, type Making } from './making'

/** Makes file fields of the company and of employees, each with a value. */
export async function makeCustomFields({ product, company, employee, ids, params, make }: Making) {
  const { ws, admin } = company
  const held = { type: 'file', editable: 'employee', visible_to: 'everyone', mandatory: false }

  await make('addCustomFieldType', 'company file', {
    params: { ws },
    body: { ...held, name: 'Certificate', category: 'company' },
  })

  await make('addCustomFieldType', 'custom_field_types', {
    params: { ws },
    body: { ...held, name: 'Badge', category: 'employee' },
  })

  const values: [name: string, field: string, where: Record<string, string>][] = [
    ['setCompanyField', ids['company file']!, { ws }],
    ['setCustomField', ids.custom_field_types!, { id: employee.employee }],
  ]

  for (const [name, field, where] of values) {
    const kept = await upload(product, endpointNamed(name), {
      token: admin.token,
      params: where,
      fields: { custom_field_type_id: field },
      files: { value: document },
    })

    if (kept.status !== 200) throw new Error(`${name}: ${kept.status} ${JSON.stringify(kept.body)}`)
  }

  params.companyFieldFile = { fieldId: ids['company file']! }
}
