import { Gathered } from './gathered'

describe('questions', () => {
  const counting = (most?: number) => {
    const sent: string[][] = []

    const gathered = new Gathered(async (keys: readonly string[]) => {
      sent.push([...keys])
      if (keys.includes('bad')) throw new Error('refused')

      return keys.map((key) => key.toUpperCase())
    }, most)

    return { sent, gathered }
  }

  it('of one turn are answered together, in their order', async () => {
    const { sent, gathered } = counting()
    const first = Promise.all([gathered.ask('a'), Promise.resolve().then(() => gathered.ask('b'))])
    await expect(first).resolves.toEqual(['A', 'B'])
    await expect(gathered.ask('c')).resolves.toBe('C')
    expect(sent).toEqual([['a', 'b'], ['c']])
  })

  it('are sent in parts of the most', async () => {
    const { sent, gathered } = counting(2)
    await Promise.all(['a', 'b', 'c'].map((key) => gathered.ask(key)))
    expect(sent).toEqual([['a', 'b'], ['c']])
  })

  it('do not wait for one whose answer takes longer', async () => {
    let answer = (_: string) => {}
    const late = new Promise<string>((resolve) => {
      answer = resolve
    })
    const gathered = new Gathered(async (keys: readonly string[]) =>
      keys.map((key) => (key === 'late' ? late : key)),
    )
    const [slow, quick] = [gathered.ask('late'), gathered.ask('a')]
    await expect(quick).resolves.toBe('a')
    answer('at last')
    await expect(slow).resolves.toBe('at last')
  })

  it('fail alone', async () => {
    const { sent, gathered } = counting()
    const both = await Promise.allSettled([gathered.ask('a'), gathered.ask('bad')])
    expect(both.map(({ status }) => status)).toEqual(['fulfilled', 'rejected'])
    expect(sent).toEqual([['a', 'bad'], ['a'], ['bad']])
  })
})
