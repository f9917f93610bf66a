import { deflateRawSync } from 'node:zlib'
import { unpackedExport } from './unpacked-export'

/** Packs files into an archive. */
function zip(files: Readonly<Record<string, string>>): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0

  for (const [path, text] of Object.entries(files)) {
    const [name, packed] = [Buffer.from(path), deflateRawSync(Buffer.from(text))]
    const local = Buffer.alloc(30)
    local.writeUInt32LE(0x04034b50, 0)
    local.writeUInt16LE(8, 8)
    local.writeUInt32LE(packed.length, 18)
    local.writeUInt16LE(name.length, 26)
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02014b50, 0)
    entry.writeUInt16LE(8, 10)
    entry.writeUInt32LE(packed.length, 20)
    entry.writeUInt16LE(name.length, 28)
    entry.writeUInt32LE(at, 42)
    parts.push(local, name, packed)
    directory.push(entry, name)
    at += 30 + name.length + packed.length
  }

  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(Object.keys(files).length, 10)
  end.writeUInt32LE(at, 16)

  return Buffer.concat([...parts, ...directory, end])
}

const entries = [
  'id,description,start,end,billable,member_id,project_id,client_id,task_id,tags',
  '1,Work,2024-03-04T09:00:00Z,2024-03-04T10:00:00Z,true,m,p,,t,"[""g"",""gone"",""h""]"',
  '2,Work,2024-03-04T11:00:00Z,2024-03-04T12:00:00Z,true,m,p,,t,null',
].join('\n')

describe('a packed export', () => {
  it('names the people and the work of its entries', () => {
    const table = unpackedExport(
      zip({
        'time_entries.csv': entries,
        'members.csv': 'id,name,email\nm,Eli Sand,eli@example.com',
        'clients.csv': 'id,name\nc,Big Company',
        'projects.csv': 'id,name,client_id\np,Site,c',
        'tasks.csv': 'id,name,project_id\nt,Draft,p',
        'tags.csv': 'id,name\ng,Travel\nh,Calls',
      }),
    )!

    const [named, other] = table.rows.map(({ cells }) =>
      Object.fromEntries(table.headings.map((heading, n) => [heading, cells[n]])),
    )
    expect(other).toMatchObject({ id: '2', tags: '' })
    expect(named).toMatchObject({
      tags: 'Travel,,Calls',
      id: '1',
      user_name: 'Eli Sand',
      user_email: 'eli@example.com',
      client: 'Big Company',
      project: 'Site',
      task: 'Draft',
    })
  })

  it('is none for a text', () => expect(unpackedExport(Buffer.from(entries))).toBeUndefined())

  it.each([
    ['without entries', zip({ 'clients.csv': 'id,name' }), 'time_import.no_times'],
    ['cut off', zip({ 'time_entries.csv': entries }).subarray(0, 60), 'time_import.file'],
    [
      'that unpacks to more than memory',
      zip({ 'time_entries.csv': 'a'.repeat(70 * 1024 * 1024) }),
      'time_import.too_many',
    ],
  ])('%s is refused', (_, bytes, code) => {
    expect(() => unpackedExport(bytes)).toThrow(expect.objectContaining({ code }))
  })
})
