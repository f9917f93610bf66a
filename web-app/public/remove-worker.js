// The server sends this as sw.js while OFFLINE=off: it replaces the worker of each browser.
self.addEventListener('install', () => self.skipWaiting())

self.addEventListener('activate', (event) => {
  const forget = async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('workledger-'))
    await Promise.all(names.map((name) => caches.delete(name)))
    await self.registration.unregister()
  }

  event.waitUntil(forget())
})
