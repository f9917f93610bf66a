import * as z from 'zod'
import { area, endpoint } from './endpoint'
import { characters } from './text'

export const filesApi = area('workspaces', {
  picture: endpoint({
    method: 'GET',
    path: '/files/{key}',
    who: 'key',
    summary: 'An avatar or a logo, by its key',
    params: z.object({ key: characters(64) }),
    raw: 'file',
  }),
})
