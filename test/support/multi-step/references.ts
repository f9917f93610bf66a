import { biometricsApi } from '@workledger/contracts/biometrics/biometrics.api'
import { eventsApi } from '@workledger/contracts/calendar/events.api'
import { clientsApi } from '@workledger/contracts/clients/clients.api'
import { employmentApi } from '@workledger/contracts/employment/employment.api'
import { invoicesApi } from '@workledger/contracts/invoicing/invoices.api'
import { recurringApi } from '@workledger/contracts/invoicing/recurring.api'
import { payrollCategoriesApi } from '@workledger/contracts/payroll/payroll-categories.api'
import { projectsApi } from '@workledger/contracts/projects/projects.api'
import { structureApi } from '@workledger/contracts/structure/structure.api'
import type { MultiStepCommand } from '../in-the-middle'
import { type Company, createCompany, hire } from '../people'
import type { Answer, Product } from '../product'
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

/** Makes a record without references. */
async function named(
  product: Product,
  { ws, admin: { token } }: Pick<Company, 'ws' | 'admin'>,
  kind: Kind,
): Promise<string> {
  const [name, params] = [`${kind} ${next()}`, { ws }]
  const address = { address_line_1: '1 Road', address_line_2: 'Left' }

  const answer = {
    office: () =>
      product.call(structureApi.addOffice, { token, params, body: { name, ...address } }),
    department: () => product.call(structureApi.addDepartment, { token, params, body: { name } }),
    designation: () => product.call(structureApi.addDesignation, { token, params, body: { name } }),
    role: () =>
      product.call(structureApi.addRole, { token, params, body: { name, permissions: [] } }),
    client: () =>
      product.call(clientsApi.addClient, { token, params, body: { name, contact_name: 'Ana' } }),
    allowance: () =>
      product.call(payrollCategoriesApi.addAllowance, { token, params, body: { name } }),
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

/** Checks that the named record stays and the other one can be removed. */
async function nowNamed(
  product: Product,
  company: Company,
  kind: Kind,
  { before, now }: { before: string; now: string },
) {
  expect((await remove(product, company, kind, now)).status).toBe(409)
  expect((await remove(product, company, kind, before)).status).toBe(204)
}

/** Deleting records frees the records that they named. */
function givenUp(): MultiStepCommand[] {
  type Naming = (
    product: Product,
    company: Company,
    target: string,
  ) => Promise<() => Promise<Answer>>

  const made = async (answer: Promise<{ body: any }>): Promise<string> =>
    (await answer).body.data.id

  const contractOf = async (product: Product, company: Company, terms: object) => {
    const { token } = company.admin
    const id = (await hire(product, company, 'Titled')).employee
    const body = { effective_on: '2026-01-01', ...terms } as never

    return {
      token,
      params: {
        id,
        contractId: await made(
          product.call(employmentApi.addContract, { token, params: { id }, body }),
        ),
      },
    }
  }

  const of: Record<string, [Kind, Naming]> = {
    event: [
      'office',
      async (product, { ws, admin: { token } }, location_id) => {
        const body = {
          title: 'Party',
          event_on: '2027-05-08',
          event_time: '18:00',
          location: 'Roof',
          location_id,
        }

        const id = await made(
          product.call(eventsApi.addCompanyEvent, { token, params: { ws }, body }),
        )
        return () => product.call(eventsApi.deleteCompanyEvent, { token, params: { ws, id } })
      },
    ],
    'event, for another office': [
      'office',
      async (product, company, location_id) => {
        const { ws, admin } = company
        const other = await named(product, company, 'office')

        const body = {
          title: 'Party',
          event_on: '2027-05-08',
          event_time: '18:00',
          location: 'Roof',
          location_id,
        }

        const id = await made(
          product.call(eventsApi.addCompanyEvent, { token: admin.token, params: { ws }, body }),
        )
        const change = { token: admin.token, params: { ws, id }, body: { location_id: other } }

        return () => product.call(eventsApi.changeCompanyEvent, change)
      },
    ],
    device: [
      'office',
      async (product, { ws, admin: { token } }, location_id) => {
        const body = { name: 'Door', serial_no: `G${next()}`, location_id }
        const id = await made(
          product.call(biometricsApi.addDevice, { token, params: { ws }, body }),
        )
        return () => product.call(biometricsApi.deleteDevice, { token, params: { ws, id } })
      },
    ],
    'device, at another office': [
      'office',
      async (product, company, location_id) => {
        const { ws, admin } = company
        const other = await named(product, company, 'office')
        const body = { name: 'Door', serial_no: `G${next()}`, location_id }
        const id = await made(
          product.call(biometricsApi.addDevice, { token: admin.token, params: { ws }, body }),
        )

        return () =>
          product.call(biometricsApi.changeDevice, {
            token: admin.token,
            params: { ws, id },
            body: { location_id: other },
          })
      },
    ],
    project: [
      'client',
      async (product, { ws, admin: { token } }, client_id) => {
        const id = await made(
          product.call(projectsApi.addProject, {
            token,
            params: { ws },
            body: { name: 'Project', client_id } as never,
          }),
        )
        return () => product.call(projectsApi.deleteProject, { token, params: { ws, id } })
      },
    ],
    invoice: [
      'client',
      async (product, { ws, admin: { token } }, client_id) => {
        const body = {
          client_id,
          invoice_number: 'x',
          invoice_date: '2026-01-10',
          due_date: '2026-02-10',
        }

        const id = await made(product.call(invoicesApi.addInvoice, { token, params: { ws }, body }))
        return () => product.call(invoicesApi.deleteInvoice, { token, params: { ws, id } })
      },
    ],
    contract: [
      'designation',
      async (product, company, designation_id) => {
        const call = await contractOf(product, company, { designation_id })
        return () => product.call(employmentApi.deleteContract, call)
      },
    ],
    adjustment: [
      'allowance',
      async (product, company, category_id) => {
        const { token, params } = await contractOf(product, company, {})

        const body = {
          type: 'allowance' as const,
          category_id,
          amount: '10',
          calculation_type: 'fixed' as const,
        }

        const adjustmentId = await made(
          product.call(employmentApi.addAdjustment, { token, params, body }),
        )

        return () =>
          product.call(employmentApi.deleteAdjustment, {
            token,
            params: { ...params, adjustmentId },
          })
      },
    ],
  }

  return Object.entries(of).map(([name, [kind, naming]]) => ({
    name: `given up: ${name}`,
    appends: 2,
    // A record that changes its target first claims the new one.
    reserves: name.includes(', ') ? 1 : 0,
    long: true,
    async prepare(product) {
      const company = await createCompany(product)
      const target = await named(product, company, kind)

      return {
        act: await naming(product, company, target),
        complete: async () =>
          expect((await remove(product, company, kind, target)).status).toBe(204),
      }
    },
  }))
}

/** A record of a client, and one that moves to another client. */
function ofClient(what: 'project' | 'invoice' | 'recurring_invoice'): MultiStepCommand[] {
  const add = (product: Product, { ws, admin: { token } }: Company, client_id: string) => {
    const [params, dates] = [
      { ws },
      { invoice_number: 'x', invoice_date: '2026-01-10', due_date: '2026-02-10' },
    ]

    if (what === 'project')
      return product.call(projectsApi.addProject, {
        token,
        params,
        body: { name: 'Project', client_id } as never,
      })

    if (what === 'invoice')
      return product.call(invoicesApi.addInvoice, { token, params, body: { client_id, ...dates } })

    const lines = [{ description: 'Retainer', quantity: '1', unit_price: '10' }]

    const body = {
      client_id,
      due_days: 14,
      lines,
      every: 1,
      unit: 'month' as const,
      first_on: '2199-01-31',
    }

    return product.call(recurringApi.addRecurringInvoice, { token, params, body })
  }

  const change = {
    project: projectsApi.changeProject,
    invoice: invoicesApi.changeInvoice,
    recurring_invoice: recurringApi.changeRecurringInvoice,
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

        const [before, client_id] = [
          await named(product, company, 'client'),
          await named(product, company, 'client'),
        ]

        const { id } = (await add(product, company, before)).body.data

        const call = {
          token: company.admin.token,
          params: { ws: company.ws, id } as never,
          body: { client_id } as never,
        }

        return {
          act: () => product.call(change[what] as typeof invoicesApi.changeInvoice, call),
          complete: () => nowNamed(product, company, 'client', { before, now: client_id }),
        }
      },
    },
  ]
}
