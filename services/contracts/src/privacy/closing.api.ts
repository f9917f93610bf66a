import * as z from 'zod'
import { NOTICE_DAYS } from '../kernel/closing'
import { area, endpoint } from '../kernel/endpoint'
import { workspaceParams } from '../kernel/record'
import { done, wholeNumber } from '../kernel/shapes'
import { characters } from '../kernel/text'

export const closeBody = z.object({
  /** The company's name as confirmation. */
  name: characters(300),
  /** Days until the workspace is read-only. */
  notice_days: wholeNumber()
    .min(NOTICE_DAYS.least, { error: 'privacy.notice' })
    .max(NOTICE_DAYS.most, { error: 'privacy.notice' })
    .default(NOTICE_DAYS.usual),
})

export const closingApi = area('privacy', {
  closeWorkspace: endpoint({
    method: 'POST',
    path: '/workspaces/{ws}/closing',
    who: 'edit_company',
    whileReadOnly: true,
    summary:
      'Announce the closing of the workspace: read-only after the notice, erased 30 days later; its name confirms it',
    status: 200,
    params: workspaceParams,
    body: closeBody,
    response: done(),
    errors: ['privacy.closing', 'access.impersonating'],
  }),
  withdrawClosing: endpoint({
    method: 'DELETE',
    path: '/workspaces/{ws}/closing',
    who: 'edit_company',
    whileReadOnly: true,
    summary: 'Withdraw the closing of the workspace; possible until it is erased',
    params: workspaceParams,
    errors: ['privacy.not_closing', 'access.impersonating'],
  }),
})
