import * as z from 'zod'
import { downloadKey, downloadLink } from '../kernel/download-link'
import { area, endpoint } from '../kernel/endpoint'
import { workspaceParams } from '../kernel/record'
import { done, id, one } from '../kernel/shapes'
import { characters } from '../kernel/text'

export const dataExport = z.object({
  /** `none`: none was requested, or the last one was deleted. */
  status: z.enum(['none', 'making', 'ready', 'failed']),
  export_id: id().nullable(),
  /** Progress while it is being made. */
  percent: z.number(),
  /** Bytes. */
  size: z.number().nullable(),
  requested_at: z.string().nullable(),
  expires_at: z.string().nullable(),
})

export type DataExport = z.output<typeof dataExport>

/** The export of a company contains all account numbers in full. */
export const workspaceExportBody = z.object({
  /** An API token with the scope `export` needs none. */
  current_password: characters(200, 'access.current_password_missing').optional(),
})

export const dataExportsApi = area('privacy', {
  ownExport: endpoint({
    method: 'GET',
    path: '/workspaces/{ws}/me/export',
    who: 'member',
    summary: "The state of the export of the caller's data",
    params: workspaceParams,
    response: one(dataExport),
  }),
  requestOwnExport: endpoint({
    method: 'POST',
    path: '/workspaces/{ws}/me/export',
    who: 'member',
    whileReadOnly: true,
    summary:
      'Export all data that the company holds about the caller: JSON, readable HTML, documents and payslips',
    status: 200,
    params: workspaceParams,
    response: done(),
    errors: ['privacy.export_making', 'privacy.export_ready', 'access.impersonating'],
  }),
  ownExportLink: endpoint({
    method: 'GET',
    path: '/workspaces/{ws}/me/export/link',
    who: 'member',
    acts: true,
    summary: "A link to the export of the caller's data for a browser, valid once",
    params: workspaceParams,
    response: downloadLink,
    errors: ['privacy.no_export', 'access.impersonating'],
  }),
  ownExportFile: endpoint({
    method: 'GET',
    path: '/workspaces/{ws}/me/export/file',
    who: 'member',
    acts: true,
    byLink: true,
    summary: "Download the export of the caller's data, a ZIP archive",
    params: workspaceParams,
    query: z.object(downloadKey),
    raw: 'file',
    errors: ['privacy.no_export', 'access.impersonating', 'link.expired'],
  }),
  workspaceExport: endpoint({
    method: 'GET',
    path: '/workspaces/{ws}/export',
    who: 'edit_company',
    summary: 'The state of the export of the whole workspace',
    params: workspaceParams,
    response: one(dataExport),
  }),
  requestWorkspaceExport: endpoint({
    method: 'POST',
    path: '/workspaces/{ws}/export',
    who: 'edit_company',
    whileReadOnly: true,
    summary:
      'Export all data of the workspace: all events with proofs, account numbers in full, every list as CSV, and all files',
    status: 200,
    params: workspaceParams,
    body: workspaceExportBody,
    response: done(),
    errors: [
      'access.current_password',
      'privacy.export_making',
      'privacy.export_ready',
      'access.impersonating',
    ],
  }),
  workspaceExportLink: endpoint({
    method: 'GET',
    path: '/workspaces/{ws}/export/link',
    who: 'edit_company',
    acts: true,
    summary: 'A link to the export of the whole workspace for a browser, valid once',
    params: workspaceParams,
    response: downloadLink,
    errors: ['privacy.no_export', 'access.impersonating'],
  }),
  workspaceExportFile: endpoint({
    method: 'GET',
    path: '/workspaces/{ws}/export/file',
    who: 'edit_company',
    acts: true,
    byLink: true,
    summary: 'Download the export of the whole workspace, a ZIP archive',
    params: workspaceParams,
    query: z.object(downloadKey),
    raw: 'file',
    errors: ['privacy.no_export', 'access.impersonating', 'link.expired'],
  }),
})
