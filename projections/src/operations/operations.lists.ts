import { mailNames } from '@workledger/contracts/operations/mail-names'
import * as declared from '@workledger/contracts/operations/operations.lists'
import { sql } from 'kysely'
import { type ListQuery, readList } from '../kernel/list-resource'
import { spelled } from '../kernel/spelled'
import { announcementStatus } from './announcements.queries'
import { deliveryStatus } from './deliveries.queries'

/**
 * SQL of a readable name for deliveries of earlier versions without one: `leave-decided` becomes
 * "Leave decided".
 */
const spoken = `upper(left(d.template, 1)) || translate(substr(d.template, 2), '-_.', '   ')`

const english = JSON.stringify(
  Object.fromEntries([...mailNames].map(([template, { en }]) => [template, en])),
)

const operationNames = JSON.stringify(
  Object.fromEntries([...mailNames].map(([template, name]) => [template, Object.values(name)])),
)

export const deliveriesList = readList(declared.deliveriesList, 'deliveries as d', {
  sql: {
    message: `coalesce('${english.replaceAll("'", "''")}'::jsonb ->> d.template, ${spoken})`,
    status: deliveryStatus,
    stream: `'delivery-' || d.id`,
  },
  // Searches the names as each language shows them.
  searchBy: {
    message: (word) =>
      sql`(${sql.raw(spoken)} ~* ${spelled(word)} or exists (select from jsonb_array_elements_text(${operationNames}::jsonb -> d.template) as n(name) where n.name ~* ${spelled(word)}))`,
  },
})

export const announcementsList = readList(declared.announcementsList, 'announcements as a', {
  sql: {
    status: announcementStatus,
    stream: `'announcement-' || a.id`,
  },
})

export const failedJobsList = readList(declared.failedJobsList, {
  ofInstallation: true,
  from: (db) => db.selectFrom('operations.failed_jobs as f' as never) as unknown as ListQuery,
  sql: {
    id: 'f.id',
    queue: 'f.queue',
    name: 'f.name',
    tries: 'f.tries',
    reason: 'f.error',
    // To the second, as shown, so that a filter by the shown time matches.
    at: `date_trunc('second', f.at)`,
    workspace: 'f.workspace',
    stream: `'delivery-' || f.delivery`,
  },
})
