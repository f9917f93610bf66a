import * as z from 'zod'
import { listCall } from '../kernel/define-list'
import { area, endpoint } from '../kernel/endpoint'
import { idOf, workspaceParams } from '../kernel/record'
import { bool, id, one } from '../kernel/shapes'
import { groupTargets, leavers } from './provisioning.events'
import { provisionedGroupsList } from './provisioning.lists'

/** A request of the directory, as its page shows it. Personal data is not kept. */
export const directoryRequest = z.object({
  /** Counts requests. */
  id: z.string(),
  at: z.string(),
  method: z.string(),
  resource: z.string(),
  resource_id: z.string().nullable(),
  status: z.number(),
  /** Code of the refusal. */
  code: z.string().nullable(),
  /** Its sentence in the caller's language. */
  message: z.string().nullable(),
})

export type DirectoryRequest = z.output<typeof directoryRequest>

const provisioning = z.object({
  leavers: z.enum(leavers),
  invite: z.boolean(),
  /** Departments that the directory names are added. */
  add_departments: z.boolean(),
  /** Address for the settings of the directory. */
  base_url: z.string(),
  /** People whom the directory knows. */
  people: z.number(),
  requests: z.array(directoryRequest),
  revision: z.number(),
})

const groupParams = z.object({ ws: idOf('workspaces'), id: idOf('provisioned_groups') })
const group = one(provisionedGroupsList.row)

export const mapGroupBody = z.object({
  target: z.enum(groupTargets, { error: 'field.options' }),
  target_id: id(),
})

export const provisioningApi = area('provisioning', {
  provisioning: endpoint({
    method: 'GET',
    path: '/workspaces/{ws}/provisioning',
    who: 'admin',
    summary: 'What the company’s directory may do by SCIM, and its last requests',
    params: workspaceParams,
    response: one(provisioning),
  }),
  changeProvisioning: endpoint({
    method: 'PUT',
    path: '/workspaces/{ws}/provisioning',
    who: 'edit_company',
    summary: 'Set what happens to joiners, leavers and departments of the directory',
    params: workspaceParams,
    body: z
      .object({
        leavers: z.enum(leavers, { error: 'field.options' }),
        invite: bool(),
        add_departments: bool(),
      })
      .partial(),
    response: one(provisioning),
  }),
  provisionedGroups: listCall(provisionedGroupsList, {
    path: '/workspaces/{ws}/provisioned-groups',
    summary: 'Groups of the company’s directory, and what their members get',
    params: workspaceParams,
  }),
  mapGroup: endpoint({
    method: 'PUT',
    path: '/workspaces/{ws}/provisioned-groups/{id}/mapping',
    who: 'edit_company',
    summary:
      'Give the members of a group a role or a department; a role with permissions counts once another admin confirms',
    params: groupParams,
    body: mapGroupBody,
    response: group,
    errors: ['structure.permission_not_held', 'access.impersonating'],
  }),
  confirmGroupMapping: endpoint({
    method: 'POST',
    path: '/workspaces/{ws}/provisioned-groups/{id}/mapping/confirm',
    who: 'edit_company',
    ifMatch: 'row',
    summary: 'Confirm the role that another admin gave the members of a group',
    status: 200,
    params: groupParams,
    response: group,
    errors: [
      'provisioning.own_mapping',
      'provisioning.nothing_waits',
      'structure.permission_not_held',
      'access.impersonating',
    ],
  }),
  unmapGroup: endpoint({
    method: 'DELETE',
    path: '/workspaces/{ws}/provisioned-groups/{id}/mapping',
    who: 'edit_company',
    whileReadOnly: true,
    summary: 'Give the members of a group nothing from now on; what they have stays',
    params: groupParams,
  }),
})
