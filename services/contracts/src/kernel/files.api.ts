import * as z from 'zod'
import { area, endpoint } from './endpoint'

export const filesApi = area('workspaces', {
  picture: endpoint({
    method: 'GET',
    path: '/files/{key}',
    who: 'key',
    summary: 'An avatar or a logo, by its key',
    params: z.object({ key: z.string().max(64) }),
    raw: 'file',
  }),
})
