import type { AreaReads } from '../kernel/area'
import type { TablesOf } from '../kernel/read-tables'
import { noticesList } from './notices.lists'
import { noticesProjection } from './notices.projection'

export const noticesReads: AreaReads = {
  name: 'notices',
  projections: [noticesProjection],
  lists: [noticesList],
  // The events of a mail name the owner of its address, others the employee.
  concerns: ({ person_id, employee_id }) => {
    const concerned = person_id ?? employee_id
    return typeof concerned === 'string' ? concerned : undefined
  },
}

declare module '../kernel/read-tables' {
  interface ReadTables extends TablesOf<typeof noticesProjection> {}
}
