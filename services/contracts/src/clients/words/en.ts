import type { Words } from '../../kernel/area-words'

export default {
  kinds: {
    client: 'Client',
  },
  fields: {
    clients: 'Clients',
    hrate: 'Hourly rate',
    language: 'Language of documents',
  },
} as const satisfies Words
