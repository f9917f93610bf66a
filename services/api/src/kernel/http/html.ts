/** HTML that may be inserted into a page unescaped. */
export class Html {
  constructor(readonly text: string) {}
}

const escaped = (text: string) =>
  text.replace(
    /[&<>"']/g,
    (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[c]!,
  )

type Part = Html | string | number | null | undefined | false | readonly Part[]

const writePart = (part: Part): string => {
  if (part instanceof Html) return part.text
  if (part === null || part === undefined || part === false) return ''
  if (Array.isArray(part)) return part.map(writePart).join('')

  return escaped(String(part))
}

/** Returns a page's text with its values escaped, except those that are HTML already. */
export const html = (strings: TemplateStringsArray, ...parts: readonly Part[]): Html =>
  new Html(strings.reduce((out, text, index) => out + writePart(parts[index - 1]) + text))

/** Returns data for programs that read the page; no content can end the element. */
export const dataBlock = (type: string, data: unknown, id?: string): Html =>
  new Html(
    `<script type="${type}"${id ? ` id="${id}"` : ''}>${JSON.stringify(data).replace(/</g, '\\u003c')}</script>`,
  )
