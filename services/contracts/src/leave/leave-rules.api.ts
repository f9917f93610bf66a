import * as z from 'zod'
import { shippedLanguages } from '../kernel/area-words'
import { MOST_HOLIDAYS } from '../kernel/bounds'
import { changeBody } from '../kernel/change-body'
import { listCall } from '../kernel/define-list'
import { area, endpoint } from '../kernel/endpoint'
import { idOf, workspaceParams } from '../kernel/record'
import {
  bool,
  clearable,
  created,
  day,
  decimal,
  done,
  fieldIssue,
  id,
  one,
  text,
  wholeNumber,
} from '../kernel/shapes'
import { smallestParts } from './leave.events'
import { holidaysList, leavePoliciesList, leaveTypesList } from './leave.lists'
import { policyTerms, policyTermsBody } from './policy-terms'

const paramsOf = (record: 'leave_types' | 'leave_policies' | 'holidays') =>
  z.object({ ws: idOf('workspaces'), id: idOf(record) })

const percent = () =>
  decimal('field.numeric').refine((text) => Number(text) >= 0 && Number(text) <= 100, {
    error: 'leave.percent',
  })

export const leaveType = leaveTypesList.row.extend({
  /** It can no longer be requested. */
  archived: z.boolean(),
})

/**
 * By default a new type is paid in full, needs no document and allows half days. `half_days` alone
 * chooses whole or half days; `smallest_part` says more, and wins.
 */
export const leaveTypeFields = z.object({
  name: text('leave.type_name', 80),
  accrues: bool('leave.type_accrues'),
  approval_required: bool('leave.type_approval'),
  paid_percent: percent().optional(),
  document_required: bool().optional(),
  half_days: bool().optional(),
  smallest_part: z.enum(smallestParts).optional(),
  /** Time off in lieu: it takes hours from the working time account, and is paid in full. */
  takes_account: bool().optional(),
})

export const leaveTypeBody = leaveTypeFields.refine(
  ({ takes_account, accrues, paid_percent = '100' }) =>
    !takes_account || (!accrues && Number(paid_percent) === 100),
  fieldIssue('takes_account', 'leave.account_terms'),
)

export const leavePolicy = z.object({
  id: id(),
  name: z.string(),
  description: z.string(),
  /** In their state this year. */
  ...policyTerms.shape,
  versions: leavePoliciesList.row.shape.versions,
  employees_count: z.number(),
  revision: z.number(),
  /** It can no longer be assigned; employees who have it keep it. */
  archived: z.boolean(),
})

/**
 * By default a new policy grants yearly, by months, without probation, and settles nothing at the
 * end.
 */
export const leavePolicyBody = z.object({
  name: text('leave.policy_name', 80),
  description: text('leave.policy_description', 500),
  ...policyTermsBody,
})

const holiday = z.object({
  id: id(),
  name: z.string(),
  date: z.string(),
  part: z.string(),
  /** Null: of the whole workspace. */
  location_id: id().nullable(),
  office: z.string().nullable(),
  revision: z.number(),
})

const part = () => z.enum(['1', '0.5'])
const holidayName = () => text('leave.holiday_name', 120)
const holidayDay = () => day('leave.holiday_date')

export const holidayBody = z.object({
  name: holidayName(),
  date: holidayDay(),
  location_id: clearable(id()),
  /** "0.5" for a half holiday. */
  part: part().default('1'),
})

/** ISO 3166-1, two letters. */
const holidayCountry = () =>
  z.string({ error: 'leave.country' }).regex(/^[A-Z]{2}$/, { error: 'leave.country' })

/**
 * A public holiday offered for import; `added` if that day has a holiday already. `type`: `public`
 * by law; `bank` if offices usually close without a law that says so.
 */
const publicHoliday = z.object({
  date: z.string(),
  name: z.string(),
  part: part(),
  type: z.string(),
  added: z.boolean(),
})

export const leaveRulesApi = area('leave', {
  leaveTypes: endpoint({
    method: 'GET',
    path: '/workspaces/{ws}/leaves/types',
    who: 'member',
    summary: 'Leave types',
    params: workspaceParams,
    response: one(z.array(leaveType)),
  }),
  leaveType: endpoint({
    method: 'GET',
    path: '/workspaces/{ws}/leaves/types/{id}',
    who: 'member',
    summary: 'One leave type',
    params: paramsOf('leave_types'),
    response: one(leaveType),
  }),
  addLeaveType: endpoint({
    method: 'POST',
    path: '/workspaces/{ws}/leaves/types',
    who: 'edit_company',
    summary: 'Add a leave type',
    status: 201,
    params: workspaceParams,
    body: leaveTypeBody,
    response: created(),
    errors: ['structure.name_taken'],
  }),
  changeLeaveType: endpoint({
    method: 'PUT',
    path: '/workspaces/{ws}/leaves/types/{id}',
    who: 'edit_company',
    summary: 'Change a leave type, for future requests',
    params: paramsOf('leave_types'),
    body: changeBody(leaveTypeFields),
    response: one(leaveType),
    errors: ['structure.name_taken'],
  }),
  deleteLeaveType: endpoint({
    method: 'DELETE',
    path: '/workspaces/{ws}/leaves/types/{id}',
    who: 'edit_company',
    summary: 'Archive a leave type: it can no longer be requested; leaves that have it keep it',
    params: paramsOf('leave_types'),
  }),
  leavePolicies: endpoint({
    method: 'GET',
    path: '/workspaces/{ws}/leaves/policies',
    who: 'member',
    summary: 'Leave policies',
    params: workspaceParams,
    response: one(z.array(leavePolicy)),
  }),
  leavePolicy: endpoint({
    method: 'GET',
    path: '/workspaces/{ws}/leaves/policies/{id}',
    who: 'member',
    summary: 'One leave policy',
    params: paramsOf('leave_policies'),
    response: one(leavePolicy),
  }),
  addLeavePolicy: endpoint({
    method: 'POST',
    path: '/workspaces/{ws}/leaves/policies',
    who: 'edit_company',
    summary: 'Add a leave policy',
    status: 201,
    params: workspaceParams,
    body: leavePolicyBody,
    response: created(),
    errors: ['structure.name_taken'],
  }),
  changeLeavePolicy: endpoint({
    method: 'PUT',
    path: '/workspaces/{ws}/leaves/policies/{id}',
    who: 'edit_company',
    summary: 'Change a leave policy from a year on; earlier years keep their terms',
    params: paramsOf('leave_policies'),
    /** `from_year`: by default this year. */
    body: changeBody(leavePolicyBody).extend({
      from_year: wholeNumber().min(1900).max(2200).optional(),
    }),
    response: one(leavePolicy),
    errors: ['structure.name_taken', 'leave.policy_year'],
  }),
  deleteLeavePolicy: endpoint({
    method: 'DELETE',
    path: '/workspaces/{ws}/leaves/policies/{id}',
    who: 'edit_company',
    summary: 'Archive a leave policy: it can no longer be assigned; employees who have it keep it',
    params: paramsOf('leave_policies'),
  }),
  holidays: listCall(holidaysList, {
    path: '/workspaces/{ws}/leaves/holidays',
    who: 'member',
    summary: "Holidays; an office's include those of the whole workspace",
    params: workspaceParams,
    filters: { location_id: id().optional(), year: holidaysList.filters.year.optional() },
  }),
  holiday: endpoint({
    method: 'GET',
    path: '/workspaces/{ws}/leaves/holidays/{id}',
    who: 'member',
    summary: 'One holiday',
    params: paramsOf('holidays'),
    response: one(holiday),
  }),
  addHoliday: endpoint({
    method: 'POST',
    path: '/workspaces/{ws}/leaves/holidays',
    who: 'edit_company',
    summary: 'Add a holiday, of an office or of the whole workspace; leaves over it are recounted',
    status: 201,
    params: workspaceParams,
    body: holidayBody,
    response: created(),
    errors: ['leave.holiday_exists'],
  }),
  changeHoliday: endpoint({
    method: 'PUT',
    path: '/workspaces/{ws}/leaves/holidays/{id}',
    who: 'edit_company',
    summary: 'Change a holiday; leaves over its old and new day are recounted',
    params: paramsOf('holidays'),
    body: changeBody(holidayBody),
    response: one(holiday),
    errors: ['leave.holiday_exists'],
  }),
  deleteHoliday: endpoint({
    method: 'DELETE',
    path: '/workspaces/{ws}/leaves/holidays/{id}',
    who: 'edit_company',
    summary: 'Delete a holiday; leaves over it are recounted',
    params: paramsOf('holidays'),
  }),
  publicHolidaysCountries: endpoint({
    method: 'GET',
    path: '/public-holidays-countries',
    who: 'user',
    summary: 'Countries with known public holidays',
    query: z.object({ language: z.enum(shippedLanguages).optional() }),
    response: one(z.array(z.object({ country_code: z.string(), name: z.string() }))),
  }),
  publicHolidayStates: endpoint({
    method: 'GET',
    path: '/public-holidays-states',
    who: 'user',
    summary: 'States of a country with their own public holidays; none if all have the same',
    query: z.object({ country: holidayCountry(), language: z.enum(shippedLanguages).optional() }),
    response: one(z.array(z.object({ state_code: z.string(), name: z.string() }))),
  }),
  publicHolidays: endpoint({
    method: 'GET',
    path: '/public-holidays',
    who: 'user',
    summary:
      'Public holidays of a country in one of the last ten years, this one or the next; with an office, its existing holidays are marked',
    query: z.object({
      country: holidayCountry(),
      /**
       * ISO 3166-2 without the country: the holidays of that state instead of the nationwide ones.
       */
      state: z
        .string()
        .regex(/^[A-Z0-9]{1,3}$/, { error: 'field.options' })
        .optional(),
      year: z.coerce
        .number<number | string>({ error: 'leave.country_year' })
        .int()
        .min(1900)
        .max(2200),
      location_id: id().optional(),
    }),
    response: one(z.array(publicHoliday)),
  }),
  importHolidays: endpoint({
    method: 'POST',
    path: '/workspaces/{ws}/locations/{id}/import-holidays',
    who: 'edit_company',
    summary: 'Add the chosen public holidays to an office; skips days with a holiday',
    status: 200,
    params: z.object({ ws: idOf('workspaces'), id: idOf('offices') }),
    body: z
      .object({
        holidays: z
          .array(z.object({ name: holidayName(), date: holidayDay(), part: part().default('1') }))
          .min(1, { error: 'leave.holiday_chosen' })
          .max(MOST_HOLIDAYS),
      })
      .refine(
        ({ holidays }) => new Set(holidays.map(({ date }) => date)).size === holidays.length,
        fieldIssue('holidays', 'leave.holiday_twice'),
      ),
    response: done().extend({ data: z.object({ added: z.number(), skipped: z.number() }) }),
  }),
})
