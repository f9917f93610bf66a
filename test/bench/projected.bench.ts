import { randomUUID } from 'node:crypto'
import type { Product } from '../support/product'
import { percentile } from './client'

/**
 * Measures appends in sequence: from the acknowledgement until the read tables are at its position.
 */
export async function benchProjected(product: Product, seconds: number) {
  const workspace = randomUUID()
  const times: number[] = []
  const end = performance.now() + seconds * 1000

  while (performance.now() < end) {
    const department_id = randomUUID()

    const meta = {
      actor: 'bench',
      command_id: randomUUID(),
      correlation_id: department_id,
      occurred_at: new Date().toISOString(),
    }

    const { position } = await product.store.append({
      workspace,
      stream: `structure-${workspace}`,
      expected: 'any',
      events: [
        {
          type: 'DepartmentAdded',
          data: { workspace_id: workspace, department_id, name: 'Bench' },
        },
      ],
      meta,
    })

    const acknowledged = performance.now()

    if (!(await product.progress.waitFor(position)))
      throw new Error('The read tables did not follow.')

    times.push(performance.now() - acknowledged)
  }

  times.sort((a, b) => a - b)

  return { events: times.length, p50: percentile(times, 0.5), p99: percentile(times, 0.99) }
}
