import { expect, it } from 'vitest'
import { arranged, fileOf } from './whole-list'

const rows = [
  { name: 'Überstunden', factor: 1.5 },
  { name: 'Meal', factor: 10 },
  { name: 'Night shift', factor: 2 },
]

const values = ({ name, factor }: (typeof rows)[number]) => ({ name, factor })
const names = (q: string, sort: string) =>
  arranged(rows, { q, sort }, values).map((row) => row.name)

it('sorts words by the language and figures by their size, in both directions', () => {
  expect(names('', 'name')).toEqual(['Meal', 'Night shift', 'Überstunden'])
  expect(names('', '-factor')).toEqual(['Meal', 'Night shift', 'Überstunden'])
  expect(names('', 'factor')).toEqual(['Überstunden', 'Night shift', 'Meal'])
})

it('searches each word, without accents or case', () => {
  expect(names('uberst', 'name')).toEqual(['Überstunden'])
  expect(names('shift NIGHT', 'name')).toEqual(['Night shift'])
  expect(names('night meal', 'name')).toEqual([])
})

it('writes the fitting rows in their order into a file', () => {
  const file = fileOf('pay', rows, { q: 'm', sort: '-name' }, { head: { name: 'Name' }, values })
  expect(file.head).toEqual(['Name'])
  expect(file.rows()).toEqual([['Meal']])
})
