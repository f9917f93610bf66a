import type { Fault } from '@workledger/contracts/kernel/faults'
import { madeTypable, trimmedText, withoutHidden } from '@workledger/contracts/kernel/text'
import { dateOrderOf, dayOf } from '../../kernel/file-dates'
import type { IndexEntry } from './places'

/** Headings of each meaning, the surest first; Frappe HR's are those of its list of files. */
const headings = {
  file: [
    ...['file', 'path', 'file url', 'file path', 'file name', 'filename'],
    ...['datei', 'dateiname', 'pfad', 'fichier', 'nom du fichier', 'archivo', 'ruta', 'nome file'],
    ...['文件', '文件名', 'الملف', 'اسم الملف'],
  ],
  oid: [
    ...['employee id', 'employee #', 'employee number', 'employee no.', 'attached to name'],
    ...['employee', 'personalnummer', 'mitarbeiter id', 'matricule'],
    ...['número de empleado', 'matricola', '工号', 'رقم الموظف'],
  ],
  email: [
    ...['work e-mail', 'work email', 'e-mail', 'email', 'email address', 'e-mail-adresse'],
    ...['adresse e-mail', 'correo electrónico', 'indirizzo e-mail', '邮箱', 'البريد الإلكتروني'],
  ],
  person: [
    ...['employee name', 'full name', 'person', 'mitarbeiter', 'employé', 'salarié'],
    ...['empleado', 'dipendente', '姓名', '员工', 'الموظف', 'اسم الموظف'],
  ],
  name: [
    ...['title', 'document name', 'document', 'name', 'titel', 'dokument', 'bezeichnung', 'titre'],
    ...['título', 'titolo', 'nom du document', '名称', '文档名称', 'العنوان', 'اسم المستند'],
  ],
  category: [
    ...['category', 'type', 'document type', 'folder', 'kategorie', 'dokumententyp', 'ordner'],
    ...['catégorie', 'type de document', 'categoría', 'tipo', 'categoria', '类别', '类型', 'الفئة'],
  ],
  expires: [
    ...['expires on', 'expires', 'expiry date', 'expiration date', 'valid until', 'gültig bis'],
    ...['ablaufdatum', 'expire le', 'caduca el', 'scade il', '到期日', 'ينتهي في'],
  ],
} as const

type Column = keyof typeof headings

const key = (text: string) => text.normalize('NFKC').trim().toLowerCase()

function columnsOf(row: readonly string[]): Partial<Record<Column, number>> {
  const keys = row.map((heading) => key(heading).replace(/[_\s]+/g, ' '))
  const at: Partial<Record<Column, number>> = {}

  for (const column of Object.keys(headings) as Column[]) {
    const found = headings[column].map((heading) => keys.indexOf(heading)).find((n) => n >= 0)
    if (found !== undefined) at[column] = found
  }

  return at
}

const hasNeeded = ({ file, oid, email, person }: Partial<Record<Column, number>>) =>
  file !== undefined && (oid ?? email ?? person) !== undefined

/** Whether a row has the headings of a list of documents. */
export const isIndexHeadingRow = (row: readonly string[]): boolean => hasNeeded(columnsOf(row))

export interface IndexTable {
  readonly headings: readonly string[]
  readonly rows: readonly { readonly row: number; readonly cells: readonly string[] }[]
}

export interface ReadIndex {
  /** By the paths of the archive's files. */
  readonly entries: ReadonlyMap<string, IndexEntry>
  /** Of files by path, and of rows without a file by their text. */
  readonly faults: ReadonlyMap<string, Fault>
}

/** Reads the list of documents in an archive. */
export function readIndex(
  { headings: row, rows }: IndexTable,
  { paths, folder }: { paths: readonly string[]; folder: string },
): ReadIndex {
  const at = columnsOf(row)
  const find = fileFinder(paths, folder)
  const entries = new Map<string, IndexEntry>()
  const faults = new Map<string, Fault>()

  const text = (cells: readonly string[], column: Column) => {
    const n = at[column]
    // Exports put an apostrophe before formulas.
    return n === undefined
      ? ''
      : trimmedText(withoutHidden(madeTypable(cells[n] ?? ''))).replace(/^'(?=[=+\-@])/, '')
  }

  const order = dateOrderOf(rows.map(({ cells }) => text(cells, 'expires')))

  for (const { cells } of rows) {
    const file = text(cells, 'file')
    const path = find(file)

    if (path === undefined) {
      faults.set(file, { code: 'document_import.not_in_archive', params: { file: shown(file) } })
      continue
    }

    const expires = text(cells, 'expires')
    const iso = /^\d{4}-\d{2}-\d{2}/.test(expires)
    const day = iso || order.certain ? dayOf(expires.split(/[T\s]/)[0]!, order.order) : undefined
    if (expires && !day)
      faults.set(path, { code: 'document_import.not_a_date', params: { text: shown(expires) } })

    entries.set(path, {
      person: text(cells, 'oid') || text(cells, 'email') || text(cells, 'person'),
      category: text(cells, 'category'),
      name: text(cells, 'name'),
      expires_on: day ?? null,
    })
  }

  return { entries, faults }
}

const shown = (text: string) => (text.length > 60 ? `${text.slice(0, 60)}…` : text || '–')

/** Finds a file by its path, also that of Frappe's server, or by its name if only one has it. */
function fileFinder(paths: readonly string[], folder: string) {
  const byPath = new Map(paths.map((path) => [key(path), path]))
  const byName = new Map<string, string | undefined>()

  for (const path of paths) {
    const name = key(path.slice(path.lastIndexOf('/') + 1))
    byName.set(name, byName.has(name) ? undefined : path)
  }

  return (text: string): string | undefined => {
    const wanted = key(text.replaceAll('\\', '/')).replace(/^(\.?\/)+/, '')
    if (wanted === '') return undefined

    return (
      byPath.get(key(folder) + wanted) ??
      byPath.get(wanted) ??
      byName.get(wanted.slice(wanted.lastIndexOf('/') + 1))
    )
  }
}
