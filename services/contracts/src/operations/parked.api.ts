import * as z from 'zod'
import { area, endpoint } from '../kernel/endpoint'
import { id, text } from '../kernel/shapes'

export const parkedApi = area('operations', {
  retryParked: endpoint({
    method: 'POST',
    path: '/operations/parked/retry',
    who: 'operator',
    summary: 'Retry a parked event now, after earlier parked events of its stream',
    status: 204,
    body: z.object({ reaction: text('field.required', 100), event_id: id() }),
    errors: ['operations.not_parked'],
  }),
})
