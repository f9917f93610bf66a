import * as z from 'zod'
import { area, endpoint } from '../kernel/endpoint'
import { employeeParams } from '../kernel/record'
import { id, one } from '../kernel/shapes'
import { shownStep } from '../kernel/shown-step'
import { leaveDays } from './leave-approval.api'

/** The steps that a leave would have; a file of its own, because the console starts without it. */
export const leavePreviewApi = area('leave', 'manage_time_off', {
  previewLeaveSteps: endpoint({
    method: 'GET',
    path: '/employees/{id}/leave-steps',
    who: 'self',
    summary: 'The steps of a leave of some days, if this person asked for it now',
    params: employeeParams,
    query: z.object({ leave_type_id: id(), days: leaveDays() }),
    response: one(z.array(shownStep)),
    errors: ['leave.type_unknown'],
  }),
})
