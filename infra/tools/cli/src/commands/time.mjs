import { usage } from '../failure.mjs'
import { askJson, selfOf } from '../http.mjs'

const clock = (instant) => `${instant.slice(0, 10)} ${instant.slice(11, 16)} UTC`

const length = (seconds) => {
  const minutes = Math.floor(seconds / 60)
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')} h`
}

export const checkIn = {
  summary: 'Check in, by the clock of the server',
  usage: 'workledger check-in',
  examples: ['workledger check-in'],
  async run(io) {
    const { employee } = await selfOf(io)
    const { data } = await askJson(io, 'POST', `/employees/${employee}/attendances-checkin`, {
      body: {},
    })
    io.say(data, () => 'Checked in.')
  },
}

export const checkOut = {
  summary: 'Check out, by the clock of the server',
  usage: 'workledger check-out',
  examples: ['workledger check-out'],
  async run(io) {
    const { employee } = await selfOf(io)
    const { data } = await askJson(io, 'POST', `/employees/${employee}/attendances-checkout`, {
      body: {},
    })
    io.say(data, () => 'Checked out.')
  },
}

async function running(io, workspace) {
  const { data } = await askJson(io, 'GET', `/workspaces/${workspace}/time_entries/running`)
  return data
}

const line = (entry) =>
  entry
    ? `Running since ${clock(entry.start)}, ${length(entry.duration ?? 0)}: ${entry.description || entry.project || 'no description'}`
    : 'No timer runs.'

const verbs = {
  async start(io, workspace, { values, words }) {
    const body = {
      ...(words.length > 0 && { description: words.join(' ') }),
      ...(values.project && { project_id: values.project }),
      ...(values.task && { task_id: values.task }),
      ...(values.billable && { billable: true }),
    }

    const { data } = await askJson(io, 'POST', `/workspaces/${workspace}/time_entries/start`, {
      body,
    })
    io.say(data, () => line(data))
  },
  async stop(io, workspace) {
    const entry = await running(io, workspace)
    if (!entry) return io.say(null, () => 'No timer runs.')
    const path = `/workspaces/${workspace}/time_entries/${entry.id}/stop`
    const { data } = await askJson(io, 'PUT', path, { body: {} })
    io.say(data ?? entry, () => `Stopped after ${length(data?.duration ?? entry.duration ?? 0)}.`)
  },
  async status(io, workspace) {
    const entry = await running(io, workspace)
    io.say(entry, () => line(entry))
  },
}

export const timer = {
  summary: 'Start, stop or show the timer',
  usage:
    'workledger timer start [<description>] [--project <id>] [--task <id>] [--billable] | stop | status',
  words: Object.keys(verbs),
  options: {
    project: { type: 'string' },
    task: { type: 'string' },
    billable: { type: 'boolean' },
  },
  examples: [
    'workledger timer start "Review of the offer"',
    'workledger timer status',
    'workledger timer stop',
  ],
  async run(io, { values, words: [verb, ...words] }) {
    const act = Object.hasOwn(verbs, verb ?? '') && verbs[verb]
    if (!act) throw usage('Say what the timer should do: start, stop or status.')
    const { workspace } = await selfOf(io)
    await act(io, workspace, { values, words })
  },
}
