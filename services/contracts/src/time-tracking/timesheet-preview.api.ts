import * as z from 'zod'
import { area, endpoint } from '../kernel/endpoint'
import { employeeParams } from '../kernel/record'
import { one } from '../kernel/shapes'
import { shownStep } from '../kernel/shown-step'
import { weekHours } from './timesheet-approval.api'

/** The steps that a week would have; a file of its own, because the console starts without it. */
export const timesheetPreviewApi = area('time-tracking', 'manage_time_off', {
  previewTimesheetSteps: endpoint({
    method: 'GET',
    path: '/employees/{id}/timesheet-steps',
    who: 'self',
    summary: 'The steps of a week of some hours, if this person submitted it now',
    params: employeeParams,
    query: z.object({ hours: weekHours() }),
    response: one(z.array(shownStep)),
  }),
})
