import { inTurn } from './in-turn'

it('asks one thing at a time, in order, and goes on after a failure', async () => {
  let running = 0
  const asked: string[] = []

  const client = inTurn({
    query: (async (text: string) => {
      expect(++running).toBe(1)
      asked.push(text)
      await new Promise((resolve) => setImmediate(resolve))
      running--
      if (text === 'bad') throw new Error('no')

      return { rows: [text] }
    }) as never,
  })

  const bad = client.query('bad').catch((error: Error) => error.message)
  const answers = [client.query('one'), client.query('two')]
  expect(await bad).toBe('no')
  expect(await Promise.all(answers)).toEqual([{ rows: ['one'] }, { rows: ['two'] }])
  expect(asked).toEqual(['bad', 'one', 'two'])
})
