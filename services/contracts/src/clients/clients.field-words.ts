import type { FieldWords } from '../kernel/field-words'

export const clientsFieldWords: FieldWords = {
  kinds: {
    client: ['Client', 'العميل'],
  },
  fields: {
    clients: ['Clients', 'العملاء'],
    hrate: ['Hourly rate', 'سعر الساعة'],
  },
}
