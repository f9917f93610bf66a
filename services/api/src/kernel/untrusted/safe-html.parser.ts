import sanitizeHtml from 'sanitize-html'

/** Matches a whole address to which a link may lead. */
const ADDRESS = /^(https?:\/\/|mailto:)[^\s<>"'`\\]+$/i

const options: sanitizeHtml.IOptions = {
  allowedTags: [
    'p',
    'br',
    'strong',
    'em',
    'u',
    'h2',
    'h3',
    'h4',
    'ul',
    'ol',
    'li',
    'blockquote',
    'a',
  ],
  allowedAttributes: { a: ['href', 'rel', 'target'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  // The content of these tags is not text.
  nonTextTags: [
    ...[
      'script',
      'style',
      'template',
      'title',
      'textarea',
      'option',
      'select',
      'iframe',
      'noscript',
      'noembed',
      'noframes',
      'xmp',
    ],
    ...['plaintext', 'object', 'svg', 'math', 'head'],
  ],
  transformTags: {
    b: 'strong',
    i: 'em',
    div: 'p',
    h1: 'h2',
    h5: 'h4',
    h6: 'h4',
    a: (tagName, { href = '' }) => ({
      tagName,
      attribs: { href: href.trim(), rel: 'noopener nofollow', target: '_blank' },
    }),
  },
  selfClosing: ['br'],
  nestingLimit: 20,
  // A link to another target keeps only its text.
  exclusiveFilter: ({ tag, attribs }) =>
    tag === 'a' && !ADDRESS.test(attribs.href ?? '') ? 'excludeTag' : false,
}

/** Returns people's HTML without anything that can run, load or imitate the page around it. */
export function parse(given: string): string {
  let safe = once(given)

  // Dropped tags may leave neighbours that mean something else together, such as two items of a
  // list.
  for (let again = once(safe), left = 5; again !== safe && left > 0; again = once(safe), left--)
    safe = again

  return safe
}

const once = (html: string) => sanitizeHtml(html, options).replaceAll('<br />', '<br>')
