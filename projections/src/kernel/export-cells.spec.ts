import { text } from '@workledger/contracts/kernel/list-columns'
import { strFromU8, unzipSync } from 'fflate'
import { csvLines, type ExportColumn } from './export-cells'
import { threadModule } from './threads/thread-module'
import { inWriter } from './threads/writers'
import { xlsxFile } from './xlsx-file'

it('text that a spreadsheet would run is made harmless, whichever sign it begins with', () => {
  const columns: ExportColumn[] = [['a', text({ label: 'A' })]]
  const cell = (a: string) => csvLines(columns, [{ a }]).trimEnd()

  for (const sign of ['=', '+', '-', '@', '＝', '＋', '－', '＠', '﹦', '﹢', '﹣', '﹫', '−'])
    expect(cell(`${sign}1+1`)).toBe(`'${sign}1+1`)

  expect(cell('\t=1')).toBe("'\t=1")
  expect(cell('1=1')).toBe('1=1')
})

const asker = { company: 'A', person: 'ann' }

it('a workbook keeps its heading in sight and can be filtered by it', async () => {
  const columns: ExportColumn[] = [
    ['a', text({ label: 'Name' })],
    ['b', text({ label: 'Town' })],
  ]

  const sheet = strFromU8(
    unzipSync(await xlsxFile(asker, { name: 'People', columns, rows: [{ a: 'Ada', b: 'Oslo' }] }))[
      'xl/worksheets/sheet1.xml'
    ]!,
  )

  expect(sheet).toContain(
    '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>',
  )
  expect(sheet).toContain('<autoFilter ref="A1:B2"/>')
})

it('a workbook whose thread is stopped is refused with a sentence', async () => {
  const task = {
    module: threadModule(__dirname, '../../../test/support/parsers/hanging.parser'),
    name: 'parse',
    input: ['end'],
  }

  await expect(inWriter(asker, task, 'export.too_large')).rejects.toMatchObject({
    code: 'export.too_large',
  })

  expect(
    (
      await xlsxFile(asker, {
        name: 'People',
        columns: [['a', text({ label: 'Name' })]],
        rows: [{ a: 'Ada' }],
      })
    ).length,
  ).toBeGreaterThan(1000)
})
