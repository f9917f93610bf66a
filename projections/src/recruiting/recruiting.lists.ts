import { fullName } from '@workledger/contracts/kernel/full-name'
import * as declared from '@workledger/contracts/recruiting/recruiting.lists'
import { daysUntil } from '@workledger/domain/recruiting/stage-days'
import { sql } from 'kysely'
import { readList } from '../kernel/list-resource'
import { spelled } from '../kernel/spelled'
import { zoneOf } from './recruiting.queries'

export const openingsList = readList(declared.openingsList, 'openings as o', {
  sql: {
    company_id: 'o.workspace_id',
    stages: `(select string_agg(s.value, ',' order by s.ordinality) from jsonb_array_elements_text(o.stages) with ordinality as s)`,
    candidates_count: '(select count(*)::int from candidates c where c.opening_id = o.id)',
    stream: `'opening-' || o.id`,
  },
})

export const candidatesList = readList(declared.candidatesList, 'candidates as c', {
  from: (db, { workspace }) =>
    db
      .selectFrom('candidates as c')
      .innerJoin('openings as o', 'o.id', 'c.opening_id')
      .where('c.workspace_id', '=', workspace),
  filters: {
    search: (text) =>
      sql`concat_ws(' ', read.full_name(c.first_name, c.last_name), c.email, c.phone) ~* ${spelled(text ?? '')}`,
  },
  sql: {
    opening: 'o.title',
    erase_on: `case when c.status <> 'hired' then ((c.active_at at time zone 'UTC' + make_interval(months => c.keep_months))::date + 1) end`,
    stream: `'candidate-' || c.id`,
  },
  async computed(db, { workspace, now }, rows) {
    const zone = await zoneOf(db, workspace)
    return rows.map(({ stage_at }) => ({ days_in_stage: daysUntil(zone, stage_at, now) }))
  },
})

interface Spoken {
  employee_id: string
  name: string
  rating: number
  text: string
  revision: number
}

const ends = sql`i.starts_at + make_interval(mins => i.minutes)`

export const interviewsList = readList(declared.interviewsList, 'interviews as i', {
  from: (db, { workspace }) =>
    db
      .selectFrom('interviews as i')
      .innerJoin('candidates as c', 'c.id', 'i.candidate_id')
      .innerJoin('openings as o', 'o.id', 'c.opening_id')
      .where('i.workspace_id', '=', workspace),
  scope: (query, { employee }) => query.where(sql<boolean>`i.people ? ${employee}`),
  filters: {
    led_by: (employee) => sql`i.people ? ${employee}`,
    when: (when, { now }) =>
      when === 'past'
        ? sql`(i.starts_at <= ${now} and ${ends} <= ${now})`
        : // No interview exceeds eight hours, and an index covers their starts.
          sql`(i.starts_at > ${now}::timestamptz - interval '8 hours' and ${ends} > ${now})`,
  },
  sql: {
    opening_id: 'c.opening_id',
    candidate: `read.full_name(c.first_name, c.last_name)`,
    opening: 'o.title',
    people: `coalesce((select jsonb_agg(jsonb_build_object('id', e.id, 'name', read.full_name(e.first_name, e.last_name)) order by e.first_name, e.last_name, e.id)
      from employees e where e.workspace_id = i.workspace_id and i.people ? e.id::text), '[]')`,
    feedback_count: 'jsonb_array_length(i.feedback)',
  },
  async computed(db, { workspace, employee, everything }, rows) {
    const ids = rows.map(({ id }) => id as string)

    const found = await db
      .selectFrom('interviews')
      .select(['id', 'people', 'feedback'])
      .where('id', 'in', ids)
      .execute()

    const told = new Map(found.map((row) => [row.id, row]))
    const people = [
      ...new Set(found.flatMap(({ feedback }) => feedback.map(({ employee_id }) => employee_id))),
    ]

    const named = people.length
      ? await db
          .selectFrom('employees')
          .select(['id', 'first_name', 'last_name'])
          .where('workspace_id', '=', workspace)
          .where('id', 'in', people)
          .execute()
      : []

    const names = new Map(
      named.map(({ id, first_name, last_name }) => [id, fullName({ first_name, last_name })]),
    )

    return ids.map((id) => {
      const { people = [], feedback = [] } = told.get(id) ?? {}
      const own = feedback.filter(({ employee_id }) => employee_id === employee)
      const others = feedback.filter(({ employee_id }) => employee_id !== employee)
      // Interviewers judge independently: they see others' feedback after their own.
      const open = people.includes(employee) ? own.length > 0 : everything

      const shown: Spoken[] = [...own, ...(open ? others : [])].map((each) => ({
        ...each,
        name: names.get(each.employee_id) ?? '',
        revision: each.revision + 1,
      }))

      return { feedback: shown }
    })
  },
})

export const recruitingTemplatesList = readList(
  declared.recruitingTemplatesList,
  'recruiting_templates as t',
  {
    sql: {
      stream: `'recruiting-' || t.workspace_id`,
    },
  },
)
