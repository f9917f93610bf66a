import type { EventWords } from '../kernel/event-words'
import type { clientEvents } from './clients.events'

export const clientsEventWords: EventWords<typeof clientEvents> = {
  ClientAdded: ['Client added', 'أُضيف العميل'],
  ClientChanged: ['Client changed', 'تغيّر العميل'],
  ClientDeleted: ['Client deleted', 'حُذف العميل'],
}
