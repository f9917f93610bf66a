import { accessApi } from '@workledger/contracts/access/access.api'
import { leaveRulesApi } from '@workledger/contracts/leave/leave-rules.api'
import { structureApi } from '@workledger/contracts/structure/structure.api'
import { workspacesApi } from '@workledger/contracts/workspaces/workspaces.api'
import { type Company, createCompany } from '../support/people'
import { type Product, startProduct } from '../support/product'

describe('who sees which language', () => {
  let product: Product
  let company: Company

  beforeAll(async () => {
    product = await startProduct()
    company = await createCompany(product)
  }, 60_000)

  afterAll(() => product?.stop())

  const changeMe = (body: object, accepted?: string) =>
    product.call(accessApi.changeMe, {
      token: company.admin.token,
      body: body as never,
      headers: accepted === undefined ? {} : { 'accept-language': accepted },
    })

  const language = async () =>
    (await product.call(accessApi.me, { token: company.admin.token })).body.data.language

  it('keeps the language of an account, and refuses an unknown one by name', async () => {
    expect(await language()).toBeNull()
    expect(await changeMe({ language: 'ar' })).toMatchObject({ status: 200 })
    expect(await language()).toBe('ar')

    expect(await changeMe({ language: 'tlh' })).toMatchObject({
      status: 422,
      body: { error_codes: { language: [{ code: 'workspace.language' }] } },
    })
    expect(await language()).toBe('ar')
  })

  it('answers in the language of Accept-Language and of nothing else', async () => {
    const sentence = async (accepted?: string) =>
      ((await changeMe({ language: 'tlh' }, accepted)).body as unknown as { message: string })
        .message

    // The account's language is Arabic; a program without the header gets English.
    expect(await sentence()).toBe('Choose a language.')
    expect(await sentence('ar-EG,en;q=0.3')).toBe('اختر لغة.')

    for (const unknown of ['tlh', '*', ';;q=,', 'x'.repeat(2000)])
      expect(await sentence(unknown)).toBe('Choose a language.')
  })

  it('makes no company in a language that the product does not have', async () => {
    const made = await product.call(workspacesApi.createWorkspace, {
      token: company.admin.token,
      body: { name: 'Qo’noS', phone_number: '+1 555 0100', locale: 'tlh' as never },
    })

    expect(made).toMatchObject({
      status: 422,
      body: { error_codes: { locale: [{ code: 'workspace.language' }] } },
    })
  })

  it('gives a new company its first records in its language', async () => {
    const { token } = company.admin

    const made = await product.call(workspacesApi.createWorkspace, {
      token,
      body: { name: 'Shamal', phone_number: '+971 4 555 0100', locale: 'ar' },
    })

    const params = { ws: made.body.data.id }
    await product.settled()

    const types = await product.call(leaveRulesApi.leaveTypes, { token, params })
    expect(types.body.data.map(({ name }: { name: string }) => name)).toContain('إجازة سنوية')

    const departments = await product.call(structureApi.departments, { token, params })
    expect(departments.body.data.map(({ name }: { name: string }) => name)).toContain('المالية')
  })
})
