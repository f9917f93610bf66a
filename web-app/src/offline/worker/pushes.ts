import type { WorkerScope } from './scope'

/** A push, as jobs/src/notices/push-letters.ts writes it. */
interface Push {
  readonly title: string
  readonly body: string
  readonly tag: string
  readonly url: string
  readonly unread: number
  readonly language: string
}

/** Shows a push, and the number of unread notices on the app's icon. */
export async function showPush(
  registration: ServiceWorkerRegistration,
  data: { json(): unknown } | null,
): Promise<void> {
  const push = data?.json() as Push | undefined
  if (!push) return
  const { title, body, tag, url, unread, language } = push

  await registration.showNotification(title, {
    body,
    tag,
    lang: language,
    dir: language === 'ar' ? 'rtl' : 'ltr',
    icon: '/icons/icon-192.png',
    data: { url },
  })

  await navigator.setAppBadge?.(unread).catch(() => {})
}

/**
 * Opens a notice's page: the window that shows it already, or a new one. Another window keeps its
 * page, because something may be typed there.
 */
export async function openNotice({ clients, location }: WorkerScope, { data }: Notification) {
  const { href, origin, pathname } = new URL((data as { url: string }).url, location.href)
  // Never another site, whatever a push says.
  if (origin !== location.origin) return
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = pages.find(({ url }) => new URL(url).pathname === pathname)

  await (there ? there.focus() : clients.openWindow(href))
}
