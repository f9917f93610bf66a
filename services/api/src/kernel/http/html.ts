/** HTML that may stand in a page as it is. */
export class Html {
  constructor(readonly text: string) {}
}

const escaped = (text: string) =>
  text.replace(
    /[&<>"']/g,
    (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[c]!,
  )

type Part = Html | string | number | null | undefined | false | readonly Part[]

const written = (part: Part): string => {
  if (part instanceof Html) return part.text
  if (part === null || part === undefined || part === false) return ''
  if (Array.isArray(part)) return part.map(written).join('')

  return escaped(String(part))
}

/** A page's text with what is put in escaped, save what is HTML already. */
export const html = (strings: TemplateStringsArray, ...parts: readonly Part[]): Html =>
  new Html(strings.reduce((out, text, index) => out + written(parts[index - 1]) + text))

/** Data for programs that read the page; nothing in it ends the element. */
export const dataBlock = (type: string, data: unknown, id?: string): Html =>
  new Html(
    `<script type="${type}"${id ? ` id="${id}"` : ''}>${JSON.stringify(data).replace(/</g, '\\u003c')}</script>`,
  )
