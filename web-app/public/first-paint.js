// The content security policy forbids code made from text, so zod must not try.
window.__zod_globalConfig = { jitless: true }

// Sets the theme and the direction before the first paint, so that nothing flashes.
;(() => {
  var root = document.documentElement
  var asked = new URLSearchParams(location.search).get('theme')
  var theme = asked === 'dark' || asked === 'light' ? asked : null

  try {
    theme = theme || localStorage.getItem('workledger.theme')
  } catch (_) {}

  // As in appearance.ts: visitors from outside chose nothing here.
  if (!theme && /\/(feedback|public)\//.test(location.pathname)) theme = 'system'

  if (theme === 'system')
    theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'

  root.setAttribute('data-theme', theme === 'dark' ? 'dark' : 'light')
  root.style.background = theme === 'dark' ? '#0d1014' : '#f6f7f9'
  var language = /(?:^|; )language=([a-z]{2})/.exec(document.cookie)
  if (language) root.lang = language[1]
  if (root.lang === 'ar') root.dir = 'rtl'
})()
