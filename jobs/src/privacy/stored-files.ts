import { open, readdir } from 'node:fs/promises'
import { join } from 'node:path'

/** Longer than the line in clear at a file's beginning, which says whose it is. */
const HEAD = 1024

/** Every upload with whose it is, those in `pending/` included; see services/api/src/kernel/files.ts. */
export async function* headsOf(folder: string): AsyncGenerator<{ path: string; head: { workspace: string; person: string } }> {
  for (const part of await readdir(folder).catch(() => []))
    for (const name of await readdir(join(folder, part)).catch(() => [])) {
      const path = join(folder, part, name)
      const head = await headOf(path)
      if (head) yield { path, head }
    }
}

/** Undefined where it is gone, or half written. */
async function headOf(path: string) {
  const file = await open(path).catch(() => undefined)
  try {
    const { buffer, bytesRead = 0 } = (await file?.read(Buffer.alloc(HEAD), 0, HEAD, 0)) ?? {}
    const end = buffer?.subarray(0, bytesRead).indexOf('\n') ?? -1
    return end > 0 ? JSON.parse(buffer!.subarray(0, end).toString()) : undefined
  } catch {
    return undefined
  } finally {
    await file?.close()
  }
}
