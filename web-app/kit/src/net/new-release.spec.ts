import { describe, expect, it } from 'vitest'
import { reloadOnNewRelease } from './new-release'

describe('a part of an older release that is gone', () => {
  function tab({ unsaved = false, onLine = true } = {}) {
    const target = new EventTarget()
    const stored = new Map<string, string>()
    let loads = 0
    let time = 1_000_000

    const page = Object.assign(target, {
      navigator: { onLine },
      sessionStorage: {
        getItem: (key: string) => stored.get(key) ?? null,
        setItem: (key: string, text: string) => stored.set(key, text),
      },
      location: { reload: () => loads++ },
    })

    reloadOnNewRelease(
      page as unknown as Window,
      () => unsaved,
      () => time,
    )

    return {
      miss: (after: number) => {
        time += after
        target.dispatchEvent(new Event('vite:preloadError'))
        return loads
      },
    }
  }

  it('reloads the page once, and again only after a while', () => {
    const { miss } = tab()
    expect([miss(0), miss(5_000), miss(3_600_000)]).toEqual([1, 1, 2])
  })

  it('leaves a page without a connection open, because it could not load again', () => {
    expect(tab({ onLine: false }).miss(0)).toBe(0)
  })

  it('leaves a page with unsaved work open', () => {
    expect(tab({ unsaved: true }).miss(0)).toBe(0)
  })
})
