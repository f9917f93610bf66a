// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { productHistory } from './browser-history'

/** As much of a window as the history needs; its steps complete at once. */
function browserAt(path: string) {
  const url = new URL(path, 'http://product')
  const entries = [{ url, state: null as unknown }]
  let at = 0
  const heard = new Map<string, (event: { preventDefault: () => void }) => void>()

  const put = (state: unknown, address: string) => ({
    url: new URL(address || entries[at]!.url, entries[at]!.url),
    state,
  })

  return {
    get location() {
      return entries[at]!.url
    },
    history: {
      get state() {
        return entries[at]!.state
      },
      pushState: (state: unknown, _: string, address: string) => {
        entries.splice(at + 1, Number.POSITIVE_INFINITY, put(state, address))
        at += 1
      },
      replaceState: (state: unknown, _: string, address: string) => {
        entries[at] = put(state, address)
      },
      go(delta: number) {
        at += delta
        heard.get('popstate')?.({ preventDefault: () => {} })
      },
    },
    addEventListener: (name: string, listener: never) => heard.set(name, listener),
    closes: () => {
      let kept = false

      heard.get('beforeunload')?.({
        preventDefault: () => {
          kept = true
        },
      })

      return !kept
    },
  }
}

const settled = () =>
  new Promise<void>((resolve) =>
    queueMicrotask(() => queueMicrotask(() => queueMicrotask(resolve))),
  )

describe("the product's history", () => {
  let browser: ReturnType<typeof browserAt>
  let places: ReturnType<typeof productHistory>
  const shown = () => browser.location.pathname + browser.location.search

  beforeEach(() => {
    browser = browserAt('/dashboard')
    places = productHistory(browser as never)
  })

  it('goes from one app to the other and back', () => {
    const heard: string[] = []
    places.listen(({ location, action }) => heard.push(`${action} ${location.pathname}`))
    places.navigator.push('/admin/employees?tab=directory', { from: 'x' })

    expect(places.place().location).toMatchObject({
      pathname: '/admin/employees',
      search: '?tab=directory',
      state: { from: 'x' },
    })

    places.navigator.go(-1)
    places.navigator.replace('/timer')
    expect(heard).toEqual(['PUSH /admin/employees', 'POP /dashboard', 'REPLACE /timer'])
  })

  it('asks before a page with unsaved work is left, by a link or by the back button', async () => {
    places.navigator.push('/admin/general')
    const answer = vi.fn(async () => false)
    const release = places.guard(answer)
    expect(browser.closes()).toBe(false)
    places.navigator.push('/timer')
    await settled()
    expect(shown()).toBe('/admin/general')
    places.navigator.go(-1)
    await settled()

    expect([shown(), places.place().location.pathname]).toEqual([
      '/admin/general',
      '/admin/general',
    ])

    expect(answer).toHaveBeenCalledTimes(2)
    answer.mockResolvedValue(true)
    places.navigator.go(-1)
    await settled()
    expect([shown(), places.place().location.pathname]).toEqual(['/dashboard', '/dashboard'])
    release()
    expect(browser.closes()).toBe(true)
  })

  it('does not ask for a tab or a filter of the same page', async () => {
    places.navigator.push('/admin/general?tab=company')
    const answer = vi.fn(async () => false)
    places.guard(answer)
    places.navigator.push('/admin/general?tab=offices')
    places.navigator.go(-1)
    await settled()
    expect(shown()).toBe('/admin/general?tab=company')
    expect(answer).not.toHaveBeenCalled()
  })
})
