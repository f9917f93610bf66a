import { attendanceApi } from '@workledger/contracts/attendance/attendance.api'
import { leaveApi } from '@workledger/contracts/leave/leave.api'
import { leaveRulesApi } from '@workledger/contracts/leave/leave-rules.api'
import { timeTrackingApi } from '@workledger/contracts/time-tracking/time-tracking.api'
import { type Company, createCompany } from '../support/people'
import { type Product, startProduct } from '../support/product'

const SECOND = 1000
const DAY = 86_400 * SECOND
/** So long before now, as the interface writes it. */
const ago = (milliseconds: number) => new Date(Date.now() - milliseconds).toISOString().slice(0, 19).replace('T', ' ')

/** What one request may put into the tables, and what the largest of it costs. */
describe('bounds of what is typed', () => {
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

  it.each(Object.entries(outside))('a time entry and a shift of %s is refused with a sentence for its field', async (_, [start, end]) => {
    for (const answer of [await addEntry(start!, end!), await addShift(start!, end!)]) {
      expect(answer).toMatchObject({ status: 422, body: { message: expect.stringMatching(/\w+ \w+/) } })
      expect(Object.keys((answer.body as any).errors)).toHaveLength(1)
    }
    expect(await product.events()).toBe(before)
  })

  it.each([
    ['0001-01-01', '9999-12-31'],
    ['2026-01-01', '2029-01-05'],
    ['2050-01-01', '2050-01-02'],
  ])('a leave from %s to %s is refused', async (start_on, finish_on) => {
    const { body } = await product.call(leaveRulesApi.leaveTypes, { token: company.admin.token, params: { ws: company.ws } })
    const answer = await product.call(leaveApi.requestLeave, {
      token: company.admin.token,
      params: { id: company.admin.employee },
      body: { start_on, finish_on, description: 'Around the world', leave_type_id: body.data[0]!.id },
    })
    expect(answer).toMatchObject({ status: 422, body: { message: expect.stringMatching(/\w+ \w+/) } })
    expect(await product.events()).toBe(before)
  })

  it('the longest entry and shift cost one event each, two days of totals, and a list that counts every second', async () => {
    const [start, end] = [ago(3 * DAY), ago(2 * DAY)]
    expect([(await addEntry(start, end)).status, (await addShift(start, end)).status]).toEqual([201, 201])
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
})
