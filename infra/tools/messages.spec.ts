import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { shippedLanguages } from '@workledger/contracts/kernel/area-words'
import { type ExchangeFile, exported, imported, missing } from './messages/exchange'
import { Tree, textFiles } from './messages/text-files'
import { pluralForms } from './messages/wanted-texts'

const root = join(__dirname, '../..')
const whole = new Tree(root)
const others = shippedLanguages.filter((language) => language !== 'en')

/** A file of each kind: texts of screens, errors, field words, events, mails and first records. */
const AREA =
  /^(?:web-app\/src\/leave\/|web-app\/kit\/src\/areas\/leave\/|services\/contracts\/src\/leave\/(?:words|leave\.errors)|jobs\/src\/(?:leave|recruiting|checklists)\/|services\/domain\/src\/workspaces\/starting|web-admin\/src\/invoicing\/recurring\/messages|infra\/demo\/words\/)/

const TEMPLATE = 'jobs/src/leave/leave.texts#requested.subject'

const AREA_FILES = whole.paths.filter((path) => AREA.test(path) && !path.includes('.spec.'))

/** A short object may stand on one line or on several. */
const unwrapped = (source: string) => source.replace(/,(?=\s*[}\]])|\s+/g, '')

describe('texts for translators', () => {
  const folders: string[] = []

  afterAll(() => {
    for (const folder of folders) rmSync(folder, { recursive: true })
  })

  /** Copies one area, without the files of one language. */
  const copy = (without?: string): Tree => {
    const folder = mkdtempSync(join(tmpdir(), 'messages-'))
    folders.push(folder)
    const ending = new RegExp(`[./]${without}\\.ts$`)
    const paths = AREA_FILES.filter((path) => !ending.test(path))

    for (const path of paths) {
      mkdirSync(join(folder, dirname(path)), { recursive: true })
      cpSync(join(root, path), join(folder, path))
    }

    return new Tree(folder, paths)
  }

  const write = (tree: Tree, files: ReadonlyMap<string, string>) => {
    for (const [path, content] of files) writeFileSync(join(tree.root, path), content)

    execFileSync(
      join(root, 'node_modules/.bin/biome'),
      ['check', '--write', `--config-path=${root}`, '--vcs-enabled=false', ...files.keys()],
      { cwd: tree.root, stdio: 'pipe' },
    )

    return new Tree(tree.root, [...new Set([...tree.paths, ...files.keys()])])
  }

  /** Turns a text around between its placeholders: a text of the same width. */
  const turned = (text: string) =>
    text.includes(', plural,')
      ? text
      : text
          .split(/(\$\{[^{}]*\}|\{+[^{}]*\}+)/)
          .map((part, index) => (index % 2 === 1 ? part : [...part].reverse().join('')))
          .join('')

  const json = (file: ExchangeFile) => JSON.stringify(file)

  it.each(others)(
    '%s has all texts, and taking back what was handed out changes nothing',
    (language) => {
      expect(missing(whole, language).map(({ id }) => id)).toEqual([])
      const file = exported(whole, language)
      expect(file.texts.length).toBeGreaterThan(5000)

      const { faults, files } = imported(whole, json(file))
      expect([faults, [...files.keys()]]).toEqual([[], []])
    },
  )

  it.each(others)(
    '%s is byte for byte the same after each text was changed and changed back',
    (language) => {
      const tree = copy()
      const file = exported(tree, language)

      const other = {
        ...file,
        texts: file.texts.map((text) => ({ ...text, translation: turned(text.translation) })),
      }

      const there = imported(tree, json(other))
      expect(there.faults).toEqual([])
      expect(there.files.size).toBe(textFiles(tree).length)
      const changed = write(tree, there.files)
      expect(exported(changed, language)).toEqual(other)

      const back = imported(changed, json(file))
      expect(back.faults).toEqual([])
      write(changed, back.files)

      for (const path of back.files.keys())
        expect(readFileSync(join(tree.root, path), 'utf8')).toBe(whole.read(path))
    },
  )

  it('are all missing in a language that does not exist, in its own plural forms', () => {
    const tree = copy()
    const lacking = missing(tree, 'pl').map(({ id }) => id)
    const file = exported(tree, 'pl')
    expect(pluralForms('pl')).toEqual(['one', 'few', 'many', 'other'])
    expect(file.texts.map(({ id }) => id)).toEqual(lacking)
    expect(file.texts.every(({ translation }) => translation === '')).toBe(true)

    const plural = 'web-app/src/leave/messages#pendingCount_'
    expect(file.texts.filter(({ id }) => id.startsWith(plural))).toEqual([
      {
        id: `${plural}one`,
        english: '{{count}} Pending request',
        translation: '',
        note: 'Plural form: one. Keep {{count}}.',
      },
      ...['few', 'many', 'other'].map((form) => ({
        id: `${plural}${form}`,
        english: '{{count}} Pending requests',
        translation: '',
        note: `Plural form: ${form}. Keep {{count}}.`,
      })),
    ])
  })

  it('make the files of a language that has none', () => {
    const tree = copy('es')
    expect(missing(tree, 'es').length).toBeGreaterThan(300)
    const file = exported(tree, 'es')
    const known = new Map(
      exported(copy(), 'es').texts.map(({ id, translation }) => [id, translation]),
    )

    const filled = {
      ...file,
      texts: file.texts.map((text) => ({
        ...text,
        translation: known.get(text.id) || text.english!,
      })),
    }

    const { faults, files } = imported(tree, json(filled))
    expect(faults).toEqual([])
    const written = write(tree, files)
    const after = exported(written, 'es').texts
    expect(Object.fromEntries(after.map(({ id, translation }) => [id, translation]))).toEqual(
      Object.fromEntries(filled.texts.map(({ id, translation }) => [id, translation])),
    )

    // A catalogue, a table of errors and the words of an area are what people write by hand.
    for (const path of [
      'services/contracts/src/leave/leave.errors.es.ts',
      'services/contracts/src/leave/words/es.ts',
      'services/contracts/src/leave/words/events.es.ts',
      'services/domain/src/workspaces/starting-words.es.ts',
    ])
      expect(unwrapped(readFileSync(join(tree.root, path), 'utf8'))).toBe(
        unwrapped(whole.read(path)!),
      )
  })

  it('enter a language beside the English text before them', () => {
    const tree = copy()
    const path = 'web-app/src/leave/messages.es.ts'
    const before = tree.read(path)!
    const lines = before.split('\n')
    const without = lines.filter((line) => !/pendingCount_|^ {2}(page|more): /.test(line))
    expect(lines.length - without.length).toBe(5)
    const poorer = write(tree, new Map([[path, without.join('\n')]]))

    expect(missing(poorer, 'es').map(({ id }) => id.split('#')[1])).toEqual([
      'page',
      'more',
      'pendingCount_one',
      'pendingCount_many',
      'pendingCount_other',
    ])

    const { faults, files } = imported(poorer, json(exported(copy(), 'es')))
    expect(faults).toEqual([])
    write(poorer, files)
    expect(readFileSync(join(tree.root, path), 'utf8')).toBe(before)
  })

  it('keep quotes, backslashes, line ends, braces and marks of direction', () => {
    const tree = copy()
    const file = exported(tree, 'it')
    const id = 'web-app/src/leave/messages#tab'
    const [plain, template] = [`'"\\\n\`\u2066x`, `'"\\\n\`\u2066x {\${who}}`]

    const other = {
      ...file,
      texts: file.texts.map((text) => {
        if (text.id === id) return { ...text, translation: plain }
        return text.id === TEMPLATE ? { ...text, translation: template } : text
      }),
    }

    const { faults, files } = imported(tree, json(other))
    expect([faults, files.size]).toEqual([[], 2])
    expect(exported(write(tree, files), 'it')).toEqual(other)
    expect(files.get('web-app/src/leave/messages.it.ts')).toContain('\\u2066x')
  })

  describe('with a fault are refused whole', () => {
    const tree = copy()
    const file = exported(tree, 'fr')

    const refusals = (id: string, translation: string | undefined): readonly string[] => {
      expect(file.texts.some((text) => text.id === id)).toBe(true)

      const texts = file.texts.flatMap((text) => {
        if (text.id !== id) return [text]
        return translation === undefined ? [] : [{ ...text, translation }]
      })

      const { faults, files } = imported(tree, json({ ...file, texts }))
      expect(files.size).toBe(0)

      return faults
    }

    it.each([
      ['web-app/src/leave/messages#tab', undefined, 'is not in the file.'],
      ['web-app/src/leave/messages#tab', ' ', 'has no translation.'],
      ['web-app/src/leave/messages#pendingCount_many', undefined, 'is not in the file.'],
      ['web-app/src/leave/messages#ring.left', 'Reste', 'lacks the placeholder {{days}}.'],
      [
        'web-app/src/leave/messages#ring.left',
        'Reste {{days}} {{jours}}',
        'has the placeholder {{jours}}, which the English text has not.',
      ],
      [
        'services/contracts/src/leave/leave.errors#leave.balance',
        'Il faut {needed}.',
        'lacks the placeholder {available}.',
      ],
      [TEMPLATE, 'Demande', `lacks the placeholder \${who}.`],
      [
        TEMPLATE,
        `\${who} \${process.exit()}`,
        `has the placeholder \${process.exit()}, which the English text has not.`,
      ],
    ])('%s: %s', (id, translation, fault) => {
      expect(refusals(id, translation)).toEqual([`${id} ${fault}`])
    })

    it('when a plural inside lacks a form of the language', () => {
      const ids = exported(whole, 'ar').texts.filter(({ english }) =>
        english?.includes(', plural,'),
      )
      const { id, translation } = ids[0]!
      const texts = exported(whole, 'ar').texts

      const { faults } = imported(
        whole,
        json({
          language: 'ar',
          texts: texts.map((text) =>
            text.id === id
              ? { ...text, translation: translation.replace(/ few \{[^{}]*\}/, '') }
              : text,
          ),
        }),
      )

      expect(faults).toEqual([`${id} lacks the plural form few.`])
    })

    it('when a text is unknown, comes twice, or translates another English text', () => {
      const [first, second, ...rest] = file.texts
      const strange = { id: 'web-app/src/leave/messages#nothing', translation: 'Rien' }

      expect(
        imported(
          tree,
          json({
            ...file,
            texts: [first!, first!, { ...second!, english: 'Old words' }, ...rest, strange],
          }),
        ).faults,
      ).toEqual([
        `${first!.id} is in the file twice.`,
        `${second!.id} has another English text by now: ${JSON.stringify(second!.english)}.`,
        'web-app/src/leave/messages#nothing is no text of the product.',
      ])
    })

    it.each([
      ['{', /^The file is not JSON: /],
      ['{"language":"fr"}', /^The file has a fault at texts: /],
      [
        '{"language":"pl","texts":[]}',
        /^The language pl is not declared\. Add it to services\/contracts\/src\/kernel\/languages\.ts first\.$/,
      ],
      ['{"language":"en","texts":[]}', /^English is the source; change its files themselves\.$/],
    ])('%s', (content, sentence) => {
      expect(imported(tree, content).faults.join()).toMatch(sentence)
    })
  })
})
