import { KeyCache } from './vault'

const key = Buffer.alloc(32, 1)

it('keeps the most recently used', () => {
  const cache = new KeyCache(2, 1000, () => 0)
  for (const person of ['a', 'b']) cache.put('w', person, key, cache.epoch)
  cache.get('w', 'a')
  cache.put('w', 'c', key, cache.epoch)

  expect(['a', 'b', 'c'].map((person) => cache.get('w', person) !== undefined)).toEqual([
    true,
    false,
    true,
  ])
})

it('fetches again after a while, whatever it was notified of', () => {
  let now = 0
  const cache = new KeyCache(2, 1000, () => now)
  cache.put('w', 'a', key, cache.epoch)
  now = 1000
  expect(cache.get('w', 'a')).toBe(key)
  now = 1001
  expect(cache.get('w', 'a')).toBeUndefined()
})

it('does not take in a key that was fetched before some key was destroyed', () => {
  const cache = new KeyCache(2, 1000, () => 0)
  const { epoch } = cache
  cache.forget({ workspace: 'w', person: 'a' })
  cache.put('w', 'a', key, epoch)
  expect(cache.get('w', 'a')).toBeUndefined()
})
