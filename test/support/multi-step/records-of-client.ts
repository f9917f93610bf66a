import { invoicesApi } from '@workledger/contracts/invoicing/invoices.api'
import { recurringApi } from '@workledger/contracts/invoicing/recurring.api'
import { projectsApi } from '@workledger/contracts/projects/projects.api'
import type { MultiStepCommand } from '../in-the-middle'
import { type Company, createCompany } from '../people'
import type { Product } from '../product'
import { rowsOf } from './company'
import { named, nowNamed, remove } from './named-records'

/** A record of a client, and one that moves to another client. */
export function ofClient(what: 'project' | 'invoice' | 'recurring_invoice'): MultiStepCommand[] {
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
