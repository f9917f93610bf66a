import { companyEventsList } from '@workledger/contracts/calendar/calendar.lists'
import { eventsApi as api } from '@workledger/contracts/calendar/events.api'
import { command, type ResourceOf, resource } from '../kit/command'

export const calendarResources = {
  events: resource(companyEventsList, {
    areas: ['calendar', 'structure'],
    writes: {
      create: api.addCompanyEvent,
      update: api.changeCompanyEvent,
      delete: api.deleteCompanyEvent,
    },
  }),
} satisfies Record<string, ResourceOf>

export const calendarCommands = {
  addCompanyEvent: command(api.addCompanyEvent),
  changeCompanyEvent: command(api.changeCompanyEvent, 'audit'),
  deleteCompanyEvent: command(api.deleteCompanyEvent),
}
