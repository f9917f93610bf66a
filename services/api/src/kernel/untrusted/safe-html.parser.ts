import sanitizeHtml from 'sanitize-html'

/** The whole of an address that a link may lead to. */
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
  // What stands in these is no text.
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
  // Of a link that leads elsewhere its text is left.
  exclusiveFilter: ({ tag, attribs }) =>
    tag === 'a' && !ADDRESS.test(attribs.href ?? '') ? 'excludeTag' : false,
}

/**
 * Returns what is left of people's HTML: nothing that can run, load or look like a part of the page
 * around it.
 */
export function parse(given: string): string {
  let safe = once(given)

  // What was dropped can have stood between tags that mean something else side by side, such as two
  // items of a list.
  for (let again = once(safe), left = 5; again !== safe && left > 0; again = once(safe), left--)
    safe = again

  return safe
}

const once = (html: string) => sanitizeHtml(html, options).replaceAll('<br />', '<br>')
