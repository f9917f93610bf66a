import { eventsApi as api } from '@workledger/contracts/calendar/events.api'
import type { MultiStepCommand } from '../in-the-middle'
import { createCompany } from '../people'
import { rowsOf } from './company'

/** An event, which names the office of its people. */
export const calendarCommands: readonly MultiStepCommand[] = [
  {
    name: 'a new event of an office',
    appends: 2,
    reserves: 1,
    async prepare(product) {
      const { ws, admin } = await createCompany(product)
      const [office] = await rowsOf(product, 'offices', 'workspace_id = $1', ws)

      const body = {
        title: 'Party',
        event_on: '2027-05-08',
        event_time: '18:00',
        location: 'Roof',
        location_id: office!.id as string,
      }

      return {
        act: () => product.call(api.addCompanyEvent, { token: admin.token, params: { ws }, body }),
        async complete() {
          expect(await rowsOf(product, 'company_events', 'workspace_id = $1', ws)).toHaveLength(1)
        },
      }
    },
  },
]
