import { markOf } from './day-marks'

const day = {
  type: null,
  name: null,
  is_working: true,
  worked: 0,
  tracked: 0,
  due: 1,
  leave: 0,
  presence: 0,
}

const employment = {
  since: '2026-03-01',
  until: '2026-03-20',
  gaps: [{ start: '2026-03-10', end: '2026-03-12' }],
}

const facts = {
  employment,
  today: '2026-03-18',
  present: new Set(['2026-03-04', '2026-03-18', '2026-03-21']),
  running: new Set(['2026-03-18']),
}

it.each([
  ['2026-03-04', { presence: 8 * 3600 }, 'present'],
  ['2026-03-04', { presence: 8 * 3600 - 1 }, 'undertime'],
  // Work on a Saturday makes a day of presence.
  ['2026-03-04', { presence: 3600, is_working: false }, 'undertime'],
  ['2026-03-18', { presence: 3600 }, null],
  ['2026-03-18', { presence: 8 * 3600 }, 'present'],
  ['2026-03-07', { is_working: false, type: 'weekend' as const }, 'holiday'],
  ['2026-03-05', { leave: 0.5 }, 'leave'],
  ['2026-03-05', {}, 'absent'],
  ['2026-03-17', {}, 'absent'],
  ['2026-03-19', {}, null],
  ['2026-02-27', {}, null],
  ['2026-03-11', {}, null],
  ['2026-03-21', { presence: 3600 }, 'undertime'],
  ['2026-03-22', {}, null],
])('%s with %j is %s', (date, change, mark) => {
  expect(markOf({ ...day, date, ...change }, facts)).toBe(mark)
})
