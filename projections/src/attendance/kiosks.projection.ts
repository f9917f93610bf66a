import { kioskEvents as e } from '@workledger/contracts/attendance/kiosks.events'
import { kioskDecider } from '@workledger/domain/attendance/kiosk'
import { at, change, on, projection } from '../kernel/projection'
import { col, table } from '../kernel/table'

/** The kiosks of a workspace that are not removed. */
export const kiosks = table(
  'kiosks',
  {
    id: col.uuid,
    workspace_id: col.uuid,
    name: col.text,
    paired_at: col.maybe.instant,
    created_at: col.instant,
    revision: col.revision,
  },
  { indexes: ['workspace_id, name'] },
)

const kioskIdOf = (event: { data: { kiosk_id: string } }) => event.data.kiosk_id

export const kiosksProjection = projection('kiosks', {
  version: 1,
  tables: [kiosks],
  contents: [[kiosks, kioskDecider]],
  steps: [
    on(e.KioskAdded, kiosks, kioskIdOf, (_, event) => ({
      id: event.data.kiosk_id,
      workspace_id: event.workspace,
      name: event.data.name,
      paired_at: null,
      created_at: at(event),
    })),
    change(e.KioskRenamed, kiosks, kioskIdOf, ({ data: { name } }) => ({ name })),
    change(e.KioskPaired, kiosks, kioskIdOf, (event) => ({ paired_at: at(event) })),
    on(e.KioskRemoved, kiosks, kioskIdOf, () => null),
  ],
})
