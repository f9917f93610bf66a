import { rmSync } from 'node:fs'
import { shared } from './global-setup'

export default async function tearDown(): Promise<void> {
  const cluster = shared.workledgerTestCluster
  if (!cluster) return
  process.off('exit', cluster.leave)
  await cluster.postgres.stop()
  rmSync(cluster.dataDir, { recursive: true, force: true })
}
