import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { leaveRulesApi } from '@workledger/contracts/leave/leave-rules.api'
import { createCompany, hire } from '../support/people'
import { startProduct } from '../support/product'

/** Starts a product with a company, an employee and a leave type, for a month of theirs. */
export async function monthOf() {
  const product = await startProduct()
  const company = await createCompany(product)
  const employee = await hire(product, company, 'Eli')

  const types = await product.call(leaveRulesApi.leaveTypes, {
    token: company.admin.token,
    params: { ws: company.ws },
  })

  return {
    product,
    ...company,
    employee,
    leaveType: types.body.data.find(({ document_required }) => !document_required)!.id,
    /** Opens a port, for clients in processes of their own. */
    origin: async () => {
      await product.app.listen(0, '127.0.0.1')
      return product.app.getUrl()
    },
    /** Runs a program beside the server and returns what it prints. */
    program: async (file: string, args: string[]) =>
      (await promisify(execFile)(file, args)).stdout.trim(),
  }
}

export type Month = Awaited<ReturnType<typeof monthOf>>
