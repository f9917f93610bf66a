import { Commands } from '@workledger/api/kernel/commands/commands'
import type { Answer, Product } from './product'

/** Sends requests at the same moment: none of them appends before all have reached their append. */
export async function together<A extends Answer>(
  product: Product,
  requests: readonly (() => Promise<A>)[],
): Promise<A[]> {
  const commands = product.app.get(Commands)
  let missing = requests.length
  let all = () => {}
  const arrived = new Promise<void>((resolve) => {
    all = resolve
  })
  const append = commands.append.bind(commands)

  const waiting = jest
    .spyOn(commands, 'append')
    .mockImplementation(async (...given: Parameters<typeof append>) => {
      if (--missing === 0) all()
      await arrived
      return append(...given)
    })

  return Promise.all(requests.map((request) => request())).finally(() => waiting.mockRestore())
}
