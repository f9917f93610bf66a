import * as z from 'zod'
import { area, endpoint } from '../kernel/endpoint'
import { characters } from '../kernel/text'

export const filesApi = area('files', {
  picture: endpoint({
    method: 'GET',
    path: '/files/{key}',
    who: 'key',
    summary: 'An avatar or a logo, by its key',
    params: z.object({ key: characters(64) }),
    raw: 'file',
  }),
})
