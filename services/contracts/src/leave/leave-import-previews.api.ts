import { area, endpoint, MEGABYTE } from '../kernel/endpoint'
import { workspaceParams } from '../kernel/record'
import { one } from '../kernel/shapes'
import {
  balanceFileErrors,
  fileErrors,
  leaveBalanceImportBody,
  leaveBalancePreview,
  leaveImportBody,
  leaveImportPreview,
} from './leave-imports.api'

/** Previews of imports; in a file of their own, because only the page of an import calls them. */
export const leaveImportPreviewsApi = area('leave', {
  previewLeaveImport: endpoint({
    method: 'POST',
    path: '/workspaces/{ws}/leave_imports/preview',
    who: 'admin',
    whileReadOnly: true,
    summary: 'Preview an import of leave; nothing is saved',
    multipart: true,
    limit: 20 * MEGABYTE,
    status: 200,
    params: workspaceParams,
    body: leaveImportBody,
    response: one(leaveImportPreview),
    errors: fileErrors,
  }),
  previewLeaveBalanceImport: endpoint({
    method: 'POST',
    path: '/workspaces/{ws}/leave_imports/balances/preview',
    who: 'admin',
    whileReadOnly: true,
    summary: 'Preview an import of leave balances; nothing is saved',
    multipart: true,
    limit: 20 * MEGABYTE,
    status: 200,
    params: workspaceParams,
    body: leaveBalanceImportBody,
    response: one(leaveBalancePreview),
    errors: balanceFileErrors,
  }),
})
