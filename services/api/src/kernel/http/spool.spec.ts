import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import { SpoolReader } from '../untrusted/spool-reader'
import { Spool } from './spool'

const asker = { company: 'company', person: 'person' }

describe('a large upload in a temporary file', () => {
  const bytes = Buffer.concat([Buffer.from('a secret of Ann Lee'), randomBytes(100_000)])
  let request: IncomingMessage

  beforeEach(() => {
    request = {} as IncomingMessage
  })

  const spooled = async () => {
    const spool = Spool.start(request, 'documents.zip', asker)
    await spool.write(Readable.from([bytes.subarray(0, 70_000), bytes.subarray(70_000)]))
    return spool
  }

  it('can be read from any place, and is no plain text on the disk', async () => {
    const spool = await spooled()
    const reader = new SpoolReader(spool.place)

    for (const [position, length] of [
      [0, 19],
      [1, 15],
      [16, 16],
      [69_999, 2],
      [99_000, 10_000],
      [bytes.length, 10],
    ] as const)
      expect(reader.read(position, length)).toEqual(bytes.subarray(position, position + length))

    reader.close()
    expect(spool.size).toBe(bytes.length)
    expect(readFileSync(spool.place.path).includes('secret')).toBe(false)
    Spool.release(request)
    expect(existsSync(spool.place.path)).toBe(false)
  })

  it('stays until its work ends, even if the caller leaves', async () => {
    const spool = await spooled()

    await spool.use(async () => {
      Spool.release(request)
      expect(existsSync(spool.place.path)).toBe(true)
    })

    expect(existsSync(spool.place.path)).toBe(false)
    await expect(spool.use(async () => 1)).rejects.toMatchObject({ code: 'service.unavailable' })
  })

  it('goes when the caller leaves in the middle of it', async () => {
    const spool = Spool.start(request, 'documents.zip', asker)
    const source = new Readable({ read() {} })
    const written = spool.write(source)
    source.push(bytes)
    Spool.release(request)
    await expect(written).rejects.toThrow()
    expect(existsSync(spool.place.path)).toBe(false)
  })

  it('is refused while a person has two', async () => {
    await spooled()
    await spooled()
    expect(() => Spool.start(request, 'documents.zip', asker)).toThrow(
      expect.objectContaining({ code: 'rate.busy' }),
    )
    Spool.release(request)
    expect(() => Spool.start(request, 'documents.zip', asker)).not.toThrow()
    Spool.release(request)
  })
})
