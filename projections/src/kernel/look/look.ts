import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { colours } from '@workledger/contracts/kernel/colours'
import { linkedFontFaces } from './fonts'

/**
 * The look of everything that people without the apps see: public pages and printed documents. The
 * colours are the apps' (contracts), the letters are those of fonts.ts.
 */

const readStyle = (name: string) => readFileSync(join(__dirname, name), 'utf8')

/** Returns the colours of a theme as custom properties: `--accent-soft: #e2f3f0`. */
const variables = (theme: keyof typeof colours) =>
  Object.entries(colours[theme])
    .map(([name, colour]) => `--${name.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`)}:${colour}`)
    .join(';')

/** The system's theme, unless the page's root names one. */
const themes = [
  `:root{color-scheme:light;${variables('light')}}`,
  `@media (prefers-color-scheme:dark){:root:not([data-theme="light"]){color-scheme:dark;${variables('dark')}}}`,
  `:root[data-theme="dark"]{color-scheme:dark;${variables('dark')}}`,
].join('\n')

/** Returns the style of public pages with their fonts, which the server has at `FONT_FOLDER`. */
export const outsideStyle = (): string =>
  [linkedFontFaces(), themes, readStyle('outside.css')].join('\n')

let paper: string | undefined

/** A text as a string of CSS: letters of names and figures only, everything else by its number. */
const cssString = (text: string) =>
  `"${[...text].map((c) => (/[\p{L}\p{N} ]/u.test(c) ? c : `\\${c.codePointAt(0)!.toString(16)} `)).join('')}"`

/**
 * Returns a style that names a document at the foot of its second and later pages, so that a lost
 * page finds back; the first page has the names in its head.
 */
export function pageFoot(
  dir: 'ltr' | 'rtl',
  parts: readonly (string | null | undefined)[],
): string {
  const text = parts
    .filter(Boolean)
    .map((part) => `\u2068${[...part!].slice(0, 60).join('')}\u2069`)
    .join(' · ')

  const side = dir === 'rtl' ? 'right' : 'left'
  const look = `direction:${dir};color:${colours.light.muted};font:10px Inter,"Noto Sans Arabic",sans-serif`

  return `@page{@bottom-${side}{content:${cssString(text)};${look}}}@page :first{@bottom-${side}{content:none}}`
}

/** Returns the style of printed documents; the printer embeds their fonts. */
export function paperStyle(): string {
  paper ??= `:root{color-scheme:light;${variables('light')}}\n${readStyle('paper.css')}`
  return paper
}
