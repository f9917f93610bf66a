import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const here = createRequire(import.meta.url)
const folderOf = (name: string) => dirname(here.resolve(`${name}/package.json`))

/** Writes CSV for react-admin's own export button, which fetches it when it is pressed. */
const exporter = `export default (...given) =>
  import('jsonexport/dist/index.js?later').then(({ default: write }) => write(...given))`

const EXPORTER = '\0lighter-exporter'

/** Leaves out of a build what its packages bring and the product never runs. */
export const lighterPackages: Plugin = {
  name: 'lighter-packages',
  apply: 'build',
  enforce: 'pre',
  resolveId(source, importer) {
    // The package names its build with warnings for every environment.
    if (source === 'react-router') return join(folderOf(source), 'dist/production/index.mjs')
    if (source === 'react-router/dom')
      return join(folderOf('react-router'), 'dist/production/dom-export.mjs')
    if (source === 'jsonexport/dist/index.js') return EXPORTER

    return source === 'jsonexport/dist/index.js?later'
      ? this.resolve('jsonexport/dist/index.js', importer, { skipSelf: true })
      : null
  },
  load(id) {
    if (id === EXPORTER) return exporter
    // The theme switches every ripple off (ui/theme-components).
    if (/@mui[\\/]material[\\/]ButtonBase[\\/]TouchRipple\.mjs$/.test(id))
      return 'export const DELAY_RIPPLE = 0\nexport default () => null'

    // Emotion copies static members in `withTheme` alone, which nothing here calls.
    if (/hoist-non-react-statics[\\/]/.test(id)) return 'export default (target) => target'

    return null
  },
}
