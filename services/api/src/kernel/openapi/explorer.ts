import { readFileSync } from 'node:fs'

/**
 * The explorer is Swagger UI, served from here and unchanged. It needs inline styles and images as
 * data; scripts and calls stay on this server.
 */
export const EXPLORER_POLICY = `default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; form-action 'none'`

interface ExplorerFile {
  readonly name: string
  readonly type: string
  content(): string
}

const distributed = (name: string, type: string): ExplorerFile => ({
  name,
  type,
  content: () => readFileSync(require.resolve(`swagger-ui-dist/${name}`), 'utf8'),
})

/** Returns the files of the explorer’s page. */
export const explorerFiles = (areas: readonly string[]): readonly ExplorerFile[] => [
  distributed('swagger-ui.css', 'text/css'),
  distributed('swagger-ui-bundle.js', 'text/javascript'),
  distributed('swagger-ui-standalone-preset.js', 'text/javascript'),
  { name: 'start.js', type: 'text/javascript', content: () => start(areas) },
]

export const explorerPage = (assets: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Workledger: the HTTP interface</title>
<link rel="stylesheet" href="${assets}/swagger-ui.css"><style>body{margin:0}.topbar .link{visibility:hidden}nav{font:14px/1.5 system-ui,sans-serif;padding:8px 20px}</style></head><body>
<nav><a href="/api/docs/list">All calls as a list</a> · <a href="/api/docs/openapi.json">openapi.json</a></nav>
<noscript><p>The explorer needs scripts. The list does not.</p></noscript><div id="explorer"></div>
<script src="${assets}/swagger-ui-bundle.js"></script><script src="${assets}/swagger-ui-standalone-preset.js"></script><script src="${assets}/start.js"></script>
</body></html>`

/**
 * One document for each area: the browser draws several hundred calls slowly. Swagger UI forgets
 * the token with each document, so the page keeps it until it is left.
 */
const start = (areas: readonly string[]): string => `let kept
const keepToken = () => ({ statePlugins: { auth: { wrapActions: {
  authorize: (authorize) => (token) => authorize((kept = token)),
  logout: (logout) => (names) => { kept = undefined; return logout(names) },
} } } })
const explorer = SwaggerUIBundle({
  urls: ${JSON.stringify(areas.map((area) => ({ name: area, url: `/api/docs/areas/${area}.json` })))},
  'urls.primaryName': new URLSearchParams(location.search).get('urls.primaryName') ?? 'people',
  dom_id: '#explorer',
  presets: [SwaggerUIBundle.presets.apis, SwaggerUIStandalonePreset],
  layout: 'StandaloneLayout',
  deepLinking: true,
  docExpansion: 'list',
  defaultModelsExpandDepth: 0,
  displayRequestDuration: true,
  persistAuthorization: false,
  validatorUrl: null,
  plugins: [keepToken],
  onComplete: () => kept && explorer.authActions.authorize(kept),
})
`
