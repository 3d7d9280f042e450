// The service worker: shows what the server pushes while no page is open, and opens the table.
// It keeps nothing and stands in nobody's way: pages and tables always come from the server.

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('push', (event) => {
  const told = event.data ? event.data.json() : {}
  event.waitUntil(
    self.registration.showNotification(told.title || 'Pelagos', {
      body: told.text || '',
      tag: told.tag || 'pelagos',
      icon: '/pelagos.svg',
      data: { link: told.link || '/' },
    }),
  )
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const link = new URL(event.notification.data.link, self.location.origin).href
  event.waitUntil(
    self.clients.matchAll({ type: 'window', includeUncontrolled: true }).then((pages) => {
      const open = pages.find((page) => page.url.split('#')[0] === link)
      return open ? open.focus() : self.clients.openWindow(link)
    }),
  )
})
