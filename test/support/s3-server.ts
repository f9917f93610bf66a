import { rmSync } from 'node:fs'
import type { S3Keys } from '@workledger/event-store/anchor-url'
import { makeTemporaryFolder } from './temporary-folder'

const S3rver = require('s3rver') as new (
  options: object,
) => { run(): Promise<{ port: number }>; close(): Promise<void> }

export interface S3Server {
  /** Address of a folder in its only bucket. */
  readonly url: string
  readonly keys: S3Keys
  stop(): Promise<void>
}

/** Starts a local S3 store with an empty bucket; it checks signatures. */
export async function startS3Server(): Promise<S3Server> {
  const directory = makeTemporaryFolder('s3')

  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: 'uploads', configs: [] }],
  })

  const { port } = await server.run()

  return {
    url: `http://127.0.0.1:${port}/uploads/files`,
    // Its built-in keys.
    keys: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER', region: 'us-east-1' },
    async stop() {
      await server.close()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}
