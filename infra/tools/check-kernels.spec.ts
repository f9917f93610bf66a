import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const refused: [what: string, text: string, table: string, area: string][] = [
  ['a query of Kysely', "db.selectFrom('employees as e')", 'employees', 'people'],
  ['a join of Kysely', "query.leftJoin('leaves', 'l.id', 'e.id')", 'leaves', 'leave'],
  ['SQL in a string', "pool.query('select name from read.workspaces')", 'workspaces', 'workspaces'],
  [
    'SQL in a template',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the text that is checked
    'sql`select id from ${other} join roles r on r.id = ${role}`',
    'roles',
    'access',
  ],
]

const accepted = [
  "pool.query('select id from vault.sessions')",
  "db.selectFrom('checkpoints')",
  '/** Selects from employees. */',
  "refuse('Take this away from employees.')",
]

describe('check-kernels', () => {
  let folder: string

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'workledger-kernels-'))
  })

  afterAll(() => rmSync(folder, { recursive: true }))

  const run = (texts: readonly string[]) => {
    const paths = texts.map((text, index) => {
      const path = join(folder, `${index}.ts`)
      writeFileSync(path, text)
      return path
    })

    const { status, stderr } = spawnSync('node', ['infra/tools/check-kernels.mjs', ...paths], {
      encoding: 'utf8',
    })

    return { status, said: stderr.trim().split('\n'), paths }
  }

  it('names file, table, area and remedy', () => {
    const { status, said, paths } = run(refused.map(([, text]) => text))

    expect(status).toBe(1)

    expect(said).toEqual(
      refused.map(
        ([, , table, area], index) =>
          `${paths[index]}:1 reads the table ${table} of the area ${area}; let ${area} provide it by a token of the kernel`,
      ),
    )
  })

  it('takes own tables, comments and sentences', () => {
    expect(run(accepted)).toMatchObject({ status: 0, said: [''] })
  })
})
