import { employmentApi } from '@workledger/contracts/employment/employment.api'
import { structureApi } from '@workledger/contracts/structure/structure.api'
import type { MultiStepCommand } from '../in-the-middle'
import { createCompany, hire } from '../people'
import type { Product } from '../product'
import { rowsOf } from './company'
import { givenUp } from './given-up'
import { Kind, named, nowNamed, remove, tables } from './named-records'
import { ofClient } from './records-of-client'

/** Records that name others, and the removal of records without references. */
export const referenceCommands: readonly MultiStepCommand[] = [
  ...removals(),
  {
    name: 'a new main office',
    appends: 2,
    reserves: 1,
    async prepare(product) {
      const { ws, admin } = await createCompany(product)
      const params = { ws, id: await named(product, { ws, admin }, 'office') }

      return {
        act: () =>
          product.call(structureApi.changeOffice, {
            token: admin.token,
            params,
            body: { main: true },
          }),
        complete: async () =>
          expect(await rowsOf(product, 'offices', 'id = $1', params.id)).toMatchObject([
            { main: true },
          ]),
      }
    },
  },
  ...(['project', 'invoice', 'recurring_invoice'] as const).flatMap(ofClient),
  ...givenUp(),
  {
    name: 'a contract with a designation',
    appends: 2,
    reserves: 1,
    async prepare(product) {
      const { company, who, id: designation_id } = await employed(product, 'designation')
      const body = { effective_on: '2026-01-01', designation_id } as never

      return {
        act: () =>
          product.call(employmentApi.addContract, {
            token: company.admin.token,
            params: { id: who.employee },
            body,
          }),
        async complete() {
          expect(
            await rowsOf(product, 'contracts', 'designation_id = $1', designation_id),
          ).toHaveLength(1)
          expect((await remove(product, company, 'designation', designation_id)).status).toBe(409)
        },
      }
    },
  },
  {
    name: 'a contract that gets another designation',
    appends: 3,
    reserves: 1,
    async prepare(product) {
      const { company, who, id: before } = await employed(product, 'designation')
      const { token } = company.admin
      const designation_id = await named(product, company, 'designation')
      const body = { effective_on: '2026-01-01', designation_id: before } as never

      const contract = await product.call(employmentApi.addContract, {
        token,
        params: { id: who.employee },
        body,
      })

      const params = { id: who.employee, contractId: contract.body.data.id }

      return {
        act: () =>
          product.call(employmentApi.changeContract, { token, params, body: { designation_id } }),
        complete: () => nowNamed(product, company, 'designation', { before, now: designation_id }),
      }
    },
  },
  {
    name: 'an adjustment that gets another category',
    appends: 3,
    reserves: 1,
    async prepare(product) {
      const { company, who, id: before } = await employed(product, 'allowance')
      const { token } = company.admin
      const category_id = await named(product, company, 'allowance')

      const contract = await product.call(employmentApi.addContract, {
        token,
        params: { id: who.employee },
        body: { effective_on: '2026-01-01' },
      })

      const params = { id: who.employee, contractId: contract.body.data.id }

      const body = {
        type: 'allowance' as const,
        category_id: before,
        amount: '10',
        calculation_type: 'fixed' as const,
      }

      const adjustment = await product.call(employmentApi.addAdjustment, { token, params, body })

      const change = {
        token,
        params: { ...params, adjustmentId: adjustment.body.data.id },
        body: { ...body, category_id },
      }

      return {
        act: () => product.call(employmentApi.changeAdjustment, change),
        complete: () => nowNamed(product, company, 'allowance', { before, now: category_id }),
      }
    },
  },
]

function removals(): MultiStepCommand[] {
  return (Object.keys(tables) as Kind[]).map((kind) => ({
    name: `removal: ${kind}`,
    appends: 2,
    reserves: 0,
    async prepare(product) {
      const company = await createCompany(product)
      const id = await named(product, company, kind)

      return {
        act: () => remove(product, company, kind, id),
        async complete() {
          expect(await rowsOf(product, tables[kind], 'id = $1', id)).toEqual([])
          const removed = await product.stored(
            ({ workspace, type }) => workspace === company.ws && /(Removed|Deleted)$/.test(type),
          )
          expect(removed).toHaveLength(1)
        },
      }
    },
  }))
}

/** Makes a person, and a record that their contract may name. */
async function employed(product: Product, kind: Kind) {
  const company = await createCompany(product)
  return {
    company,
    who: await hire(product, company, 'Titled'),
    id: await named(product, company, kind),
  }
}
