import { NOTICE_DAYS } from '@workledger/contracts/notices/notice-kinds'
import * as declared from '@workledger/contracts/notices/notices.lists'
import { mailNames } from '@workledger/contracts/operations/mail-names'
import { sql } from 'kysely'
import { readList } from '../kernel/list-resource'
import { spelled } from '../kernel/spelled'

const english = JSON.stringify(
  Object.fromEntries([...mailNames].map(([template, { en }]) => [template, en])),
)

const allNames = JSON.stringify(
  Object.fromEntries([...mailNames].map(([template, name]) => [template, Object.values(name)])),
)

/** SQL of whether a notice is unread: neither itself, nor everything up to a later one was read. */
export const unreadSql = `(not n.read and (r.read_to is null or (length(n.position), n.position) > (length(r.read_to), r.read_to)))`

export const noticesList = readList(declared.noticesList, {
  // A person's own, also for those who see everything else.
  from: (db, { workspace, employee, now }) =>
    db
      .selectFrom('notices as n')
      .leftJoin('notice_readers as r', 'r.id', 'n.employee_id')
      .where('n.workspace_id', '=', workspace)
      .where('n.employee_id', '=', employee)
      .where(
        'n.at',
        '>',
        sql<string>`${now}::timestamptz - make_interval(days => ${sql.lit(NOTICE_DAYS)})`,
      )
      .where(sql<boolean>`coalesce(r.channels ->> n.kind, 'mail') <> 'none'`),
  sql: {
    id: 'n.id',
    at: 'n.at',
    kind: 'n.kind',
    template: 'n.template',
    message: `('${english.replaceAll("'", "''")}'::jsonb ->> n.template)`,
    unread: unreadSql,
    record_id: 'n.record_id',
  },
  // Searches the names as each language shows them.
  searchBy: {
    message: (word) =>
      sql`exists (select from jsonb_array_elements_text(${allNames}::jsonb -> n.template) as t(name) where t.name ~* ${spelled(word)})`,
  },
})
