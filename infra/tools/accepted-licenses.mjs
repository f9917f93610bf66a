/**
 * SPDX ids of licences compatible with a work under AGPL-3.0-only.
 * https://www.gnu.org/licenses/license-list.html gives the reason for each.
 */
export const acceptedLicenses = new Set([
  '0BSD',
  'AGPL-3.0-only',
  'AGPL-3.0-or-later',
  'Apache-2.0',
  'Artistic-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'GPL-2.0-or-later',
  'GPL-3.0-only',
  'GPL-3.0-or-later',
  'ISC',
  'LGPL-2.1-or-later',
  'LGPL-3.0-only',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'PSF-2.0',
  'Python-2.0',
  'Unlicense',
  'Zlib',
])

/**
 * Data and fonts are works of their own next to the code, described in NOTICE. Their licences are
 * accepted for these packages only.
 */
const acceptedForPackage = {
  'date-holidays': ['CC-BY-3.0'],
  'world-countries': ['ODbL-1.0'],
}

/** Licences of packages that state them in another form than SPDX, by the text they include. */
export const statedLicenses = {
  cldrjs: 'MIT',
  'css-mediaquery': 'BSD-3-Clause',
  ibantools: 'MIT OR MPL-2.0',
  'world-countries': 'ODbL-1.0',
  'xmlhttprequest-ssl': 'MIT',
}

/** Returns the licences that are accepted for one package, next to those for all. */
export const alsoAccepted = (name) =>
  name.startsWith('@fontsource-variable/') ? ['OFL-1.1'] : (acceptedForPackage[name] ?? [])
