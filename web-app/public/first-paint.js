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

  // An installed app's title bar follows the theme, also when the person switches it.
  var bar = document.querySelector('meta[name=theme-color]')
  var paint = () => {
    bar.content = root.getAttribute('data-theme') === 'dark' ? '#14181e' : '#ffffff'
  }
  paint()
  new MutationObserver(paint).observe(root, { attributeFilter: ['data-theme'] })

  var language = /(?:^|; )language=([a-z]{2})/.exec(document.cookie)
  if (language) root.lang = language[1]
  // As in app-manifests.ts: each language has a manifest of its own.
  if (/^(ar|es|fr|it|zh)$/.test(root.lang))
    document.querySelector('link[rel=manifest]').href = `/${root.lang}.webmanifest`
  if (root.lang === 'ar') root.dir = 'rtl'
})()
