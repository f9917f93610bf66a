import { clientsApi } from '@workledger/contracts/clients/clients.api'
import { payrollCategoriesApi } from '@workledger/contracts/payroll/payroll-categories.api'
import { structureApi } from '@workledger/contracts/structure/structure.api'
import { type Company } from '../people'
import type { Product } from '../product'
import { next } from './company'

export type Kind = 'office' | 'department' | 'designation' | 'role' | 'client' | 'allowance'

export const tables = {
  office: 'offices',
  department: 'departments',
  designation: 'designations',
  role: 'roles',
  client: 'clients',
  allowance: 'payroll_categories',
}

/** Makes a record without references. */
export async function named(
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

export function remove(
  product: Product,
  { ws, admin: { token } }: Company,
  kind: Kind,
  id: string,
) {
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

/** Checks that the named record stays and the other one can be removed. */
export async function nowNamed(
  product: Product,
  company: Company,
  kind: Kind,
  { before, now }: { before: string; now: string },
) {
  expect((await remove(product, company, kind, now)).status).toBe(409)
  expect((await remove(product, company, kind, before)).status).toBe(204)
}
