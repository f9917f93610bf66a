import {
  type DocumentVisibility,
  documentTypeIn,
  visibilityOf,
} from '@workledger/contracts/documents/document-types'
import type { ShippedLanguage } from '@workledger/contracts/kernel/area-words'
import type { Fault } from '@workledger/contracts/kernel/faults'
import { madeTypable, trimmedText } from '@workledger/contracts/kernel/text'
import { partsOf } from './archive-path'
import { typeOfCategory } from './categories'
import { type KnownPerson, PeopleByPath, type PersonFound } from './person-in-path'
import { type IndexEntry, type ReadPlace, readPlaces } from './places'

/** A file of an archive. `fault`: why it cannot be a document. */
export interface ArchiveFile {
  /** Which file of the archive's directory, counted from 1. */
  readonly row: number
  readonly path: string
  readonly size: number
  /** SHA-256 of its bytes. */
  readonly hash: string
  readonly content_type: string
  readonly fault?: Fault | undefined
}

/** Why a file, or a row of the archive's list, becomes no document. */
export type DocumentProblem = Fault & { readonly row: number; readonly path: string }

export interface PlannedDocument {
  readonly row: number
  readonly path: string
  readonly document_id: string
  readonly employee_id: string
  readonly filename: string
  readonly type: string
  readonly expires_on: string | null
  readonly size: number
  readonly hash: string
  readonly content_type: string
}

export interface PersonMatch {
  readonly key: string
  readonly files: number
  readonly employee_id: string | null
  readonly by: PersonFound['by'] | 'choice' | 'left_out' | 'none'
}

export interface TypeMatch {
  /** Empty: no category. */
  readonly name: string
  readonly files: number
  readonly type: string | null
  readonly visibility: DocumentVisibility | null
  readonly by: 'name' | 'choice' | 'left_out' | 'none'
}

/** A file as read from its path or the list. */
export interface ReadFile {
  readonly row: number
  readonly path: string
  readonly person: string
  readonly category: string
  readonly name: string
  readonly size: number
}

export interface DocumentPlan {
  readonly people: PersonMatch[]
  readonly types: TypeMatch[]
  readonly read: ReadFile[]
  readonly documents: PlannedDocument[]
  /** Files that are in the archive twice. */
  readonly repeated: number
  readonly problems: DocumentProblem[]
}

export interface DocumentPlanOptions {
  /** Chosen people by the archive's key; null leaves their files out. */
  readonly people: Readonly<Record<string, string | null>>
  /** Chosen document types by category; null leaves their files out. */
  readonly types: Readonly<Record<string, string | null>>
  readonly language: ShippedLanguage
  /** Makes an id that the same company always gives the same text. */
  documentId(of: string): string
}

const LONGEST_NAME = 255

/** Plans an import of the files of an archive: finds the person, the type and the name of each. */
export function planDocuments(
  {
    files,
    index,
  }: { files: readonly ArchiveFile[]; index?: ReadonlyMap<string, IndexEntry> | undefined },
  known: readonly KnownPerson[],
  options: DocumentPlanOptions,
): DocumentPlan {
  const people = new PeopleByPath(known)
  // A file that can be no document says nothing about people and types.
  const sound = files.filter(({ fault }) => !fault)
  const places = readPlaces(sound, people, index)
  const placeOf = new Map(sound.map(({ row }, n) => [row, places[n]!]))
  const ids = new Set(known.map(({ id }) => id))
  const matches = matchPeople(places, ids, options.people)
  const kinds = matchTypes(places, options)
  const documents = new Map<string, PlannedDocument>()
  const problems = files.flatMap(({ row, path, fault }): DocumentProblem[] =>
    fault ? [{ ...fault, row, path }] : [],
  )
  let repeated = 0

  for (const [n, file] of sound.entries()) {
    const place = places[n]!
    const { row, path, size, hash, content_type } = file
    const person = matches.get(place.person)!
    const type = kinds.get(place.category)!
    const fault = matchFault(person, type) ?? nameFault(place)

    if (fault) {
      problems.push({ ...fault, row, path })
      continue
    }

    const employee_id = person.employee_id!
    const document_id = options.documentId(`${employee_id}\n${place.name}\n${hash}`)
    if (documents.has(document_id)) repeated++

    documents.set(document_id, {
      ...{ row, path, document_id, employee_id, size, hash, content_type },
      filename: place.name,
      type: type.type!,
      expires_on: place.expires_on,
    })
  }

  return {
    people: [...matches.values()],
    types: [...kinds.values()],
    read: files.map(({ row, path, size }) => {
      const { person, category, name } = placeOf.get(row) ?? nowhere(path)
      return { row, path, person, category, name, size }
    }),
    documents: [...documents.values()],
    repeated,
    problems: problems.sort((a, b) => a.row - b.row),
  }
}

const nowhere = (path: string) => ({ person: '', category: '', name: partsOf(path).stem })

/** Returns why the person or the category of a file keeps it out. */
function matchFault(person: PersonMatch, type: TypeMatch): Fault | undefined {
  const name = person.key || '–'

  if (!person.employee_id) {
    const { by } = person
    const code =
      by === 'left_out' || by === 'ambiguous' || by === 'contradicting' ? by : 'no_person'
    return { code: `document_import.${code}`, params: { name } }
  }

  if (type.by === 'left_out')
    return { code: 'document_import.type_left_out', params: { type: type.name || '–' } }

  if (type.type) return undefined
  if (type.name === '') return { code: 'document_import.type_missing' }

  return { code: 'document_import.no_type', params: { type: type.name } }
}

function nameFault({ name }: ReadPlace): Fault | undefined {
  if (trimmedText(madeTypable(name)) !== name) return { code: 'document_import.path' }
  return name.length > LONGEST_NAME ? { code: 'document_import.name_too_long' } : undefined
}

function matchPeople(
  places: readonly ReadPlace[],
  ids: ReadonlySet<string>,
  chosen: DocumentPlanOptions['people'],
): Map<string, PersonMatch> {
  const matches = new Map<string, PersonMatch>()

  for (const { person, found } of places) {
    const before = matches.get(person)

    if (before) {
      matches.set(person, { ...before, files: before.files + 1 })
      continue
    }

    const on = { key: person, files: 1 }
    const choice = Object.hasOwn(chosen, person) ? chosen[person] : undefined
    if (choice === null) matches.set(person, { ...on, employee_id: null, by: 'left_out' })
    else if (choice && ids.has(choice))
      matches.set(person, { ...on, employee_id: choice, by: 'choice' })
    else matches.set(person, { ...on, ...(found ?? { employee_id: null, by: 'none' }) })
  }

  return matches
}

function matchTypes(
  places: readonly ReadPlace[],
  { types: chosen, language }: Pick<DocumentPlanOptions, 'types' | 'language'>,
): Map<string, TypeMatch> {
  const matches = new Map<string, TypeMatch>()

  for (const { category } of places) {
    const before = matches.get(category)

    if (before) {
      matches.set(category, { ...before, files: before.files + 1 })
      continue
    }

    const choice = Object.hasOwn(chosen, category) ? chosen[category] : undefined
    const named = category === '' ? undefined : typeOfCategory(category)
    const type = choice?.trim() || (named ? documentTypeIn(language, named) : null)

    matches.set(category, {
      ...{ name: category, files: 1, type: choice === null ? null : type },
      visibility: type === null || choice === null ? null : visibilityOf(type),
      by: choice === null ? 'left_out' : choice ? 'choice' : named ? 'name' : 'none',
    })
  }

  return matches
}
