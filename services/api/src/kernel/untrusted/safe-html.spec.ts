import { textOfHtml } from '@workledger/domain/kernel/safe-html'
import fc from 'fast-check'
import { parse as safeHtml } from './safe-html.parser'

/** Everything permitted: text without angle brackets, and these tags. */
const allowed =
  /^(?:[^<>]|<\/?(?:p|strong|em|u|h[2-4]|ul|ol|li|blockquote)>|<br>|<\/a>|<a href="(?:https?:\/\/|mailto:)[^"<>\s]*" rel="noopener nofollow" target="_blank">)*$/

const nested = (html: string) => {
  const open: string[] = []

  for (const [, end, name] of html.matchAll(/<(\/?)([a-z0-9]+)[^>]*>/g)) {
    if (name === 'br') continue

    if (!end) open.push(name!)
    else if (open.pop() !== name) return false
  }

  return open.length === 0
}

describe('HTML from people', () => {
  it('keeps paragraphs, lists, emphasis and links', () => {
    const html =
      '<h2>About</h2><p>We <strong>cool</strong> &amp; <em>heat</em>.<br></p><ul><li>One</li></ul>'
    expect(safeHtml(html)).toBe(html)
    expect(safeHtml('<div>A <b>b</b> <i>c</i></div>')).toBe(
      '<p>A <strong>b</strong> <em>c</em></p>',
    )
    expect(safeHtml('<a href="https://example.com/?a=1&amp;b=2" onclick="x()">us</a>')).toBe(
      '<a href="https://example.com/?a=1&amp;b=2" rel="noopener nofollow" target="_blank">us</a>',
    )
    expect(safeHtml(`<a href='mailto:jobs@example.com'>mail</a>`)).toContain(
      'href="mailto:jobs@example.com"',
    )
  })

  it.each([
    ['<script>alert(1)</script>after', 'after'],
    ['<scr<script>ipt>alert(1)</script>', 'ipt&gt;alert(1)'],
    ['<img src=x onerror=alert(1)>', ''],
    ['<svg><script>1</script></svg>x', 'x'],
    ['<p onmouseover="a()" style="position:fixed">x', '<p>x</p>'],
    ['<a href="javascript:alert(1)">x</a>', 'x'],
    ['<a href="java&#115;cript:alert(1)">x</a>', 'x'],
    ['<a href="https://a.test/&quot;onclick=&quot;x">x</a>', 'x'],
    ['<!-- <p>no</p> -->yes', 'yes'],
    ['<iframe src="//x">hidden</iframe>', ''],
    ['a < b & c > d', 'a &lt; b &amp; c &gt; d'],
    ['<p><strong>x</p>y</strong>', '<p><strong>x</strong></p>y'],
    ['a<p', 'a'],
  ])('%s becomes %s', (given, left) => expect(safeHtml(given)).toBe(left))

  it('has only harmless, closed parts, and a second pass leaves it unchanged, for any input', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        ...[
          '<script>',
          '</script>',
          '<p>',
          '</p>',
          '<a href="',
          '">',
          'javascript:',
          'https://x.test',
          '<li>',
          '</ul>',
          '<',
          '>',
          '"',
          "'",
        ],
        ...[
          '&',
          '&lt;',
          '<!--',
          '-->',
          '<svg',
          ' onload=',
          '<strong>',
          '</strong>',
          '<br/>',
          '<style>',
          '&#x3c;',
          '\0',
          '<math><mtext>',
        ],
      ),
      fc.string(),
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (parts) => {
        const safe = safeHtml(parts.join(''))
        expect(safe).toMatch(allowed)
        expect(nested(safe)).toBe(true)
        expect(safeHtml(safe)).toBe(safe)
      }),
      { numRuns: 1000 },
    )
  })

  it('is read as text', () =>
    expect(textOfHtml('<p>A &amp; b</p><ul><li>c</li></ul>')).toBe('A & b\n\n• c'))
})
