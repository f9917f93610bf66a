import type { Words } from '../../kernel/area-words'

export default {
  kinds: {
    client: 'Client',
  },
  fields: {
    clients: 'Clients',
    hrate: 'Hourly rate',
  },
} as const satisfies Words
