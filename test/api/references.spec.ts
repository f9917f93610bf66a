import { clientsApi } from '@workledger/contracts/clients/clients.api'
import { employmentApi } from '@workledger/contracts/employment/employment.api'
import { invoicesApi } from '@workledger/contracts/invoicing/invoices.api'
import { recurringApi } from '@workledger/contracts/invoicing/recurring.api'
import { payrollCategoriesApi } from '@workledger/contracts/payroll/payroll-categories.api'
import { peopleApi } from '@workledger/contracts/people/people.api'
import { projectsApi } from '@workledger/contracts/projects/projects.api'
import { structureApi } from '@workledger/contracts/structure/structure.api'
import { type Company, createCompany, hire, type Person } from '../support/people'
import { type Answer, type Product, startProduct } from '../support/product'

let made = 0

/** A record that others name: how to add, remove and name it. */
interface Named {
  readonly name: string
  readonly table: string
  readonly refused: string
  add(company: Company): Promise<string>
  remove(company: Company, id: string): Promise<Answer>
  /** Names it, in a way that can be repeated for another record. */
  place(company: Company, person: Person, id: string): Promise<Answer>
  /** SQL of the number of records that name it. */
  readonly names: string
}

describe('naming a record and removing it at the same moment', () => {
  let product: Product

  beforeAll(async () => {
    product = await startProduct()
  })

  afterAll(async () => {
    expect(product.errors).toEqual([])
    await product.stop()
  })

  const change = ({ ws, admin }: Company, { employee }: Person, body: object) =>
    product.call(peopleApi.changeEmployee, {
      token: admin.token,
      params: { ws, id: employee },
      body,
    })

  const contract = (company: Company, { employee }: Person, body: object) =>
    product.call(employmentApi.addContract, {
      token: company.admin.token,
      params: { id: employee },
      body: {
        effective_on: `2026-01-${String((made++ % 28) + 1).padStart(2, '0')}`,
        ...body,
      } as never,
    })

  const client = (company: Company) => ({ token: company.admin.token, params: { ws: company.ws } })

  const all: readonly Named[] = [
    {
      name: 'an office',
      table: 'offices',
      refused: 'structure.in_use',
      names: 'select 1 from read.employees where location_id = $1',
      add: async (company) => {
        const body = { name: `Office ${made++}`, address_line_1: '1 Road', address_line_2: 'Left' }
        return (await product.call(structureApi.addOffice, { ...client(company), body })).body.data
          .id
      },
      remove: ({ ws, admin }, id) =>
        product.call(structureApi.removeOffice, { token: admin.token, params: { ws, id } }),
      place: (company, person, id) => change(company, person, { location_id: id }),
    },
    {
      name: 'an office that becomes the main one',
      table: 'offices',
      refused: 'structure.in_use',
      names: 'select 1 from read.offices where id = $1 and main',
      add: (company) => all[0]!.add(company),
      remove: (company, id) => all[0]!.remove(company, id),
      place: ({ ws, admin }, _, id) =>
        product.call(structureApi.changeOffice, {
          token: admin.token,
          params: { ws, id },
          body: { main: true },
        }),
    },
    {
      name: 'a department',
      table: 'departments',
      refused: 'structure.in_use',
      names: 'select 1 from read.employees where department_id = $1',
      add: async (company) =>
        (
          await product.call(structureApi.addDepartment, {
            ...client(company),
            body: { name: `Department ${made++}` },
          })
        ).body.data.id,
      remove: ({ ws, admin }, id) =>
        product.call(structureApi.removeDepartment, { token: admin.token, params: { ws, id } }),
      place: (company, person, id) => change(company, person, { department_id: id }),
    },
    {
      name: 'a role',
      table: 'roles',
      refused: 'structure.role_in_use',
      names: 'select 1 from read.employees where role_id = $1',
      add: async (company) =>
        (
          await product.call(structureApi.addRole, {
            ...client(company),
            body: { name: `Role ${made++}`, permissions: ['manage_surveys'] },
          })
        ).body.data.id,
      remove: ({ ws, admin }, id) =>
        product.call(structureApi.removeRole, { token: admin.token, params: { ws, id } }),
      place: (company, person, id) => change(company, person, { role_id: id }),
    },
    {
      name: 'a designation',
      table: 'designations',
      refused: 'structure.designation_in_use',
      names: 'select 1 from read.contracts where designation_id = $1',
      add: async (company) =>
        (
          await product.call(structureApi.addDesignation, {
            ...client(company),
            body: { name: `Designation ${made++}` },
          })
        ).body.data.id,
      remove: ({ ws, admin }, id) =>
        product.call(structureApi.removeDesignation, { token: admin.token, params: { ws, id } }),
      place: (company, person, designation_id) => contract(company, person, { designation_id }),
    },
    {
      name: 'a client of a project',
      table: 'clients',
      refused: 'client.in_use',
      names: 'select 1 from read.projects where client_id = $1',
      add: async (company) =>
        (
          await product.call(clientsApi.addClient, {
            ...client(company),
            body: { name: `Client ${made++}`, contact_name: 'Ana' },
          })
        ).body.data.id,
      remove: ({ ws, admin }, id) =>
        product.call(clientsApi.deleteClient, { token: admin.token, params: { ws, id } }),
      place: (company, _, client_id) =>
        product.call(projectsApi.addProject, {
          ...client(company),
          body: { name: `Project ${made++}`, client_id } as never,
        }),
    },
    {
      name: 'a client of an invoice',
      table: 'clients',
      refused: 'client.in_use',
      names: 'select 1 from read.invoices where client_id = $1',
      add: (company) => all.find(({ name }) => name === 'a client of a project')!.add(company),
      remove: (company, id) =>
        all.find(({ name }) => name === 'a client of a project')!.remove(company, id),
      place: (company, _, client_id) => {
        const body = {
          client_id,
          invoice_number: 'x',
          invoice_date: '2026-01-10',
          due_date: '2026-02-10',
        }
        return product.call(invoicesApi.addInvoice, { ...client(company), body })
      },
    },
    {
      name: 'a client of a recurring invoice',
      table: 'clients',
      refused: 'client.in_use',
      names: 'select 1 from read.recurring_invoices where client_id = $1',
      add: (company) => all.find(({ name }) => name === 'a client of a project')!.add(company),
      remove: (company, id) =>
        all.find(({ name }) => name === 'a client of a project')!.remove(company, id),
      place: (company, _, client_id) => {
        const lines = [{ description: 'Retainer', quantity: '1', unit_price: '10' }]

        const body = {
          client_id,
          due_days: 14,
          lines,
          every: 1,
          unit: 'month' as const,
          first_on: '2199-01-31',
        }

        return product.call(recurringApi.addRecurringInvoice, { ...client(company), body })
      },
    },
    {
      name: 'an allowance',
      table: 'payroll_categories',
      refused: 'payroll.category_in_use',
      names: 'select 1 from read.contract_adjustments where category_id = $1',
      add: async (company) =>
        (
          await product.call(payrollCategoriesApi.addAllowance, {
            ...client(company),
            body: { name: `Allowance ${made++}` },
          })
        ).body.data.id,
      remove: ({ ws, admin }, id) =>
        product.call(payrollCategoriesApi.deleteAllowance, {
          token: admin.token,
          params: { ws, id },
        }),
      async place({ admin: { token } }, { employee: id }, category_id) {
        const [first] = (await product.call(employmentApi.contracts, { token, params: { id } }))
          .body.data

        const body = {
          type: 'allowance' as const,
          category_id,
          amount: '10',
          calculation_type: 'fixed',
        }

        return product.call(employmentApi.addAdjustment, {
          token,
          params: { id, contractId: first!.id },
          body: body as never,
        })
      },
    },
  ]

  const count = async (query: string, id: string) =>
    (await product.owner.query(query, [id])).rowCount

  for (const { name, table, refused, add, remove, place, names } of all)
    it(`${name}: one of both is refused`, async () => {
      const company = await createCompany(product)
      const person = await hire(product, company, 'Mover')
      await contract(company, person, {})

      for (let round = 0; round < 6; round++) {
        const id = await add(company)
        const both = [() => place(company, person, id), () => remove(company, id)]
        // The order varies, and both arrive while the tables show nothing of the other.
        product.projector.close()
        const running = (round % 2 ? both : both.toReversed()).map((call) => call())
        await Promise.race(running)
        product.projector.open()
        const answers = await Promise.all(running)
        await product.settled()
        const placed = (await count(names, id))! > 0

        expect([
          round,
          placed,
          await count(`select 1 from read.${table} where id = $1`, id),
        ]).toEqual([round, placed, placed ? 1 : 0])

        const [no, ...more] = answers.filter(({ status }) => status >= 400)
        expect(more).toEqual([])

        if (placed) expect(no).toMatchObject({ status: 409, body: { code: refused } })
        // 404 if the removal had already finished.
        else expect([404, 422]).toContain(no?.status)
      }
    }, 60_000)

  it('refuses to remove a named record, writing nothing, until no record names it', async () => {
    const company = await createCompany(product)
    const { ws, admin } = company
    const { token } = admin
    const person = await hire(product, company, 'Holder')
    const kinds = Object.fromEntries(all.map((kind) => [kind.name, kind]))
    const gone = async (kind: string, id: string) =>
      expect([kind, (await kinds[kind]!.remove(company, id)).status]).toEqual([kind, 204])

    const stays = async (kind: string, id: string) => {
      const before = await product.events(ws)

      expect(await kinds[kind]!.remove(company, id)).toMatchObject({
        status: 409,
        body: { code: kinds[kind]!.refused },
      })

      expect(await product.events(ws)).toBe(before)
    }

    const office = await kinds['an office']!.add(company)
    await change(company, person, { location_id: office })
    await stays('an office', office)
    const main = (
      await product.call(structureApi.offices, { token, params: { ws } })
    ).body.data.find((each) => each.main)!
    await change(company, person, { location_id: main.id })
    await gone('an office', office)

    // The company moves its main office; the founder and all hired people still work in the first
    // one.
    const next = await kinds['an office']!.add(company)
    await kinds['an office that becomes the main one']!.place(company, person, next)
    await stays('an office', main.id)
    for (const who of [admin, person]) await change(company, who, { location_id: next })
    await gone('an office', main.id)

    expect(await kinds['an office']!.remove(company, next)).toMatchObject({
      status: 409,
      body: { code: 'structure.main_office' },
    })

    const designation = await kinds['a designation']!.add(company)
    const other = await kinds['a designation']!.add(company)
    const { id: contractId } = (await contract(company, person, { designation_id: designation }))
      .body.data as { id: string }
    await stays('a designation', designation)
    const params = { id: person.employee, contractId }

    await product.call(employmentApi.changeContract, {
      token,
      params,
      body: { designation_id: other } as never,
    })

    await gone('a designation', designation)
    await stays('a designation', other)

    const listed = await product.call(structureApi.designations, {
      token,
      params: { ws },
      query: { employee_count: true },
    })

    expect(listed.body.data.find(({ id }) => id === other)).toMatchObject({ employees_count: 1 })
    expect(listed.body.data.filter(({ employees_count }) => employees_count !== 0)).toHaveLength(1)

    const allowance = await kinds['an allowance']!.add(company)
    const adjustmentId = (
      (await kinds['an allowance']!.place(company, person, allowance)).body.data as { id: string }
    ).id
    await stays('an allowance', allowance)

    const [held] = (
      await product.owner.query('select contract_id from read.contract_adjustments where id = $1', [
        adjustmentId,
      ])
    ).rows

    const adjusted = { id: person.employee, contractId: held.contract_id, adjustmentId }
    expect(
      (await product.call(employmentApi.deleteAdjustment, { token, params: adjusted })).status,
    ).toBe(204)
    await gone('an allowance', allowance)

    const client_id = await kinds['a client of a project']!.add(company)
    const second = await kinds['a client of a project']!.add(company)

    const project = (
      (await kinds['a client of a project']!.place(company, person, client_id)).body.data as {
        id: string
      }
    ).id

    const invoice = (
      (await kinds['a client of an invoice']!.place(company, person, client_id)).body.data as {
        id: string
      }
    ).id

    await stays('a client of a project', client_id)

    await product.call(projectsApi.changeProject, {
      token,
      params: { ws, id: project } as never,
      body: { client_id: second } as never,
    })

    await stays('a client of a project', client_id)
    await product.call(invoicesApi.deleteInvoice, { token, params: { ws, id: invoice } as never })
    await gone('a client of a project', client_id)
    await stays('a client of a project', second)
    await product.call(projectsApi.deleteProject, { token, params: { ws, id: project } as never })
    await gone('a client of a project', second)

    // A deleted employee holds no reference any more.
    expect(
      (await product.call(peopleApi.deleteEmployee, { token, params: { ws, id: person.employee } }))
        .status,
    ).toBe(204)

    await gone('a designation', other)
    expect(
      await product.call(structureApi.removeDesignation, { token, params: { ws, id: other } }),
    ).toMatchObject({ status: 404 })
  }, 60_000)
})
