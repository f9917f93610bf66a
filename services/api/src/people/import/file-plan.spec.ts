import { deflateRawSync } from 'node:zlib'
import { utils, write } from '@e965/xlsx'
import { CodedError } from '@workledger/contracts/kernel/errors'
import { packed } from '@workledger/projections/kernel/threads/pieces'
import Papa from 'papaparse'
import { planFile } from './file-plan'
import { readSheet } from './sheet'
import '@workledger/contracts/people/import.errors'

const MEGABYTE = 1024 * 1024

/** Returns a workbook with one sheet of this XML. */
function workbook(xml: Buffer): Buffer {
  const file = write(
    { SheetNames: ['A'], Sheets: { A: utils.aoa_to_sheet([['a']]) } },
    { type: 'buffer', bookType: 'xlsx' },
  ) as Buffer

  // One more entry, with its own directory at the end.
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

const plan = (bytes: Uint8Array, person = 'ann') =>
  planFile(
    { company: person === 'ann' ? 'A' : 'B', person },
    {
      name: 'people.csv',
      bytes: Uint8Array.from(bytes),
      choices: {},
      employees: packed([]),
      structure: { currency: 'EUR', departments: [], designations: [], mayEditCompany: true },
      fields: [],
      self: 'ann',
      own: undefined,
      commandId: '01932b4c-0000-7000-8000-000000000000',
      today: '2026-11-26',
      carriedOut: false,
    },
  )

const refusal = (bytes: Uint8Array, person?: string) =>
  plan(bytes, person).then(
    () => 'read',
    (error) => (error instanceof CodedError ? error.code : error),
  )

describe('a spreadsheet that is read and planned in a thread of its own', () => {
  it('is understood, or refused with the code of the fault', async () => {
    const { columns, firstRows } = await plan(Buffer.from('First name,Last name\nAda,Lovelace\n'))
    expect(columns.map(({ field }) => field)).toEqual(['first_name', 'last_name'])
    expect(firstRows).toMatchObject([
      { row: 2, action: 'add', source: { first_name: 'Ada', last_name: 'Lovelace' } },
    ])
    expect(await refusal(Buffer.from('First name,Last name\n'))).toBe('import.empty')
  })

  it.each<[string, () => Buffer, string | RegExp]>([
    ['20 MB of commas', () => Buffer.alloc(20 * MEGABYTE, ','), 'import.too_many'],
    ['20 MB of lines', () => Buffer.alloc(20 * MEGABYTE, 'a,b,c\n'), 'import.too_many'],
    ['20 MB of quotes', () => Buffer.alloc(20 * MEGABYTE, '"a","'), 'import.too_many'],
    [
      'a small file that unfolds to 200 MB',
      () => workbook(Buffer.alloc(200 * MEGABYTE, '<row/>')),
      'import.unfolded',
    ],
    [
      'a small file with 19 MB of cells',
      () => workbook(Buffer.alloc(19 * MEGABYTE, '<c r="A1"/>')),
      /^import\.(file|empty|too_many)$/,
    ],
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
      // A parser in this process would let the first turn alone happen before it answers.
      expect(turns).toBeGreaterThan(1)
    },
    60_000,
  )

  it('with a cell of megabytes is refused before it is parsed, which would take half a minute', () => {
    const parse = jest.spyOn(Papa, 'parse')
    const cell = Buffer.alloc(10 * MEGABYTE, 'x')

    for (const bytes of [cell, Buffer.concat([Buffer.from('First name,Last name\nAda,'), cell])])
      expect(() => readSheet(bytes)).toThrow(expect.objectContaining({ code: 'import.too_many' }))

    expect(parse).not.toHaveBeenCalled()
    parse.mockRestore()
  })

  it('is planned in parallel to other work even at the greatest length, with another unknown manager in each row', async () => {
    const columns = Array.from({ length: 15 }, (_, n) => `Note ${n}`)
    const head = ['First name', 'Last name', 'Email', 'Manager', 'Hire date', ...columns].join()

    const rows = Array.from({ length: 19_900 }, (_, n) =>
      [
        `Ada${n}`,
        `Love${n}`,
        `ada${n}@mail.example`,
        `Unknown ${n} Person`,
        '2020-01-05',
        ...columns.map((_, c) => `t${c}`),
      ].join(),
    )

    let turns = 0
    const beat = setInterval(() => turns++, 5)
    const planned = await plan(Buffer.from([head, ...rows].join('\n')))
    clearInterval(beat)
    expect(planned.counts).toMatchObject({ rows: 19_900, add: 19_900, warnings: 19_900 })
    expect(planned.problems).toHaveLength(1000)
    // Planning takes seconds; a blocked process has hardly a turn.
    expect(turns).toBeGreaterThan(20)
  }, 60_000)

  it('waits behind at most one file of another person; more than a few of one person are refused', async () => {
    const order: string[] = []
    const sheet = Buffer.from('First name,Last name\nAda,Lovelace\n')
    const mine = Array.from({ length: 6 }, () =>
      refusal(sheet).then((answer) => order.push(answer)),
    )
    const other = refusal(sheet, 'ben').then(() => order.push('other'))
    await Promise.all([...mine, other])
    expect(order.filter((answer) => answer === 'read')).toHaveLength(4)
    expect(order.filter((answer) => answer === 'rate.busy')).toHaveLength(2)
    expect(order.filter((answer) => answer !== 'rate.busy').indexOf('other')).toBe(1)
  }, 60_000)
})
