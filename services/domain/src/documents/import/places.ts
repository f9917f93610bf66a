import { partsOf } from './archive-path'
import { typeOfCategory } from './categories'
import type { PeopleByPath, PersonFound } from './person-in-path'

/** What the archive's own list says of a file. */
export interface IndexEntry {
  readonly person: string
  readonly category: string
  readonly name: string
  readonly expires_on: string | null
}

/** What the path or the archive's list says of a file. */
export interface ReadPlace {
  /** The folder or the name that stands for a person. */
  readonly person: string
  readonly found: PersonFound | undefined
  /** Empty: none. */
  readonly category: string
  readonly name: string
  readonly expires_on: string | null
}

const LONGEST_KEY = 255

/** Reads the place of each file, in order. A list in the archive says more than a path. */
export function readPlaces(
  files: readonly { readonly path: string }[],
  people: PeopleByPath,
  index: ReadonlyMap<string, IndexEntry> = new Map(),
): ReadPlace[] {
  const found = new Map<string, PersonFound | undefined>()

  const personIn = (text: string) => {
    if (!found.has(text)) found.set(text, people.find(text))
    return found.get(text)
  }

  const paths = files.map(({ path }) => placeOf(partsOf(path), personIn))
  const root = commonRoot(paths)
  const depth = usualDepth(paths)

  return files.map(({ path }, n) => {
    const { folders, stem, at } = paths[n]!
    const listed = index.get(path)
    const person = listed?.person || folders[at ?? depth] || stem
    const category = listed?.category || categoryOf(folders, { at: at ?? depth, root, stem })

    return {
      person: person.slice(0, LONGEST_KEY),
      found: listed?.person
        ? personIn(listed.person)
        : at === undefined
          ? undefined
          : personIn(person),
      category: category.slice(0, LONGEST_KEY),
      name: listed?.name || stem,
      expires_on: listed?.expires_on ?? null,
    }
  })
}

/** The person is in the file's name. */
const STEM = -1

interface PathPlace {
  readonly folders: readonly string[]
  readonly stem: string
  /** Which folder names a person; undefined if neither a folder nor the file does. */
  readonly at: number | undefined
}

function placeOf(
  { folders, stem }: { folders: string[]; stem: string },
  personIn: (text: string) => PersonFound | undefined,
): PathPlace {
  const at = folders.findIndex((folder) => personIn(folder) !== undefined)
  if (at >= 0) return { folders, stem, at }

  return { folders, stem, at: personIn(stem) ? STEM : undefined }
}

/** Whether all files are in one folder that names neither a person nor a type. */
function commonRoot(paths: readonly PathPlace[]): boolean {
  const first = paths[0]?.folders[0]
  if (first === undefined || typeOfCategory(first) !== undefined) return false

  return paths.every(({ folders, at }) => folders[0] === first && at !== 0)
}

/** Returns which folder names the person in most paths; that of the other paths, too. */
function usualDepth(paths: readonly PathPlace[]): number {
  const counts = new Map<number, number>()
  for (const { at } of paths)
    if (at !== undefined && at !== STEM) counts.set(at, (counts.get(at) ?? 0) + 1)
  const [most] = [...counts].sort(([, a], [, b]) => b - a)

  return most?.[0] ?? (commonRoot(paths) ? 1 : 0)
}

/** Returns the folder below the person's, else the one above it, else the type in the file's name. */
function categoryOf(
  folders: readonly string[],
  { at, root, stem }: { at: number; root: boolean; stem: string },
): string {
  const below = at === STEM ? undefined : folders[at + 1]
  const above = at === STEM ? folders.at(-1) : folders[at - 1]
  const isRoot = root && above === folders[0] && (at === STEM ? folders.length === 1 : at === 1)

  return below ?? (isRoot ? undefined : above) ?? categoryInName(stem) ?? ''
}

/** Returns the part of a name such as `4711_Ann_Lee_Contract_01.02.2026` that is a type. */
const categoryInName = (stem: string): string | undefined =>
  stem
    .split(/[_]+| - /)
    .map((part) => part.trim())
    .find((part) => typeOfCategory(part) !== undefined)
