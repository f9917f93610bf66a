import { auditApi } from '@workledger/contracts/audit/audit.api'
import { payrollCategoriesApi } from '@workledger/contracts/payroll/payroll-categories.api'
import { structureApi } from '@workledger/contracts/structure/structure.api'
import { type Company, createCompany } from '../support/people'
import { type Product, startProduct } from '../support/product'

describe('histories of one record in a stream of several', () => {
  let product: Product
  let company: Company

  beforeAll(async () => {
    product = await startProduct()
    company = await createCompany(product)
  })

  afterAll(() => product?.stop())

  const history = async (stream: string, subject?: string) => {
    const params = { ws: company.ws, stream: `${stream}-${company.ws}` }

    const { body } = await product.call(auditApi.history, {
      token: company.admin.token,
      params,
      query: { subject },
    })

    return body.data.events.map(({ type, changes }) => [
      type,
      ...changes.map(({ field, from, to }) => [field, from, to]),
    ])
  }

  it('show the events of a department and of an office, without their neighbours’', async () => {
    const { token } = company.admin
    const at = { ws: company.ws }

    const added = await product.call(structureApi.addDepartment, {
      token,
      params: at,
      body: { name: 'Research' },
    })

    await product.call(structureApi.addDepartment, { token, params: at, body: { name: 'Sales' } })
    const { id } = added.body.data

    await product.call(structureApi.renameDepartment, {
      token,
      params: { ...at, id },
      body: { name: 'Labs' },
    })

    expect(await history('structure', id)).toEqual([
      ['DepartmentAdded', ['', null, 'Research']],
      ['DepartmentRenamed', ['', 'Research', 'Labs']],
    ])

    const offices = await product.call(structureApi.offices, { token, params: at })
    const office = offices.body.data[0]!.id

    await product.call(structureApi.changeOffice, {
      token,
      params: { ...at, id: office },
      body: { city: 'Porto' },
    })

    expect((await history('structure', office)).at(-1)).toEqual([
      'OfficeChanged',
      ['city', null, 'Porto'],
    ])
  })

  it('show the events of an allowance and of the company', async () => {
    const { token } = company.admin
    const body = { name: 'Meals' }

    const { id } = (
      await product.call(payrollCategoriesApi.addAllowance, {
        token,
        params: { ws: company.ws },
        body,
      })
    ).body.data

    expect(await history('payroll-categories', id)).toEqual([
      ['PayrollCategoryAdded', ['', null, 'Meals']],
    ])
    expect((await history('workspace')).map(([type]) => type)).toContain('WorkspaceCreated')
  })
})
