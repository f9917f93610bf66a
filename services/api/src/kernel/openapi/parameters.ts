import { fitting, EXAMPLE_ID as ID } from './examples'

interface Explanation {
  readonly description: string
  readonly example?: string | number
}

const DAY = '2026-11-23'

/** Meanings of parameters of paths and queries; one name has one meaning in every call. */
const explanations: Record<string, Explanation> = {
  ws: { description: 'Id of the workspace.', example: ID },
  subdomain: { description: 'Subdomain of the company.', example: 'northwind' },
  stream: { description: 'Stream of a record, from its `stream`.' },
  resource: { description: 'Name of a list.', example: 'employees' },
  key: { description: 'Key of a link, which opens only this one thing.' },
  msg_key: { description: 'Key of the mail that led to the conversation.' },
  token: { description: 'Token of the link.' },
  session: { description: 'Id of a session.', example: ID },
  rule: { description: 'Name of a monitoring rule.' },
  item: { description: 'Name of the counted or listed kind.' },
  hit: { description: 'Id of a flag.', example: ID },
  page: { description: 'Page, from 1.', example: 1 },
  per_page: { description: 'Rows on a page, at most 1000.', example: 15 },
  levels: { description: 'Levels below the first.' },
  q: { description: 'Words that must all be found.', example: 'ada' },
  search: { description: 'Words that must all be found.', example: 'ada' },
  sort: { description: 'Column, or `-column` for the other direction.', example: '-created_at' },
  order: { description: 'Column, or `-column` for the other direction.' },
  range: { description: 'First and last row.' },
  filter: { description: 'By column, `filter[column]=value`.' },
  updated_after: {
    description: 'Rows written at this time (UTC) or later, by the log’s clock.',
    example: `${DAY} 08:00:00`,
  },
  from: { description: 'First day, included.', example: DAY },
  to: { description: 'Last day, included.', example: DAY },
  start_date: { description: 'First day, included.', example: DAY },
  end_date: { description: 'Last day, included.', example: DAY },
  start_on: { description: 'First day, included.', example: DAY },
  finish_on: { description: 'Last day, included.', example: DAY },
  until: { description: 'Last day, included.', example: DAY },
  at: { description: 'Show the record as of this revision or time (UTC).' },
  before: { description: 'Show events before this revision.' },
  after: { description: 'Start of the next page, from the previous answer.' },
  year: { description: 'Calendar year.', example: 2026 },
  month: { description: 'Month, 1 to 12.', example: 11 },
  country: { description: 'ISO 3166 code of a country.', example: 'DE' },
  currency: { description: 'ISO 4217 code.', example: 'EUR' },
  language: { description: 'Language of words in the answer.', example: 'en' },
  format: { description: 'Kind of the file.', example: 'csv' },
  status: { description: 'Only records with this status.' },
  employee_status: { description: 'Only employees with this status.', example: 'active' },
  category: { description: 'Only records of this category.' },
  visibility: { description: 'Only documents visible to these people.' },
  when: { description: 'Only upcoming items, or only past ones.' },
  only: { description: 'Only entries of this kind.' },
  warning: { description: 'Only days with this warning.' },
  queue: { description: 'Only jobs of this queue.' },
  type: { description: 'Only events of this type.' },
  area: { description: 'Only events of this area.' },
  actor: { description: 'Only events by this user.', example: ID },
  person: { description: 'Only events about this person.', example: ID },
  subject: { description: 'Only events about this part of the record.' },
  scope: { description: 'Scope of the evidence.' },
  population: { description: 'Population of the sample.' },
  mark: { description: 'Only items with this mark.' },
  looked: { description: 'Only settled flags, or only open ones.' },
  stage: { description: 'Only candidates in this stage.' },
  team: { description: 'Only the caller’s own reports.' },
  checked_in: { description: 'Only employees who are checked in now, or who are not.' },
  live_data: { description: 'Include current activity.' },
  employee_count: { description: 'Include the number of employees.' },
  weekend: { description: 'Include Saturdays and Sundays.', example: 'weekend' },
  under: { description: 'Id of the employee whose reports are shown.', example: ID },
  due: { description: 'Only people whose retention is over.' },
  half_day: { description: 'Half of the day that the leave takes.' },
  not_of: { description: 'Id of an employee to leave out.', example: ID },
  decided_by: { description: 'Id of the employee who may decide it.', example: ID },
  waits_for: { description: 'Id of the employee whose turn it is.', example: ID },
  led_by: { description: 'Id of an interviewer.', example: ID },
  version: { description: 'Version of the document, from 1.', example: 1 },
  move_to: { description: 'Id of the new status of its tasks.', example: ID },
  done: { description: 'Only tasks that are done, or that are not.' },
  complete: { description: 'Only tasks that are done, or that are not.' },
  billable: { description: 'Only billable entries, or only the others.' },
  group: { description: 'Content of a line.' },
  grouping: { description: 'Grouping of rows.' },
  sub_grouping: { description: 'Grouping of rows within a group.' },
  rounding: { description: 'Rounding of durations.' },
  rate: { description: 'Hourly rate.' },
  report: { description: 'Report in the file.' },
  span: { description: 'Time span of the figures.' },
  plan_id: { description: 'Id of the plan.' },
  workspace: { description: 'Id of the workspace.', example: ID },
  include: { description: 'Related records, which are always included.' },
}

/**
 * Returns the meaning of a parameter. Ids are named after their record: `leaveId`, `project_id`,
 * `employee_ids`.
 */
export function explained(name: string, schema: unknown): Explanation {
  const known = explanations[name]
  const { enum: values, pattern } = schema as { enum?: unknown[]; pattern?: string }
  if (known && values && !values.includes(known.example)) return { description: known.description }

  if (known?.example && pattern && !new RegExp(pattern).test(String(known.example)))
    return { description: known.description, ...shaped(pattern) }

  if (known) return known

  const record = name
    .replace(/_?ids?$/i, '')
    .replace(/(?<=[a-z])(?=[A-Z])|_/g, ' ')
    .toLowerCase()

  if (name === 'id') return { description: 'Id of the record in the address.', example: ID }

  if (/ids$/.test(name))
    return { description: `Ids of the records “${record}”, separated by commas.` }

  if (/Id$|_id$|^qid$/.test(name))
    return { description: `Id of the record “${record || 'question'}”.`, example: ID }

  return { description: `The ${record} of the record.` }
}

function shaped(pattern: string): { example?: string } {
  const example = fitting(pattern)
  return example === undefined ? {} : { example }
}
