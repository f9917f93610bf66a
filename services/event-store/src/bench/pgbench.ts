import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

type Run = (file: string, args: string[]) => Promise<{ stdout: string }>

const SCRIPT = `insert into public.wl_bench (stream, data) values ('employee', '{"office": "Oslo", "note": "${'n'.repeat(150)}"}');\n`

/** Returns the transactions/s of pgbench with one single-row insert each; null without pgbench. */
export async function pgbenchInserts(
  run: Run,
  url: string,
  clients: number,
  seconds: number,
): Promise<number | null> {
  const folder = await mkdtemp(join(tmpdir(), 'wl-pgbench-'))

  try {
    const script = join(folder, 'insert.sql')
    await writeFile(script, SCRIPT)

    const args = [
      '-n',
      '-M',
      'prepared',
      '-c',
      `${clients}`,
      '-j',
      '2',
      '-T',
      `${Math.max(1, Math.round(seconds))}`,
      '-f',
      script,
      url,
    ]

    const { stdout } = await run(
      'pgbench',
      clients < 2 ? args.map((arg, index) => (args[index - 1] === '-j' ? '1' : arg)) : args,
    )

    // A loaded machine may complete none in the time.
    return Number(/tps = ([\d.]+)/.exec(stdout)?.[1] ?? 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
