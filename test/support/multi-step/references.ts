import { clientsApi } from '@workledger/contracts/clients/clients.api'
import { employmentApi } from '@workledger/contracts/employment/employment.api'
import { invoicesApi } from '@workledger/contracts/invoicing/invoices.api'
import { payrollCategoriesApi } from '@workledger/contracts/payroll/payroll-categories.api'
import { projectsApi } from '@workledger/contracts/projects/projects.api'
import { structureApi } from '@workledger/contracts/structure/structure.api'
import type { MultiStepCommand } from '../in-the-middle'
import { type Company, createCompany, hire } from '../people'
import type { Product } from '../product'
import { next, rowsOf } from './company'

type Kind = 'office' | 'department' | 'designation' | 'role' | 'client' | 'allowance'
const tables = {
  office: 'offices',
  department: 'departments',
  designation: 'designations',
  role: 'roles',
  client: 'clients',
  allowance: 'payroll_categories',
}

/** Records that name others, and the removal of what nobody names. */
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
        act: () => product.call(structureApi.changeOffice, { token: admin.token, params, body: { main: true } }),
        complete: async () => expect(await rowsOf(product, 'offices', 'id = $1', params.id)).toMatchObject([{ main: true }]),
      }
    },
  },
  ...(['project', 'invoice'] as const).flatMap(ofClient),
  {
    name: 'a contract with a designation',
    appends: 2,
    reserves: 1,
    async prepare(product) {
      const { company, who, id: designation_id } = await employed(product, 'designation')
      const body = { effective_on: '2026-01-01', designation_id } as never
      return {
        act: () => product.call(employmentApi.addContract, { token: company.admin.token, params: { id: who.employee }, body }),
        async complete() {
          expect(await rowsOf(product, 'contracts', 'designation_id = $1', designation_id)).toHaveLength(1)
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
      const contract = await product.call(employmentApi.addContract, { token, params: { id: who.employee }, body })
      const params = { id: who.employee, contractId: contract.body.data.id }
      return {
        act: () => product.call(employmentApi.changeContract, { token, params, body: { designation_id } }),
        complete: () => nowNamed(product, company, 'designation', before, designation_id),
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
      const body = { type: 'allowance' as const, category_id: before, amount: '10', calculation_type: 'fixed' as const }
      const adjustment = await product.call(employmentApi.addAdjustment, { token, params, body })
      const change = { token, params: { ...params, adjustmentId: adjustment.body.data.id }, body: { ...body, category_id } }
      return {
        act: () => product.call(employmentApi.changeAdjustment, change),
        complete: () => nowNamed(product, company, 'allowance', before, category_id),
      }
    },
  },
]

/** A record that nobody names yet. */
async function named(product: Product, { ws, admin: { token } }: Pick<Company, 'ws' | 'admin'>, kind: Kind): Promise<string> {
  const [name, params] = [`${kind} ${next()}`, { ws }]
  const address = { address_line_1: '1 Road', address_line_2: 'Left' }
  const answer = {
    office: () => product.call(structureApi.addOffice, { token, params, body: { name, ...address } }),
    department: () => product.call(structureApi.addDepartment, { token, params, body: { name } }),
    designation: () => product.call(structureApi.addDesignation, { token, params, body: { name } }),
    role: () => product.call(structureApi.addRole, { token, params, body: { name, permissions: [] } }),
    client: () => product.call(clientsApi.addClient, { token, params, body: { name, contact_name: 'Ana' } }),
    allowance: () => product.call(payrollCategoriesApi.addAllowance, { token, params, body: { name } }),
  }
  return (await answer[kind]()).body.data.id
}
function remove(product: Product, { ws, admin: { token } }: Company, kind: Kind, id: string) {
  const call = { token, params: { ws, id } }
  const calls = {
    office: () => product.call(structureApi.removeOffice, call),
    department: () => product.call(structureApi.removeDepartment, call),
    designation: () => product.call(structureApi.removeDesignation, call),
    role: () => product.call(structureApi.removeRole, call),
    client: () => product.call(clientsApi.deleteClient, call),
    allowance: () => product.call(payrollCategoriesApi.deleteAllowance, call),
  }
  return calls[kind]()
}
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
          const removed = await product.owner.query(`select 1 from log.events where workspace = $1 and type ~ '(Removed|Deleted)$'`, [
            company.ws,
          ])
          expect(removed.rowCount).toBe(1)
        },
      }
    },
  }))
}

/** Somebody, and a record that their contract may name. */
async function employed(product: Product, kind: Kind) {
  const company = await createCompany(product)
  return { company, who: await hire(product, company, 'Titled'), id: await named(product, company, kind) }
}
/** The one is named and stays, the other is free to go. */
async function nowNamed(product: Product, company: Company, kind: Kind, before: string, now: string) {
  expect((await remove(product, company, kind, now)).status).toBe(409)
  expect((await remove(product, company, kind, before)).status).toBe(204)
}

/** A record of a client, and one that goes to another client. */
function ofClient(what: 'project' | 'invoice'): MultiStepCommand[] {
  const add = (product: Product, { ws, admin: { token } }: Company, client_id: string) => {
    const [params, dates] = [{ ws }, { invoice_number: 'x', invoice_date: '2026-01-10', due_date: '2026-02-10' }]
    return what === 'project'
      ? product.call(projectsApi.addProject, { token, params, body: { name: 'Project', client_id } as never })
      : product.call(invoicesApi.addInvoice, { token, params, body: { client_id, ...dates } })
  }
  return [
    {
      name: `client: ${what}`,
      appends: 2,
      reserves: 1,
      async prepare(product) {
        const company = await createCompany(product)
        const client_id = await named(product, company, 'client')
        return {
          act: () => add(product, company, client_id),
          async complete() {
            expect(await rowsOf(product, `${what}s`, 'client_id = $1', client_id)).toHaveLength(1)
            expect((await remove(product, company, 'client', client_id)).status).toBe(409)
          },
        }
      },
    },
    {
      name: `another client: ${what}`,
      appends: 3,
      reserves: 1,
      async prepare(product) {
        const company = await createCompany(product)
        const [before, client_id] = [await named(product, company, 'client'), await named(product, company, 'client')]
        const { id } = (await add(product, company, before)).body.data
        const call = { token: company.admin.token, params: { ws: company.ws, id } as never, body: { client_id } as never }
        return {
          act: () => product.call(what === 'project' ? projectsApi.changeProject : invoicesApi.changeInvoice, call),
          complete: () => nowNamed(product, company, 'client', before, client_id),
        }
      },
    },
  ]
}
