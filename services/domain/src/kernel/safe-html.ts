/** What is left of people's HTML. Nothing here can run, load or look like a part of the page around it. */
const kept = new Set(['p', 'br', 'strong', 'em', 'u', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'a'])
const known: Readonly<Record<string, string>> = { b: 'strong', i: 'em', div: 'p', h1: 'h2', h5: 'h4', h6: 'h4' }
/** What stands in these is no text. */
const dropped = /^(script|style|template|title|textarea|iframe|noscript|noembed|noframes|xmp|plaintext|object|svg|math|select|head)$/
const MOST_DEPTH = 20

/**
 * Writes HTML anew from what is recognised in the given one: elements of a short list without attributes, links to web pages and
 * addresses, and text. The answer is made of nothing else, however the given one would be read, so it is harmless by construction.
 */
export function safeHtml(given: string): string {
  const open: string[] = []
  let out = ''
  let at = 0
  while (at < given.length) {
    const next = given.indexOf('<', at)
    out += escaped(given.slice(at, next < 0 ? undefined : next))
    if (next < 0) break
    const comment = /^<(!--|[!?/](?![a-z]))/i.exec(given.slice(next, next + 4))
    const tag = comment ? null : /^<(\/?)([a-z][a-z0-9:-]*)((?:[^>"']|"[^"]*"|'[^']*')*)>/i.exec(given.slice(next, next + 4096))
    if (comment) {
      const end = given.indexOf(comment[1] === '!--' ? '-->' : '>', next + 2)
      at = end < 0 ? given.length : end + (comment[1] === '!--' ? 3 : 1)
      continue
    }
    if (!tag) {
      out += '&lt;'
      at = next + 1
      continue
    }
    at = next + tag[0].length
    const name = tag[2]!.toLowerCase()
    if (dropped.test(name)) {
      if (!tag[1]) at = after(given, name, at)
      continue
    }
    const element = known[name] ?? name
    if (!kept.has(element)) continue
    if (element === 'br') out += '<br>'
    else if (!tag[1]) {
      if (open.length >= MOST_DEPTH) continue
      const start = element === 'a' ? linkTo(tag[3]!) : `<${element}>`
      if (!start) continue
      open.push(element)
      out += start
    } else if (open.includes(element)) {
      // What was opened inside of it and never closed ends with it.
      for (let last = open.pop(); last !== undefined; last = last === element ? undefined : open.pop()) out += `</${last}>`
    }
  }
  for (const last of open.reverse()) out += `</${last}>`
  return out
}

/** Text in an element or an attribute; what was written as a reference stays one character. */
const escaped = (text: string) =>
  text
    .replace(/&(?!(?:[a-z][a-z0-9]{1,31}|#\d{1,7}|#x[0-9a-f]{1,6});)/gi, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')

function after(given: string, name: string, from: number): number {
  const end = new RegExp(`</${name}[^>]*>`, 'i').exec(given.slice(from))
  return end ? from + end.index + end[0].length : given.length
}

/** The start of a link to a web page or an e-mail address; undefined where it leads elsewhere. */
function linkTo(attributes: string): string | undefined {
  const found = /(?:^|\s)href\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i.exec(attributes)
  const address = (found?.[1] ?? found?.[2] ?? found?.[3] ?? '').trim()
  // Nothing that a reference could hide: those of `&amp;` in queries are all that addresses need.
  const plain = address.replace(/&amp;/gi, '&')
  if (!/^(https?:\/\/|mailto:)[^\s<>"'`\\&;]*(?:&[^\s<>"'`\\&;]*)*$/i.test(plain)) return undefined
  return `<a href="${escaped(plain)}" rel="noopener nofollow" target="_blank">`
}

/** HTML that `safeHtml` has written, as plain text. */
export const textOfHtml = (html: string) =>
  html
    .replace(/<li>/g, '\n• ')
    .replace(/<(br|\/p|\/h[2-4]|\/blockquote|\/ul|\/ol)>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
