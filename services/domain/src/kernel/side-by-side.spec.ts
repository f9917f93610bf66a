import { sideBySide } from './side-by-side'

/** Returns a promise that the test resolves. */
const gate = () => {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { opened, open }
}

describe('things done side by side', () => {
  it('begins them in order, so many at a time', async () => {
    const gates = [1, 2, 3, 4, 5].map(gate)
    const begun: number[] = []

    const run = async (n: number) => {
      begun.push(n)
      await gates[n]!.opened
    }

    const done = sideBySide([0, 1, 2, 3, 4], run, 2)
    expect(begun).toEqual([0, 1])
    gates[1]!.open()
    await gates[1]!.opened
    await Promise.resolve()
    await new Promise(setImmediate)
    expect(begun).toEqual([0, 1, 2])
    for (const { open } of gates) open()
    await done
    expect(begun).toEqual([0, 1, 2, 3, 4])
  })

  it('begins no further task after a failure, and waits for the others before it reports it', async () => {
    const slow = gate()
    const seen: string[] = []

    const run = async (n: number) => {
      if (n === 0) throw new Error('first')
      if (n === 2) seen.push('begun too late')
      await slow.opened
      seen.push('ended')
    }

    const done = sideBySide([0, 1, 2], run, 2).catch(({ message }) => seen.push(message))
    await new Promise(setImmediate)
    slow.open()
    await done
    expect(seen).toEqual(['ended', 'first'])
  })

  it('has nothing to do for none', () =>
    expect(sideBySide([], async () => {})).resolves.toBeUndefined())
})
