import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(__dirname, '..', '..', '..', '..')

/** Folders of screens, mails and documents. */
const folders = [
  'web-app/src',
  'web-app/kit/src',
  'web-admin/src',
  'jobs/src',
  'projections/src/invoicing',
  'services/api/src/samples',
]

/** Not sentences of a language, by file. */
const exceptions: Readonly<Record<string, string>> = {
  'web-app/kit/src/form/list-field.tsx': 'a list as people type it',
  'web-admin/src/recruiting/field-dialog.tsx': 'a list as people type it',
  'web-admin/src/integrations/token-columns.tsx': 'networks, from left to right',
  'web-app/src/calendar/calendar-card.tsx': 'read aloud only',
  'jobs/src/kernel/schedule.ts': 'an error in the log',
}

/** A catalogue of one language, which has that language's commas. */
const isCatalogue = (path: string) => /\.(en|zh|es|fr|it|ar)\.ts$/.test(path)

const sources = folders.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.spec\.tsx?$/.test(path) && !isCatalogue(path))
    .map((path) => `${folder}/${path}`),
)

describe('a list on a screen, in a mail or in a document', () => {
  const joined = sources.filter((path) =>
    /\.join\('[,;] '\)/.test(readFileSync(join(root, path), 'utf8')),
  )

  it('has the comma of the language: writtenList or useFormat().listed, not join', () =>
    expect(joined.filter((path) => !(path in exceptions))).toEqual([]))

  it('has no exception more than it needs', () =>
    expect(Object.keys(exceptions).filter((path) => !joined.includes(path))).toEqual([]))
})
