import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { colours } from '@workledger/contracts/kernel/colours'
import { isolatedIn, runsAgainst } from '@workledger/contracts/kernel/inserted'
import { languages } from '@workledger/contracts/kernel/languages'
import { colonIn, commaIn } from '@workledger/contracts/kernel/written'
import { paperStyle } from '@workledger/projections/kernel/look/look'
import Handlebars from 'handlebars'
import type { Letter } from './mail'

const folder = join(__dirname, '..', 'templates')
const html = Handlebars.create()
const text = Handlebars.create()

for (const each of [html, text])
  each.registerHelper('colon', ({ data }: Handlebars.HelperOptions) => colonIn(data.root.locale))

text.registerHelper('colonAtEnd', ({ data }: Handlebars.HelperOptions) =>
  colonIn(data.root.locale).trimEnd(),
)

text.registerHelper('comma', ({ data }: Handlebars.HelperOptions) => commaIn(data.root.locale))

/** Isolates a name in a plain text, as `<bdi>` does in HTML. */
text.registerHelper('isolated', (value: unknown, { data }: Handlebars.HelperOptions) =>
  isolatedIn(data.root.locale, String(value ?? '')),
)

for (const file of readdirSync(folder)) {
  const [, name, kind] = /^(.+)\.(html|text)\.hbs$/.exec(file) ?? []

  if (name)
    (kind === 'html' ? html : text).registerPartial(
      `${name}.${kind}`,
      readFileSync(join(folder, file), 'utf8'),
    )
}

/** Isolates a name that runs against the language; times and numbers follow it. */
html.registerHelper('isolated', (value: unknown, { data }: Handlebars.HelperOptions) => {
  const written = Handlebars.escapeExpression(String(value ?? ''))

  // A text whose parts are isolated has the direction of its language; in `<bdi>` it would have that
  // of its first letter.
  const isWhole = !written.includes('\u2068') && runsAgainst(data.root.locale, written)

  return new Handlebars.SafeString(isWhole ? `<bdi>${written}</bdi>` : written)
})

const layoutHtml = html.compile('{{> letter.html}}', { strict: false })
const layoutText = text.compile('{{> letter.text}}', { noEscape: true })

/**
 * Renders the two parts of a mail; a letter with a table is wider. `logo`: the content id of the
 * sender's picture; without it the mail shows the first letter of the name.
 */
export function render(
  letter: Letter,
  from: string,
  logo?: string,
): { html: string; text: string } {
  const { dir } = languages[letter.locale]
  const rtl = dir === 'rtl'

  const model = {
    ...letter,
    from,
    logo,
    initial: [...from.trim()][0]?.toUpperCase(),
    dir,
    start: rtl ? 'right' : 'left',
    end: rtl ? 'left' : 'right',
    width: letter.body ? 640 : 560,
    body: letter.body && {
      ...letter.body,
      html: `${letter.body.name}.html`,
      text: `${letter.body.name}.text`,
    },
  }

  return {
    html: layoutHtml(model, { data: { look: colours.light, dark: colours.dark } }),
    text: `${layoutText(model)
      .replace(/\n{3,}/g, '\n\n')
      .trim()}\n`,
  }
}

/** Compiles a printable page in the documents' look: templates/{name}.hbs. */
export function page<M extends object>(name: string): (model: M) => string {
  const written = html.compile(readFileSync(join(folder, `${name}.hbs`), 'utf8'))
  return (model) => written({ ...model, paperStyle: paperStyle() })
}
