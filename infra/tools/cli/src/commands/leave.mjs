import { usage } from '../failure.mjs'
import { askJson, selfOf } from '../http.mjs'

async function typeOf(io, workspace, wanted) {
  const { data } = await askJson(io, 'GET', `/workspaces/${workspace}/leaves/types`)
  const same = ({ id, name }) => id === wanted || name.toLowerCase() === wanted?.toLowerCase()
  const found = data.find(same)
  if (found) return found
  const names = data.map(({ name }) => `  ${name}`).join('\n')

  throw usage(`Name the type of leave with --type:\n${names}`)
}

const verbs = {
  async balance(io, { employee }, values) {
    const query = { year: values.year }
    const { data } = await askJson(io, 'GET', `/employees/${employee}/leave-stats`, { query })

    io.say(data, () =>
      [
        `${data.year}: ${data.days_available} days available`,
        `  entitled ${data.days_total}, taken ${data.days_taken}, pending ${data.days_pending}`,
      ].join('\n'),
    )
  },
  async list(io, { employee }, values) {
    const query = { year: values.year, per_page: 100 }
    const { data } = await askJson(io, 'GET', `/employees/${employee}/leaves`, { query })

    io.say(data, () =>
      data.length === 0
        ? 'No leaves.'
        : data
            .map(({ start_on, finish_on, status, type, description }) =>
              [`${start_on} – ${finish_on}`, status, type?.name, description]
                .filter(Boolean)
                .join('  '),
            )
            .join('\n'),
    )
  },
  async request(io, { workspace, employee }, values) {
    if (!values.from) throw usage('Give the first day with --from, such as --from 2026-12-23.')
    const type = await typeOf(io, workspace, values.type)

    const body = {
      start_on: values.from,
      finish_on: values.to ?? values.from,
      description: values.note ?? type.name,
      leave_type_id: type.id,
      ...(values.half && { half_day: values.half }),
    }

    const { data } = await askJson(io, 'POST', `/employees/${employee}/leaves`, { body })
    io.say(data, () => `Requested: ${type.name}, ${body.start_on} – ${body.finish_on}.`)
  },
}

export const leave = {
  summary: 'Show the balance, list leaves or request one',
  usage:
    'workledger leave balance [--year <year>] | list [--year <year>] | request --type <name> --from <day> [--to <day>] [--half first|second] [--note <text>]',
  words: Object.keys(verbs),
  options: {
    year: { type: 'string' },
    type: { type: 'string' },
    from: { type: 'string' },
    to: { type: 'string' },
    half: { type: 'string' },
    note: { type: 'string' },
  },
  examples: [
    'workledger leave balance',
    'workledger leave request --type "Annual leave" --from 2026-12-23 --to 2026-12-31',
    'workledger leave list --year 2026 --json',
  ],
  async run(io, { values, words: [verb] }) {
    const act = Object.hasOwn(verbs, verb ?? '') && verbs[verb]
    if (!act) throw usage('Say what about leave: balance, list or request.')
    await act(io, await selfOf(io), values)
  },
}
