import { CodedError } from '@workledger/contracts/kernel/errors'
import { type Asker, FairTurns, type TurnLimits } from './fair-turns'

const asker = (name: string): Asker => ({ company: name.split(' ')[0]!, person: name })

/** Returns works that the test ends, with the order of their starts. */
function desk(limits: Partial<TurnLimits> = {}) {
  const turns = new FairTurns({
    atOnce: 2,
    perPerson: 10,
    perCompany: 20,
    retryAfter: 5,
    ...limits,
  })

  const begun: string[] = []
  const ends: (() => void)[] = []

  const ask = (name: string) => {
    const done = turns.run(asker(name), async () => {
      begun.push(name)
      await new Promise<void>((resolve) => ends.push(resolve))
    })

    done.catch(() => {})
    return done
  }

  const endFirst = async () => {
    await new Promise(setImmediate)
    ends.shift()!()
    await new Promise(setImmediate)
  }

  return { turns, begun, ask, endFirst }
}

describe('turns at costly work', () => {
  it('give a stranger the next turn, however much another company has waiting', async () => {
    const { begun, ask, endFirst } = desk()
    for (let n = 0; n < 10; n++) ask('A ann')
    ask('B ben')
    await endFirst()
    expect(begun).toEqual(['A ann', 'A ann', 'B ben'])
  })

  it('go round the people of a company too', async () => {
    const { begun, ask, endFirst } = desk({ atOnce: 1 })
    for (const name of ['A ann', 'A ann', 'A ann', 'A amy', 'A amy', 'B ben', 'B ben']) ask(name)
    for (let n = 0; n < 6; n++) await endFirst()
    expect(begun).toEqual(['A ann', 'B ben', 'A amy', 'B ben', 'A ann', 'A amy', 'A ann'])
  })

  it('leave room for others if one company may have only some of them at once', async () => {
    const { begun, ask, endFirst } = desk({ atOnce: 3, atOncePerCompany: 2 })
    for (let n = 0; n < 4; n++) ask('A ann')
    ask('B ben')
    await endFirst()
    expect(begun).toEqual(['A ann', 'A ann', 'B ben', 'A ann'])
    for (let n = 0; n < 4; n++) await endFirst()
    expect(begun).toEqual(['A ann', 'A ann', 'B ben', 'A ann', 'A ann'])
  })

  it('leave room for others if one person may have only some of them at once', async () => {
    const { begun, ask, endFirst } = desk({ atOnce: 9, atOncePerCompany: 3, atOncePerPerson: 2 })
    for (let n = 0; n < 5; n++) ask('A ann')
    for (const name of ['A amy', 'A amy', 'B ben']) ask(name)
    await new Promise(setImmediate)
    expect(begun).toEqual(['A ann', 'A ann', 'A amy', 'B ben'])
    await endFirst()
    expect(begun.slice(4)).toEqual(['A amy'])
    for (let n = 0; n < 7; n++) await endFirst()
    expect(begun.slice(5)).toEqual(['A ann', 'A ann', 'A ann'])
  })

  it('are refused beyond the limit of one person and one company in the queue, and only to these', async () => {
    const { ask, begun, endFirst } = desk({ perPerson: 3, perCompany: 5 })
    for (let n = 0; n < 3; n++) ask('A ann')

    await expect(ask('A ann')).rejects.toMatchObject({
      code: 'rate.busy',
      status: 429,
      detail: { retryAfter: 5 },
    })

    ask('A amy')
    ask('A amy')
    await expect(ask('A abe')).rejects.toBeInstanceOf(CodedError)
    ask('B ben')
    for (let n = 0; n < 6; n++) await endFirst()
    expect(begun).toHaveLength(6)
  })

  it('are free again after work that fails, and forget people without any', async () => {
    const { turns } = desk({ atOnce: 1, perPerson: 1 })
    const failing = turns.run(asker('A ann'), () => Promise.reject(new Error('no')))
    await expect(failing).rejects.toThrow('no')
    await expect(turns.run(asker('A ann'), async () => 'done')).resolves.toBe('done')
    expect((turns as unknown as { companies: Map<string, unknown> }).companies.size).toBe(0)
  })
})
