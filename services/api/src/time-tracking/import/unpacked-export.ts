import { inflateRawSync } from 'node:zlib'
import { refuse } from '@workledger/contracts/kernel/errors'
import { readTable, type Table } from './table'
import { MOST_BYTES, tableLimits } from './table-limits'

/** The files of a solidtime export that its entries name. */
const PARTS = ['time_entries', 'members', 'clients', 'projects', 'tasks', 'tags'] as const

type Part = (typeof PARTS)[number]

const MOST_FILES = 500

/**
 * Returns the entries of a solidtime export (ZIP) with the names that they reference; undefined if
 * the file is not packed.
 */
export function unpackedExport(bytes: Buffer): Table | undefined {
  if (!bytes.subarray(0, 4).equals(Buffer.from([0x50, 0x4b, 0x03, 0x04]))) return undefined
  const files = filesOf(bytes)
  const entries = files.get('time_entries') ?? refuse('time_import.no_times')

  return withNames(readTable(entries), {
    member: namesIn(files.get('members')),
    client: namesIn(files.get('clients')),
    project: namesIn(files.get('projects')),
    task: namesIn(files.get('tasks')),
    tag: namesIn(files.get('tags')),
  })
}

type Row = Readonly<Record<string, string>>

/** Returns the rows of a part by their ids. */
function namesIn(bytes: Buffer | undefined): ReadonlyMap<string, Row> {
  if (!bytes) return new Map()
  const { headings, rows } = readTable(bytes)
  const named = rows.map(
    ({ cells }): Row => Object.fromEntries(headings.map((heading, n) => [heading, cells[n] ?? ''])),
  )

  return new Map(named.map((row) => [row.id ?? '', row]))
}

/** Puts the names in the place of the ids. */
function withNames(
  { headings, rows, ...about }: Table,
  parts: Record<'member' | 'client' | 'project' | 'task' | 'tag', ReadonlyMap<string, Row>>,
): Table {
  const at = (heading: string) => headings.indexOf(heading)
  const shown = ['id', 'description', 'start', 'end', 'billable']

  const named = rows.map(({ row, cells }) => {
    const found = (part: keyof typeof parts) => parts[part].get(cells[at(`${part}_id`)] ?? '')
    const member = found('member')
    const project = found('project')
    const client = found('client') ?? parts.client.get(project?.client_id ?? '')

    return {
      row,
      cells: [
        ...shown.map((heading) => cells[at(heading)] ?? ''),
        tagsIn(cells[at('tags')] ?? '', parts.tag),
        member?.name ?? '',
        member?.email ?? '',
        client?.name ?? '',
        project?.name ?? '',
        found('task')?.name ?? '',
      ],
    }
  })

  return {
    ...about,
    headings: [...shown, 'tags', 'user_name', 'user_email', 'client', 'project', 'task'],
    rows: named,
  }
}

/** Returns the names of tags, whose ids are a list in JSON, or `null`. */
function tagsIn(text: string, tags: ReadonlyMap<string, Row>): string {
  try {
    const ids: unknown = JSON.parse(text || 'null')
    return Array.isArray(ids) ? ids.map((id) => tags.get(String(id))?.name ?? '').join(',') : ''
  } catch {
    return ''
  }
}

/** Returns the wanted files of an archive, by its directory (APPNOTE 6.3.10, 4.3.12). */
function filesOf(bytes: Buffer): ReadonlyMap<Part, Buffer> {
  const files = new Map<Part, Buffer>()
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]))
  if (end < 0 || end + 22 > bytes.length) refuse('time_import.file')
  const count = bytes.readUInt16LE(end + 10)
  if (count > MOST_FILES) refuse('time_import.file')
  let at = bytes.readUInt32LE(end + 16)
  let left = MOST_BYTES

  for (let n = 0; n < count; n++) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== 0x02014b50) refuse('time_import.file')
    const nameLength = bytes.readUInt16LE(at + 28)
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength)
    const part = PARTS.find((known) => name === `${known}.csv` || name.endsWith(`/${known}.csv`))

    if (part) {
      const content = contentAt(bytes, at, left)
      left -= content.length
      files.set(part, content)
    }

    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }

  return files
}

function contentAt(bytes: Buffer, at: number, most: number): Buffer {
  const method = bytes.readUInt16LE(at + 10)
  const packed = bytes.readUInt32LE(at + 20)
  const local = bytes.readUInt32LE(at + 42)
  if (local + 30 > bytes.length || (method !== 0 && method !== 8)) refuse('time_import.file')
  const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28)
  const content = bytes.subarray(start, start + packed)
  if (method === 0 && content.length > most) return tooLarge()

  try {
    return method === 0 ? content : inflateRawSync(content, { maxOutputLength: Math.max(1, most) })
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE'
      ? tooLarge()
      : refuse('time_import.file')
  }
}

const tooLarge = (): never => refuse('time_import.too_many', { params: tableLimits })
