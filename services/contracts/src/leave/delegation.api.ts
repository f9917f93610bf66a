import * as z from 'zod'
import { area, endpoint } from '../kernel/endpoint'
import { employeeParams, idOf } from '../kernel/record'
import { created, day, fieldIssue, id, one } from '../kernel/shapes'
import { leavePerson } from './leave-person'

export const delegationBody = z
  .object({
    delegate_id: z.uuid({ error: 'leave.delegate' }),
    from_on: day('field.select_date'),
    to_on: day('field.select_date'),
  })
  .refine(({ from_on, to_on }) => from_on <= to_on, fieldIssue('to_on', 'field.order'))

const delegation = z.object({
  id: id(),
  delegate: leavePerson,
  from_on: z.string(),
  to_on: z.string(),
})

/** The stand-in of a manager who is away. */
export const delegationApi = area('leave', 'manage_time_off', {
  approvalDelegations: endpoint({
    method: 'GET',
    path: '/employees/{id}/approval-delegations',
    who: 'self',
    summary: 'Current and future stand-ins of this manager',
    params: employeeParams,
    response: one(z.array(delegation)),
  }),
  approvalsInPlace: endpoint({
    method: 'GET',
    path: '/employees/{id}/approvals-in-place',
    who: 'self',
    summary: 'Managers for whom this employee is or will be the stand-in',
    params: employeeParams,
    response: one(
      z.array(z.object({ id: id(), manager: leavePerson, from_on: z.string(), to_on: z.string() })),
    ),
  }),
  delegateApproval: endpoint({
    method: 'POST',
    path: '/employees/{id}/approval-delegations',
    who: 'self',
    summary: 'Name a stand-in of this manager for some days',
    status: 201,
    params: employeeParams,
    body: delegationBody,
    response: created(),
    errors: ['leave.delegate', 'leave.delegation_overlaps', 'leave.too_far', 'leave.too_long'],
  }),
  endApprovalDelegation: endpoint({
    method: 'DELETE',
    path: '/employees/{id}/approval-delegations/{delegationId}',
    who: 'self',
    summary: 'End a stand-in',
    params: z.object({ id: idOf('employees'), delegationId: idOf('leave_delegations') }),
  }),
})
