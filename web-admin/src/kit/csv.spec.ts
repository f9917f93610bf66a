import { expect, it } from 'vitest'
import { toCsv } from './csv'

it('writes rows that a spreadsheet reads as they are, and no formulas', () => {
  expect(
    toCsv([
      ['Row', 'What'],
      [3, 'a "quoted", one'],
      [4, '=HYPERLINK("x")'],
      [5, '-12.50'],
      [6, null],
    ]),
  ).toBe('\uFEFFRow,What\r\n3,"a ""quoted"", one"\r\n4,"\'=HYPERLINK(""x"")"\r\n5,-12.50\r\n6,\r\n')
})
