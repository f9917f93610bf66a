import { attendanceApi } from '@workledger/contracts/attendance/attendance.api'
import { customFieldsApi } from '@workledger/contracts/custom-fields/custom-fields.api'
import { documentsApi } from '@workledger/contracts/documents/documents.api'
import { employmentApi } from '@workledger/contracts/employment/employment.api'
import { expensesApi } from '@workledger/contracts/expenses/expenses.api'
import { type Endpoint, MEGABYTE } from '@workledger/contracts/kernel/endpoint'
import { leaveApi } from '@workledger/contracts/leave/leave.api'
import { leaveRulesApi } from '@workledger/contracts/leave/leave-rules.api'
import { importApi } from '@workledger/contracts/people/import.api'
import { peopleApi } from '@workledger/contracts/people/people.api'
import { openingsApi } from '@workledger/contracts/recruiting/openings.api'
import { publicOpeningsApi } from '@workledger/contracts/recruiting/public-openings.api'
import { LARGEST_RESUME } from '@workledger/contracts/recruiting/recruiting.bounds'
import { timeTrackingApi } from '@workledger/contracts/time-tracking/time-tracking.api'
import { workspacesApi } from '@workledger/contracts/workspaces/workspaces.api'
import { type Company, createCompany } from '../support/people'
import { type Product, startProduct } from '../support/product'
import { application, dataUrl, openingBody } from '../support/recruiting'
import { upload } from '../support/upload'

const SECOND = 1000
const DAY = 86_400 * SECOND

/** Returns an instant so many milliseconds ago, in the interface's form. */
const ago = (milliseconds: number) =>
  new Date(Date.now() - milliseconds).toISOString().slice(0, 19).replace('T', ' ')

/** The most that one request may write to the tables, and the cost of the largest. */
describe('bounds of typed values', () => {
  let product: Product
  let company: Company
  let before: number

  beforeAll(async () => {
    product = await startProduct()
    company = await createCompany(product)
  }, 60_000)

  afterAll(() => product?.stop())

  beforeEach(async () => {
    before = await product.events()
  })

  const addEntry = (start: string, end: string) =>
    product.call(timeTrackingApi.addTimeEntry, {
      token: company.admin.token,
      params: { ws: company.ws },
      body: { start, end, description: 'x' },
    })

  const addShift = (in_at: string, out_at: string) =>
    product.call(attendanceApi.addAttendance, {
      token: company.admin.token,
      params: { id: company.admin.employee },
      body: { in_at, out_at },
    })

  const outside = {
    'two thousand years': ['0001-01-05 00:00:00', '1969-12-31 00:00:00'],
    'the last centuries': ['1901-01-01 00:00:00', '2026-01-01 00:00:00'],
    'a second more than a day': [ago(3 * DAY), ago(2 * DAY - SECOND)],
    'no time': [ago(DAY), ago(DAY)],
    'the time to come': [ago(DAY / 2), ago(-DAY / 4)],
    'more than ten years ago': [ago(3654 * DAY), ago(3654 * DAY - SECOND)],
  }

  it.each(Object.entries(outside))(
    'a time entry and a shift of %s is refused with a sentence for its field',
    async (_, [start, end]) => {
      for (const answer of [await addEntry(start!, end!), await addShift(start!, end!)]) {
        expect(answer).toMatchObject({
          status: 422,
          body: { message: expect.stringMatching(/\w+ \w+/) },
        })
        expect(Object.keys((answer.body as any).errors)).toHaveLength(1)
      }

      expect(await product.events()).toBe(before)
    },
  )

  it.each([
    ['0001-01-01', '9999-12-31'],
    ['2026-01-01', '2029-01-05'],
    ['2050-01-01', '2050-01-02'],
  ])('a leave from %s to %s is refused', async (start_on, finish_on) => {
    const { body } = await product.call(leaveRulesApi.leaveTypes, {
      token: company.admin.token,
      params: { ws: company.ws },
    })

    const answer = await product.call(leaveApi.requestLeave, {
      token: company.admin.token,
      params: { id: company.admin.employee },
      body: {
        start_on,
        finish_on,
        description: 'Around the world',
        leave_type_id: body.data[0]!.id,
      },
    })

    expect(answer).toMatchObject({
      status: 422,
      body: { message: expect.stringMatching(/\w+ \w+/) },
    })

    expect(await product.events()).toBe(before)
  })

  it('the longest entry and shift cost one event each, two days of totals, and a list that counts every second', async () => {
    const [start, end] = [ago(3 * DAY), ago(2 * DAY)]
    expect([(await addEntry(start, end)).status, (await addShift(start, end)).status]).toEqual([
      201, 201,
    ])
    expect(await product.events()).toBe(before + 2)

    const { body } = await product.call(attendanceApi.customAttendance, {
      token: company.admin.token,
      params: { id: company.admin.employee },
      query: { from: ago(5 * DAY).slice(0, 10), to: ago(0).slice(0, 10) },
    })

    const days = Object.values(body.data.all_days)
    expect(days.filter(({ tracked }) => tracked > 0).length).toBeLessThanOrEqual(2)
    expect(days.reduce((sum, { tracked }) => sum + tracked, 0)).toBe(86_400)
    expect(days.reduce((sum, { worked }) => sum + worked, 0)).toBe(86_400)
  })

  describe('a file', () => {
    const PNG = Buffer.from('89504e470d0a1a0a0000000d4948445200000001000000010806000000', 'hex')
    const PDF = Buffer.from('%PDF-1.7 ')
    const filled = (head: Buffer, bytes: number) =>
      Buffer.concat([head, Buffer.alloc(bytes - head.length, 'x')])

    type Form = {
      endpoint: Endpoint<any, any, any, any>
      params: Record<string, string>
      field: string
      fields?: Record<string, string>
      head?: Buffer
    }

    const forms: Record<string, () => Promise<Form> | Form> = {
      'picture of a person': () => ({
        endpoint: peopleApi.changeEmployeeMe,
        params: { ws: company.ws },
        field: 'avatar',
        head: PNG,
      }),
      'logo of the company': () => ({
        endpoint: workspacesApi.changeWorkspace,
        params: { ws: company.ws },
        field: 'logo',
        head: PNG,
      }),
      'signed contract': async () => {
        const { employee: id, token } = company.admin

        const body = {
          effective_on: '2026-01-01',
          base_compensation_amount: '3000',
          base_compensation_type: 'monthly' as const,
        }

        const contract = await product.call(employmentApi.addContract, {
          token,
          params: { id },
          body,
        })

        return {
          endpoint: employmentApi.changeContract,
          params: { id, contractId: contract.body.data.id },
          field: 'file',
        }
      },
      'paper for a leave': async () => {
        const { body } = await product.call(leaveRulesApi.leaveTypes, {
          token: company.admin.token,
          params: { ws: company.ws },
        })

        const days = {
          start_on: '2027-03-01',
          finish_on: '2027-03-01',
          description: 'Away',
          leave_type_id: body.data[0]!.id,
        }

        return {
          endpoint: leaveApi.requestLeave,
          params: { id: company.admin.employee },
          field: 'document',
          fields: days,
        }
      },
      'receipt of a claim': () => {
        const claim = {
          name: 'Train',
          category: 'travelling',
          description: 'x',
          amount: '12.50',
          date: '2026-03-02',
        }
        return {
          endpoint: expensesApi.requestExpense,
          params: { id: company.admin.employee },
          field: 'document',
          fields: claim,
        }
      },
      document: () => {
        const fields = { filename: 'First aid', type: 'Certificate' }
        return {
          endpoint: documentsApi.addDocument,
          params: { id: company.admin.employee },
          field: 'document',
          fields,
        }
      },
      'own field': async () => {
        const body = {
          name: 'Badge',
          type: 'file',
          category: 'employee',
          visible_to: 'everyone',
          editable: 'employee',
          mandatory: false,
        }

        const added = await product.call(customFieldsApi.addCustomFieldType, {
          token: company.admin.token,
          params: { ws: company.ws },
          body: body as never,
        })

        const fields = { custom_field_type_id: (added.body as any).data.id }

        return {
          endpoint: customFieldsApi.setCustomField,
          params: { id: company.admin.employee },
          field: 'value',
          fields,
        }
      },
    }

    it.each<[string, number, number, number]>([
      ['picture of a person', 30_000, 30_000, 422],
      ['picture of a person', 5_000, 5_000, 200],
      ['logo of the company', 5_001, 5_000, 422],
      ['receipt of a claim', 30_000, 30_000, 422],
      ['receipt of a claim', 12_000, 8_000, 201],
    ])('%s of %i × %i pixels answers %i', async (name, width, height, expected) => {
      const { endpoint, params, field, fields } = await forms[name]!()
      const before = await product.events()
      const bytes = Buffer.concat([PNG])
      bytes.writeUInt32BE(width, 16)
      bytes.writeUInt32BE(height, 20)

      const { status, body } = await upload(product, endpoint, {
        ...{ token: company.admin.token, params, fields: fields ?? {} },
        files: { [field]: { name: 'a.png', bytes } },
      })

      expect(status).toBe(expected)
      if (expected !== 422) return

      expect(body).toMatchObject({
        code: 'upload.pixels',
        message: expect.stringMatching(/^The picture has more than (25|100) million pixels/),
      })

      expect(await product.events()).toBe(before)
    })

    it.each(Object.keys(forms))(
      '%s may have a megabyte and not a byte more, which writes nothing',
      async (name) => {
        const { endpoint, params, field, fields, head = PDF } = await forms[name]!()

        const send = (bytes: number) =>
          upload(product, endpoint, {
            ...{ token: company.admin.token, params, fields: fields ?? {} },
            files: { [field]: { name: 'file', bytes: filled(head, bytes) } },
          })

        const before = await product.events()

        expect(await send(MEGABYTE + 1)).toMatchObject({
          status: 413,
          body: { code: 'upload.too_large', message: 'Image must smaller than 1MB!' },
        })

        expect(await product.events()).toBe(before)
        const taken = await send(MEGABYTE)
        expect([200, 201]).toContain(taken.status)
        expect(await product.events()).toBeGreaterThan(before)
      },
    )

    it('resume may have a megabyte and not a byte more, which writes nothing', async () => {
      const opening = await product.call(openingsApi.addOpening, {
        token: company.admin.token,
        params: { ws: company.ws },
        body: openingBody,
      })

      const apply = (bytes: number) => {
        const resume = { file_name: 'cv.pdf', content: dataUrl(filled(PDF, bytes)) }
        return product.call(publicOpeningsApi.apply, {
          params: { id: opening.body.data.id },
          body: { ...application, resume },
        })
      }

      const before = await product.events()

      expect(await apply(LARGEST_RESUME + 1)).toMatchObject({
        status: 413,
        body: { code: 'upload.too_large', message: 'Image must smaller than 1MB!' },
      })

      expect(await product.events()).toBe(before)
      expect((await apply(LARGEST_RESUME)).status).toBe(201)
    })

    it.each([importApi.importPreview, importApi.importEmployees])(
      'of people may not have a byte more than twenty megabytes: %#',
      async (endpoint) => {
        const bytes = filled(Buffer.from('first_name,last_name,email\n'), 20 * MEGABYTE + 1)
        const before = await product.events()

        expect(
          await upload(product, endpoint, {
            ...{ token: company.admin.token, params: { ws: company.ws } },
            files: { file: { name: 'people.csv', bytes } },
          }),
        ).toMatchObject({
          status: 413,
          body: { code: 'request.too_large', message: 'The upload is larger than 20 MB.' },
        })

        expect(await product.events()).toBe(before)
      },
    )
  })
})
