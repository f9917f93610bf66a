import { type AreaJobs, gathered } from './area'

const area = (name: string, parts: object) => ({ name, ...parts }) as unknown as AreaJobs

const [mail, process, report] = [
  { template: 'invited' },
  { name: 'number of a closed invoice' },
  { invited: async () => undefined },
]

it('gathers the work of all areas', () => {
  const expectation = { name: 'end of a planned import' }
  const schedule = () => ({ run: async () => {} })

  const areas = [
    area('one', { mails: [mail], processes: [process] }),
    area('two', { expectations: [expectation], schedules: [schedule] }),
  ]

  expect(gathered(areas)).toEqual({
    mails: [mail],
    processes: [process],
    expectations: [expectation],
    reports: {},
    schedules: [schedule, expect.any(Function)],
    uploads: [],
  })
})

it.each([
  ['mails of two areas', [{ mails: [mail] }, { mails: [mail] }], 'Two mails are called invited:'],
  ['mails of one area', [{ mails: [mail, mail] }], 'Two mails are called invited:'],
  [
    'a mail and a report',
    [{ mails: [mail] }, { reports: report }],
    'Two mails are called invited:',
  ],
  ['reports', [{ reports: report }, { reports: report }], 'Two mails are called invited:'],
  [
    'processes',
    [{ processes: [process] }, { processes: [process] }],
    'Two processes are called number of a closed invoice:',
  ],
  [
    'a process and an expectation',
    [{ processes: [process], expectations: [process] }],
    'Two processes are called number of a closed invoice:',
  ],
])('refuses to start with one name for %s', (_, parts, sentence) => {
  expect(() => gathered(parts.map((part, n) => area(`area ${n}`, part)))).toThrow(sentence)
})

it('refuses to start with one name for two areas', () => {
  expect(() => gathered([area('one', {}), area('one', {})])).toThrow('Two areas are called one:')
})
