import { customFieldsApi } from '@workledger/contracts/custom-fields/custom-fields.api'
import { employmentApi } from '@workledger/contracts/employment/employment.api'
import type { Endpoint } from '@workledger/contracts/kernel/endpoint'
import { leaveBalanceApi } from '@workledger/contracts/leave/leave-balance.api'
import { leaveRulesApi } from '@workledger/contracts/leave/leave-rules.api'
import { payrollCategoriesApi } from '@workledger/contracts/payroll/payroll-categories.api'
import { relativesApi } from '@workledger/contracts/people/relatives.api'
import { structureApi } from '@workledger/contracts/structure/structure.api'
import { payOf } from '../support/pay'
import { type Company, createCompany, hire, type Person } from '../support/people'
import { type Answer, type Product, startProduct } from '../support/product'

type AnyEndpoint = Endpoint<any, any, any, any>
/** A row that many keep together with others: how it is added, changed and read. */
interface Kind {
  add: (n: number) => Promise<Answer>
  change: (id: string, n: number, headers?: Record<string, string>) => Promise<Answer>
  list: () => Promise<Answer>
}

describe('a change of a row that one stream keeps with others', () => {
  let product: Product
  let company: Company
  let person: Person
  let kinds: Record<string, Kind>
  beforeAll(async () => {
    product = await startProduct()
    company = await createCompany(product)
    person = await hire(product, company, 'Eli')
    const contractId = await payOf(product, company).contract(person, { base_compensation_amount: '1', base_compensation_type: 'monthly' })
    const send = (endpoint: AnyEndpoint, params: object, body: object | undefined, headers: Record<string, string> = {}) =>
      product.call(endpoint, { token: company.admin.token, params, body, headers } as never) as Promise<Answer>
    const kind = (
      [add, change, list]: readonly [AnyEndpoint, AnyEndpoint, AnyEndpoint],
      on: object,
      named: string,
      body: (n: number) => object,
    ): Kind => ({
      add: (n) => send(add, on, body(n)),
      change: (id, n, headers) => send(change, { ...on, [named]: id }, body(n), headers),
      list: () => send(list, on, undefined),
    })
    const ws = { ws: company.ws }
    const of = { id: person.employee }
    const category = (await send(payrollCategoriesApi.addAllowance, ws, { name: 'Travel' })).body.data.id
    const policy = {
      ...{ description: 'Days', holiday_allowance: '20', unlimited: false, days_type: 'working_days', expire_in_months: 3 },
      ...{ carry_over_days: '0', allow_negative: false },
    }
    const s = structureApi
    const r = leaveRulesApi
    const named = (n: number) => ({ name: `Name ${n}` })
    kinds = {
      department: kind([s.addDepartment, s.renameDepartment, s.departments], ws, 'id', named),
      designation: kind([s.addDesignation, s.renameDesignation, s.designations], ws, 'id', named),
      office: kind([s.addOffice, s.changeOffice, s.offices], ws, 'id', (n) => ({
        ...named(n),
        address_line_1: 'Rua 1',
        address_line_2: '2',
        timezone: 'Europe/Lisbon',
      })),
      role: kind([s.addRole, s.changeRole, s.workspaceRoles], ws, 'id', (n) => ({ ...named(n), permissions: [] })),
      holiday: kind([r.addHoliday, r.changeHoliday, r.holidays], ws, 'id', (n) => ({ ...named(n), date: `2027-03-1${n}` })),
      'leave type': kind([r.addLeaveType, r.changeLeaveType, r.leaveTypes], ws, 'id', (n) => ({
        ...named(n),
        accrues: false,
        approval_required: true,
      })),
      'leave policy': kind([r.addLeavePolicy, r.changeLeavePolicy, r.leavePolicies], ws, 'id', (n) => ({ ...named(n), ...policy })),
      'leave adjustment': kind(
        [leaveBalanceApi.addLeaveAdjustment, leaveBalanceApi.changeLeaveAdjustment, leaveBalanceApi.leaveAdjustments],
        of,
        'adjId',
        (n) => ({ year: 2026, days: String(n + 1) }),
      ),
      allowance: kind(
        [payrollCategoriesApi.addAllowance, payrollCategoriesApi.renameAllowance, payrollCategoriesApi.allowances],
        ws,
        'id',
        named,
      ),
      'pay adjustment': kind(
        [employmentApi.addAdjustment, employmentApi.changeAdjustment, employmentApi.adjustments],
        { ...of, contractId },
        'adjustmentId',
        (n) => ({ type: 'allowance', category_id: category, amount: String(n + 1) }),
      ),
      'custom field': kind(
        [customFieldsApi.addCustomFieldType, customFieldsApi.changeCustomFieldType, customFieldsApi.customFieldTypes],
        ws,
        'id',
        (n) => ({ ...named(n), category: 'employee', type: 'text', visible_to: 'everyone', editable: 'admin', mandatory: false }),
      ),
      'emergency contact': {
        ...kind([relativesApi.addEmergencyContact, relativesApi.changeEmergencyContact, relativesApi.relatives], of, 'contactId', (n) => ({
          ...named(n),
          relation: 'Friend',
          phone_number: '1',
        })),
        list: async () => {
          const answer = await send(relativesApi.relatives, of, undefined)
          return { ...answer, body: { data: answer.body.data.emergency_contacts } }
        },
      },
    }
  }, 60_000)
  afterAll(() => product?.stop())

  const row = async (kind: Kind, id: string) => {
    const { body } = await kind.list()
    const rows = (Array.isArray(body) ? body : body.data) as { id: string; revision: number }[]
    return rows.find((each) => each.id === id)!
  }

  for (const name of [
    'department',
    'designation',
    'office',
    'role',
    'holiday',
    'leave type',
    'leave policy',
    'leave adjustment',
    'allowance',
    'pay adjustment',
    'custom field',
    'emergency contact',
  ])
    it(`${name}: is refused where the row has changed since it was read, whatever became of the others`, async () => {
      const kind = kinds[name]!
      const one = (await kind.add(1)).body
      const other = (await kind.add(2)).body
      expect([one, other]).toMatchObject([{ data: { id: expect.any(String) } }, { data: { id: expect.any(String) } }])
      const shown = await row(kind, one.data.id)
      expect(shown.revision).toEqual(expect.any(Number))
      const seen = { 'if-match': `"${shown.revision}"` }

      expect((await kind.change(other.data.id, 3)).status).toBe(200)
      expect((await row(kind, one.data.id)).revision).toBe(shown.revision)
      expect([name, (await kind.change(one.data.id, 4, seen)).status]).toEqual([name, 200])

      const before = await product.events()
      expect(await kind.change(one.data.id, 5, seen)).toMatchObject({ status: 409, body: { code: 'state.stale' } })
      expect(await product.events()).toBe(before)
      const now = await row(kind, one.data.id)
      expect(now.revision).toBeGreaterThan(shown.revision)
      expect((await kind.change(one.data.id, 5, { 'if-match': `"${now.revision}"` })).status).toBe(200)
      expect((await kind.change(one.data.id, 6)).status).toBe(200)
    })
})
