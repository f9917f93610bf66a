import { create } from 'xmlbuilder2'

/**
 * An element: attributes as `@name`, its text as `#`, child elements by name in the schema's order.
 * Null and undefined are left out.
 */
export interface XmlElement {
  readonly [name: string]: XmlContent
}

type XmlContent = string | null | undefined | XmlElement | readonly (XmlElement | string)[]

/**
 * Returns a document with one root. Escapes every text, and drops control characters that XML
 * cannot contain.
 */
export const xmlDocument = (root: XmlElement): string =>
  `${create({ version: '1.0', encoding: 'UTF-8' }, present(root) as object).end({ prettyPrint: true })}\n`

function present(content: XmlContent): unknown {
  if (typeof content === 'string') return carried(content)
  if (Array.isArray(content)) return content.map(present)
  const entries = Object.entries(content as XmlElement).filter(
    ([, value]) => value !== null && value !== undefined,
  )

  return Object.fromEntries(entries.map(([name, value]) => [name, present(value)]))
}

/** Keeps only the characters of XML 1.0. */
const carried = (text: string): string =>
  text.replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, ' ')
