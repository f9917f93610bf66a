import { createHash } from 'node:crypto'
import { archiveLimits } from '@workledger/contracts/documents/document-import-limits'
import type { ShippedLanguage } from '@workledger/contracts/kernel/area-words'
import { refuse } from '@workledger/contracts/kernel/errors'
import { type FileKind, MOST_PIXELS } from '@workledger/contracts/kernel/file-types'
import {
  isIndexHeadingRow,
  type ReadIndex,
  readIndex,
} from '@workledger/domain/documents/import/index-rows'
import type { KnownPerson } from '@workledger/domain/documents/import/person-in-path'
import {
  type ArchiveFile,
  type DocumentPlan,
  type DocumentProblem,
  type PlannedDocument,
  planDocuments,
} from '@workledger/domain/documents/import/plan'
import { derivedId } from '@workledger/event-store/ids'
import { type Pieces, packed, unpacked } from '@workledger/projections/kernel/threads/pieces'
import { parse as kindOf } from '../../kernel/untrusted/file-kind.parser'
import { type SpoolPlace, SpoolReader } from '../../kernel/untrusted/spool-reader'
import { readTextTable } from '../../kernel/untrusted/table.parser'
import { tooMany } from './archive-bounds'
import { type ArchiveEntry, type PackedFile, readArchive } from './archive-directory.parser'
import { unpackedFile } from './unpacked-file'

export interface DocumentArchive {
  readonly workspace: string
  readonly spool: SpoolPlace
  readonly people: Pieces<KnownPerson>
  readonly choices: {
    readonly people: Readonly<Record<string, string | null>>
    readonly types: Readonly<Record<string, string | null>>
  }
  readonly language: ShippedLanguage
}

/** A document with the place of its bytes in the archive. */
export type PackedDocument = PlannedDocument & { readonly at: PackedFile }

export interface ArchivePlan extends Pick<DocumentPlan, 'people' | 'types' | 'repeated'> {
  readonly index: string | null
  readonly files: number
  readonly ignored: number
  readonly first: DocumentPlan['read']
  readonly documents: Pieces<PackedDocument>
  readonly problems: Pieces<DocumentProblem>
}

const FIRST_FILES = 20

const KINDS: readonly FileKind[] = ['image', 'document']

/** Reads an archive of documents and plans its import, in a thread. */
export async function parse(archive: DocumentArchive): Promise<ArchivePlan> {
  const spool = new SpoolReader(archive.spool)

  try {
    const { entries, ignored } = await readArchive(spool, archive.spool)
    const list = entries.find(isIndex)
    const others = entries.filter((entry) => entry !== list)
    if (others.length === 0) refuse('document_import.empty')
    const index = list && indexOf(spool, list, others)
    const files = readFiles(spool, others, index?.faults)
    const places = new Map<number, PackedFile>(others.map((entry) => [entry.row, packedOf(entry)]))

    const plan = planDocuments({ files, index: index?.entries }, unpacked(archive.people), {
      ...archive.choices,
      language: archive.language,
      documentId: (of) => derivedId(archive.workspace, `document import ${of}`),
    })

    return {
      people: plan.people,
      types: plan.types,
      repeated: plan.repeated,
      index: list?.path ?? null,
      files: others.length,
      ignored,
      first: plan.read.slice(0, FIRST_FILES),
      documents: packed(plan.documents.map((each) => ({ ...each, at: places.get(each.row)! }))),
      problems: packed(withMissing(plan.problems, index, list)),
    }
  } finally {
    spool.close()
  }
}

/** Whether an entry is the archive's list of its documents. */
const isIndex = ({ path, fault }: ArchiveEntry): boolean =>
  !fault && /^([^/]+\/)?(index|documents)\.csv$/i.test(path)

const packedOf = ({
  row,
  start,
  packed: size,
  deflated,
  size: of,
  crc,
}: ArchiveEntry): PackedFile => ({
  row,
  start,
  packed: size,
  deflated,
  size: of,
  crc,
})

const listLimits = { rows: archiveLimits.files, columns: 60, characters: 2000 }

function indexOf(
  spool: SpoolReader,
  list: ArchiveEntry,
  others: readonly ArchiveEntry[],
): ReadIndex {
  const wrong = () => refuse('document_import.index', { params: { name: list.path } })
  const bytes = unpackedFile(spool, list) ?? wrong()

  const table = readTextTable(bytes, {
    limits: listLimits,
    unpacked: archiveLimits.document,
    isHeadingRow: isIndexHeadingRow,
    notATable: wrong,
    empty: wrong,
    tooMany: () => refuse('document_import.too_many', { params: tooMany }),
  })

  if (!isIndexHeadingRow(table.headings)) wrong()

  return readIndex(table, {
    paths: others.map(({ path }) => path),
    folder: list.path.slice(0, list.path.lastIndexOf('/') + 1),
  })
}

/** Unpacks one file after the other to check it, and keeps none. */
function readFiles(
  spool: SpoolReader,
  entries: readonly ArchiveEntry[],
  faults: ReadIndex['faults'] = new Map(),
): ArchiveFile[] {
  let left = archiveLimits.unpacked

  return entries.map((entry): ArchiveFile => {
    const { row, path, size } = entry
    const on = { row, path, size }
    const none = { ...on, hash: '', content_type: '' }
    if (entry.fault) return { ...none, fault: entry.fault }
    left -= size
    if (left < 0) refuse('document_import.too_many', { params: tooMany })
    const bytes = unpackedFile(spool, entry)
    if (!bytes) return { ...none, fault: { code: 'document_import.damaged' } }
    const { type, width, height } = kindOf({ bytes, kinds: KINDS })
    if (!type) return { ...none, fault: { code: 'document_import.content' } }
    if (width * height > MOST_PIXELS.kept)
      return { ...none, fault: { code: 'document_import.pixels' } }

    const hash = createHash('sha256').update(bytes).digest('hex')
    return { ...on, hash, content_type: type, fault: faults.get(path) }
  })
}

/** Adds the rows of the list that name no file. */
function withMissing(
  problems: readonly DocumentProblem[],
  index: ReadIndex | undefined,
  list: ArchiveEntry | undefined,
): DocumentProblem[] {
  if (!index || !list) return [...problems]
  const missing = [...index.faults].filter(
    ([, { code }]) => code === 'document_import.not_in_archive',
  )
  const added = missing.map(
    ([, fault]): DocumentProblem => ({ ...fault, row: list.row, path: list.path }),
  )

  return [...problems, ...added].sort((a, b) => a.row - b.row)
}
