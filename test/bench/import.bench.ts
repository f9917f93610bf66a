import { company, importPeople } from './company'
import { draft, HEAP, month, type PayLine, payLine } from './pay.bench'
import { timed } from './population'
import { startServer } from './server'

/** The most rows of one file. */
const A_FILE = 20_000

/**
 * Imports so many people with their pay, in as many files as necessary, and drafts their first pay
 * run. BENCH_PROFILE keeps a CPU profile of the server.
 */
export async function benchImport(people: number): Promise<PayLine[]> {
  const server = await startServer(HEAP)

  try {
    const one = await company(server.url, 'Imported')

    const importing = await timed(server, async () => {
      for (let from = 0; from < people; from += A_FILE)
        await importPeople(server, one, Math.min(A_FILE, people - from), from)
    })

    const drafting = await timed(server, () => draft(one, month(0), people))
    const scale = people / 10_000

    return [
      payLine(`import of ${people} people with their pay`, 8 * scale, importing),
      payLine(`draft for ${people} people`, 3 * scale, drafting),
    ]
  } finally {
    await server.stop()
  }
}
