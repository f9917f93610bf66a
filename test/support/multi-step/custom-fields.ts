import { customFieldsApi as api } from '@workledger/contracts/custom-fields/custom-fields.api'
import type { MultiStepCommand } from '../in-the-middle'
import { createCompany, hire } from '../people'
import type { Product } from '../product'

/** Values in custom fields, whose kind is fixed while a value exists. */
export const customFieldCommands: readonly MultiStepCommand[] = [
  {
    name: 'a first value in a custom field',
    appends: 2,
    reserves: 1,
    async prepare(product) {
      const { set, shown, retype } = await prepared(product)
      return {
        act: () => set('M'),
        async complete() {
          expect(await shown()).toBe('M')
          expect((await retype()).status).toBe(409)
        },
      }
    },
  },
  {
    name: 'the last value of a custom field cleared',
    appends: 2,
    reserves: 0,
    async prepare(product) {
      const { set, shown, retype } = await prepared(product)
      await set('M')

      return {
        act: () => set(''),
        async complete() {
          expect(await shown()).toBeNull()
          expect((await retype()).status).toBe(200)
        },
      }
    },
  },
]

async function prepared(product: Product) {
  const company = await createCompany(product)
  const { employee } = await hire(product, company, 'Val')
  const { token } = company.admin
  const params = { id: employee }

  const body = {
    name: 'Size',
    type: 'string',
    editable: 'employee',
    visible_to: 'everyone',
    mandatory: false,
    category: 'employee',
  } as const

  const added = await product.call(api.addCustomFieldType, {
    token,
    params: { ws: company.ws },
    body,
  })

  const { id } = added.body.data

  return {
    set: (value: string) =>
      product.call(api.setCustomField, {
        token,
        params,
        body: { custom_field_type_id: id, value },
      }),
    shown: async () =>
      (await product.call(api.customFields, { token, params })).body.data[0]!.value,
    retype: () =>
      product.call(api.changeCustomFieldTypeAlone, {
        token,
        params: { id },
        body: { type: 'date' },
      }),
  }
}
