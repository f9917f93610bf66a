import { deflateRawSync } from 'node:zlib'
import { utils, write } from '@e965/xlsx'
import { CodedError } from '@workledger/contracts/kernel/errors'
import { readSheetApart } from './sheet-thread'
import '@workledger/contracts/people/import.errors'

const MEGABYTE = 1024 * 1024

/** A workbook whose one sheet is this XML. */
function workbook(xml: Buffer): Buffer {
  const file = write({ SheetNames: ['A'], Sheets: { A: utils.aoa_to_sheet([['a']]) } }, { type: 'buffer', bookType: 'xlsx' }) as Buffer
  // One more entry, with a directory of its own at the end.
  const packed = deflateRawSync(xml)
  const name = Buffer.from('xl/worksheets/sheet1.xml')
  const local = Buffer.alloc(30)
  local.writeUInt32LE(0x04034b50, 0)
  local.writeUInt16LE(8, 8)
  local.writeUInt32LE(packed.length, 18)
  local.writeUInt32LE(xml.length, 22)
  local.writeUInt16LE(name.length, 26)
  const entry = Buffer.alloc(46)
  entry.writeUInt32LE(0x02014b50, 0)
  entry.writeUInt16LE(8, 10)
  entry.writeUInt32LE(packed.length, 20)
  entry.writeUInt32LE(xml.length, 24)
  entry.writeUInt16LE(name.length, 28)
  entry.writeUInt32LE(file.length, 42)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(1, 8)
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(entry.length + name.length, 12)
  end.writeUInt32LE(file.length + local.length + name.length + packed.length, 16)
  return Buffer.concat([file, local, name, packed, entry, name, end])
}

const refusal = (bytes: Uint8Array) =>
  readSheetApart(bytes).then(
    () => 'read',
    (error) => (error instanceof CodedError ? error.code : error),
  )

describe('a spreadsheet read in a thread of its own', () => {
  it('reads a file, and refuses one with the code of what is wrong', async () => {
    const { headings, rows } = await readSheetApart(Buffer.from('First name,Last name\nAda,Lovelace\n'))
    expect({ headings, rows }).toEqual({ headings: ['First name', 'Last name'], rows: [{ row: 2, cells: ['Ada', 'Lovelace'] }] })
    expect(await refusal(Buffer.from('First name,Last name\n'))).toBe('import.empty')
  })

  it.each<[string, () => Buffer, string | RegExp]>([
    ['20 MB of commas', () => Buffer.alloc(20 * MEGABYTE, ','), 'import.too_many'],
    ['20 MB of lines', () => Buffer.alloc(20 * MEGABYTE, 'a,b,c\n'), 'import.too_many'],
    ['20 MB of quotes', () => Buffer.alloc(20 * MEGABYTE, '"a","'), 'import.too_many'],
    ['a small file that unfolds to 200 MB', () => workbook(Buffer.alloc(200 * MEGABYTE, '<row/>')), 'import.unfolded'],
    ['a small file with 19 MB of cells', () => workbook(Buffer.alloc(19 * MEGABYTE, '<c r="A1"/>')), /^import\.(file|empty|too_many)$/],
  ])(
    'is refused when it is %s, while the process goes on with other work',
    async (_, make, code) => {
      const bytes = make()
      let turns = 0
      let done = false
      const turn = () => {
        turns++
        if (!done) setImmediate(turn)
      }
      turn()
      const refused = await refusal(bytes)
      done = true
      expect([code, 'import.empty', 'import.file', 'import.too_many']).toContain(refused)
      expect(refused).not.toBe('read')
      // One that is held up has hardly any.
      expect(turns).toBeGreaterThan(10)
    },
    60_000,
  )

  it('keeps nobody waiting behind more than a few', async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, () =>
        Promise.resolve()
          .then(() => refusal(Buffer.from('First name,Last name\nAda,Lovelace\n')))
          .catch((error) => error.code),
      ),
    )
    expect(answers.filter((answer) => answer === 'read')).toHaveLength(8)
    expect(answers.filter((answer) => answer === 'rate.limited')).toHaveLength(4)
  }, 60_000)
})
