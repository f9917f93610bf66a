import { describe, expect, it, vi } from 'vitest'
import { openNotice, showPush } from './pushes'
import type { WorkerScope } from './scope'

const push = {
  title: 'Northwind',
  body: 'New: My leave',
  tag: 'leave',
  url: '/notices',
  unread: 3,
  language: 'ar',
}

// Only some browsers have badges.
vi.stubGlobal('navigator', {})

describe('a push', () => {
  it('is shown in its language, in place of an earlier one of its kind', async () => {
    const showNotification = vi.fn(async () => {})
    const registration = { showNotification } as unknown as ServiceWorkerRegistration
    await showPush(registration, { json: () => push })

    expect(showNotification.mock.calls).toEqual([
      [
        'Northwind',
        {
          body: 'New: My leave',
          tag: 'leave',
          lang: 'ar',
          dir: 'rtl',
          icon: '/icons/icon-192.png',
          data: { url: '/notices' },
        },
      ],
    ])
    await showPush(registration, null)
    expect(showNotification).toHaveBeenCalledTimes(1)
  })

  const opened = async (url: string, pages: readonly string[]) => {
    const done: string[] = []

    const scope = {
      location: new URL('https://work.example.com/sw.js'),
      clients: {
        matchAll: async () =>
          pages.map((page) => ({ url: page, focus: async () => done.push(`focus ${page}`) })),
        openWindow: async (href: string) => done.push(`open ${href}`),
      },
    } as unknown as WorkerScope

    await openNotice(scope, { data: { url } } as Notification)
    return done
  }

  it('opens the notices where they are, else in a window of their own', async () => {
    const timer = 'https://work.example.com/timer'
    const notices = 'https://work.example.com/notices?filter=1'
    expect(await opened('/notices', [timer, notices])).toEqual([`focus ${notices}`])
    // Something may be typed in the other window.
    expect(await opened('/notices', [timer])).toEqual(['open https://work.example.com/notices'])
    expect(await opened('https://attacker.example.com/', [timer])).toEqual([])
  })
})
