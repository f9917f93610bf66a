import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

/** A file of English texts and its translations. */
export interface TextFile {
  /** Path of the English file. */
  readonly english: string
  readonly kind: 'catalogue' | 'errors' | 'words'
}

/** Reads and lists the files below a folder. */
export class Tree {
  readonly #known = new Map<string, string | undefined>()

  constructor(
    readonly root: string,
    readonly paths: readonly string[] = listed(root),
  ) {}

  read(path: string): string | undefined {
    if (!this.#known.has(path)) {
      const full = join(this.root, path)
      this.#known.set(path, existsSync(full) ? readFileSync(full, 'utf8') : undefined)
    }

    return this.#known.get(path)
  }
}

/** Lists the repository's files, also those that are not committed yet. */
const listed = (root: string): string[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  })
    .trim()
    .split('\n')
    .filter((path) => existsSync(join(root, path)))

/** Lists the files whose texts are translated: each has a file in another language next to it. */
export const textFiles = (tree: Tree): TextFile[] =>
  tree.paths
    .flatMap((english): TextFile[] => {
      if (
        /(?:^|[./])errors\.ts$/.test(english) &&
        tree.read(pathIn({ english }, 'it')) !== undefined
      )
        return [{ english, kind: 'errors' }]

      if (!/(?:^|[./])en\.ts$/.test(english) || tree.read(pathIn({ english }, 'it')) === undefined)
        return []

      // The tables of errors have the English sentences; this file gathers them.
      if (english.endsWith('src/errors.en.ts')) return []
      return [{ english, kind: english.endsWith('messages.en.ts') ? 'catalogue' : 'words' }]
    })
    .sort((a, b) => (a.english < b.english ? -1 : 1))

/** Returns the path of a file in another language: `words/fr.ts`, `leave.texts.fr.ts`. */
export const pathIn = ({ english }: Pick<TextFile, 'english'>, language: string) =>
  english.replace(/\ben\.ts$|(?<=errors)\.ts$/, (ending) =>
    ending === '.ts' ? `.${language}.ts` : `${language}.ts`,
  )

/** Returns the path without language and ending, such as `web-app/src/leave/messages`. */
export const nameOfFile = ({ english }: Pick<TextFile, 'english'>) =>
  english.replace(/[./]en\.ts$|\.ts$/, '')

/** Resolves an import of our own code to a path without ending. */
export function resolved(from: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return normalize(join(dirname(from), specifier))

  for (const [scope, folder] of Object.entries(packages))
    if (specifier.startsWith(scope)) return folder + specifier.slice(scope.length)

  return undefined
}

const packages = {
  '@workledger/contracts/': 'services/contracts/src/',
  '@workledger/kit/': 'web-app/kit/src/',
}
