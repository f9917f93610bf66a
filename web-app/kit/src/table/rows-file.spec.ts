import { expect, it } from 'vitest'
import { csvOf } from './rows-file'

const rows = [
  ['Row', 'What'],
  [3, 'a "quoted", one'],
  [4, '=HYPERLINK("x")'],
  [5, '-12.50'],
  [6, null],
]

it('writes rows that a spreadsheet reads as they are, and no formulas', () => {
  expect(csvOf(rows, ',')).toBe(
    '\uFEFFRow,What\r\n3,"a ""quoted"", one"\r\n4,"\'=HYPERLINK(""x"")"\r\n5,-12.50\r\n6,\r\n',
  )
})

it('quotes what contains the separator of the region', () => {
  expect(csvOf([['a;b', 'a,b']], ';')).toBe('\uFEFF"a;b";a,b\r\n')
})
