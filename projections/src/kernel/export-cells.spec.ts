import { text } from '@workledger/contracts/kernel/list-columns'
import { csvLines, type ExportColumn } from './export-cells'

it('text that a spreadsheet would run is made harmless, whichever sign it begins with', () => {
  const columns: ExportColumn[] = [['a', text('A')]]
  const cell = (a: string) => csvLines(columns, [{ a }]).trimEnd()
  for (const sign of ['=', '+', '-', '@', '＝', '＋', '－', '＠', '﹦', '﹢', '﹣', '﹫', '−'])
    expect(cell(`${sign}1+1`)).toBe(`'${sign}1+1`)
  expect(cell('\t=1')).toBe("'\t=1")
  expect(cell('1=1')).toBe('1=1')
})
