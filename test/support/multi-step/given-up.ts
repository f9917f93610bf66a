import { biometricsApi } from '@workledger/contracts/biometrics/biometrics.api'
import { eventsApi } from '@workledger/contracts/calendar/events.api'
import { employmentApi } from '@workledger/contracts/employment/employment.api'
import { invoicesApi } from '@workledger/contracts/invoicing/invoices.api'
import { projectsApi } from '@workledger/contracts/projects/projects.api'
import type { MultiStepCommand } from '../in-the-middle'
import { type Company, createCompany, hire } from '../people'
import type { Answer, Product } from '../product'
import { next } from './company'
import { Kind, named, remove } from './named-records'

/** Deleting records frees the records that they named. */
export function givenUp(): MultiStepCommand[] {
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
