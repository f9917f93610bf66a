import { col, table } from '../kernel/table'
import { mend } from './mend'

const people = table('people', {
  id: col.uuid,
  workspace_id: col.uuid,
  name: col.text,
  born: col.maybe.day,
  hired: col.day,
  age: col.maybe.int,
  manager: col.maybe.uuid,
  pay: col.maybe.numeric,
  options: col.json<Record<string, string>>(),
})

const id = '01900000-0000-7000-8000-0000000f00d5'

const good = {
  id,
  workspace_id: id,
  name: 'Zoë 🙂',
  born: '1990-02-28',
  hired: '2020-01-01',
  age: 36,
  manager: id,
  pay: '12.50',
  options: { a: 'b' },
}

it('leaves a good row as it is', () => {
  expect(mend(people, good)).toEqual({ row: good, mended: [] })
})

it.each([
  ['name', 'Re\0b\ud83d', 'Reb'],
  ['born', '0000-01-01', null],
  ['born', '2020-13-45', null],
  ['age', 2 ** 31, null],
  ['age', 1.5, null],
  ['manager', 'nobody', null],
  ['pay', 'much', null],
  ['options', { 'a\0': ['\udc00x'] }, { a: ['x'] }],
])('leaves out of %s what it cannot hold: %j', (column, bad, left) => {
  expect(mend(people, { ...good, [column]: bad })).toEqual({
    row: { ...good, [column]: left },
    mended: [{ table: 'people', column }],
  })
})

it('does not make up a value that has to be there', () => {
  const row = { ...good, hired: 'some day' }
  expect(mend(people, row)).toEqual({ row, mended: [] })
})
