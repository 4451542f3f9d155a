// service worker
