import type { TimeEntry } from '@workledger/contracts/time-tracking/time-tracking.api'
import { shownZone } from '@workledger/kit/i18n/format'
import { serverNow } from '@workledger/kit/i18n/server-time'
import { dayOf, toServer } from '@workledger/kit/i18n/zone-time'
import { newKey } from '@workledger/kit/net/client'

export interface Started {
  description: string
  project_id: string | null
  task_id?: string | null | undefined
  billable?: boolean | undefined
  tags?: string[] | undefined
  start?: string | undefined
  employee: string
  project: { name: string; billable?: 0 | 1 } | null | undefined
}

const mark = 'expected-'

/** Returns the id of the entry that an action will make. */
export const expectedId = (action: string) => `${mark}${action}`

/** Returns the action that will make an expected entry. */
export const actionOf = ({ id }: Pick<TimeEntry, 'id'>) => id.slice(mark.length)

/** Returns the entry that a start will make, shown until the server answers. */
export function expected({
  description,
  project_id,
  task_id = null,
  billable,
  tags = [],
  start,
  employee,
  project,
}: Started): TimeEntry {
  const zone = shownZone()
  const began = start ?? toServer(serverNow())

  return {
    id: expectedId(newKey()),
    employee_id: employee,
    description,
    project_id,
    project_name: project?.name ?? null,
    client_name: null,
    task_id,
    task_title: null,
    billable: (billable ?? project?.billable === 1) ? 1 : 0,
    tags,
    billed: false,
    invoice_number: null,
    start: began,
    end: null,
    duration: 0,
    day: dayOf(began, zone),
    zone,
    revision: 0,
    stream: '',
  }
}

/** Tells whether an entry is not on the server yet. */
export const isExpected = ({ id }: Pick<TimeEntry, 'id'>) => id.startsWith(mark)
