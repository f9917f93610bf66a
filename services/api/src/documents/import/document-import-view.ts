import type { DocumentImportPreview } from '@workledger/contracts/documents/document-import-previews.api'
import { worded } from '@workledger/contracts/kernel/errors'
import { reasonsOf } from '../../kernel/imports/reasons'
import type { DocumentImports } from './document-import.service'
import { wordedReason } from './reasons'

/** Most problems in an answer. */
export const MOST_PROBLEMS = 1000

type Preview = Awaited<ReturnType<DocumentImports['preview']>>

/** Returns a preview as the interface has it. */
export function previewAnswer(preview: Preview): DocumentImportPreview {
  const { spool, plan, documents, known, problems, names } = preview

  return {
    file: { name: spool.name, size: spool.size, sha256: spool.sha256, index: plan.index },
    counts: {
      files: plan.files,
      add: documents.length,
      known,
      refused: problems.length,
      ignored: plan.ignored,
      bytes: documents.reduce((sum, { size }) => sum + size, 0),
    },
    people: plan.people.map((person) => ({
      ...person,
      employee_name: person.employee_id && (names.get(person.employee_id) ?? null),
    })),
    types: plan.types,
    files: firstFiles(preview),
    reasons: reasonsOf(problems).map(wordedReason),
    problems: problems.slice(0, MOST_PROBLEMS).map(worded),
  }
}

function firstFiles({ plan, documents, problems, names }: Preview): DocumentImportPreview['files'] {
  const refused = new Set(problems.map(({ row }) => row))
  const added = new Set(documents.map(({ row }) => row))
  const people = new Map(plan.people.map(({ key, employee_id }) => [key, employee_id]))
  const types = new Map(plan.types.map(({ name, type }) => [name, type]))

  return plan.first.map(({ row, path, person, category, name, size }) => ({
    ...{ row, path, name, size },
    action: refused.has(row) ? 'refused' : added.has(row) ? 'add' : 'known',
    person: names.get(people.get(person) ?? '') ?? person,
    type: types.get(category) ?? category,
  }))
}
