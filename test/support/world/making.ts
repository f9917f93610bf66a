import type { Endpoint } from '@workledger/contracts/kernel/endpoint'
import { endpoints } from '@workledger/contracts/registry'
import type { Company, Person } from '../people'
import type { Product } from '../product'
import { sampleBody } from '../samples'

export const document = { name: 'note.pdf', bytes: '%PDF-1.7 note', type: 'application/pdf' }

/** A company with one of everything that calls name, and people of every role. */
export interface World {
  company: Company
  manager: Person
  /** Without permissions; reports to the manager. */
  employee: Person
  /** Without permissions and without a manager. */
  colleague: Person
  /** Existing ids by read table: `clients` → an id. */
  ids: Record<string, string>
  /** Other ids for a call that needs another record of a kind, by the call's name. */
  params: Record<string, Record<string, string>>
  bodies: Record<string, Record<string, unknown>>
}

/** The world while it is made. */
export interface Making extends World {
  product: Product
  /** Creates a record by the call of this name and keeps its id. */
  make: Make
  /** Makes the call of this name, as the admin, and returns its data. */
  send: (
    name: string,
    input: { params: object; body?: object | undefined; query?: object; token?: string },
  ) => Promise<any>
}

interface MakeInput {
  params: Record<string, string>
  body: Record<string, unknown>
  who?: string
}

type Make = (name: string, key: string, input: MakeInput) => Promise<void>

export function endpointNamed(name: string): Endpoint {
  const endpoint = endpoints.find((each) => each.name === name)
  if (!endpoint) throw new Error(`There is no call ${name}.`)
  return endpoint
}

/** Returns tools that make records of a world in which these people exist. */
export function making(
  product: Product,
  people: Pick<World, 'company' | 'manager' | 'employee' | 'colleague'>,
): Making {
  const { token } = people.company.admin
  const ids: Record<string, string> = { employees: people.employee.employee }

  const call = async (name: string, input: object) => {
    const answer = await product.call(endpointNamed(name), { token, ...input } as never)
    const { status, body } = answer as { status: number; body: { data?: unknown } }
    if (status >= 300) throw new Error(`${name}: ${status} ${JSON.stringify(body)}`)
    return body?.data
  }

  return {
    ...people,
    product,
    ids,
    params: {},
    bodies: {},
    send: (name, input) => call(name, input),
    async make(name, key, { params, body, who = token }) {
      const whole = { ...sampleBody(endpointNamed(name)), ...body }
      ids[key] = ((await call(name, { token: who, params, body: whole })) as { id: string }).id
    },
  }
}
