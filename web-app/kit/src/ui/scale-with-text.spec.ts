import { compile, middleware, serialize, stringify } from 'stylis'
import { expect, it } from 'vitest'
import { inRem, scaleWithText } from './scale-with-text'

const styled = (css: string) => serialize(compile(css), middleware([scaleWithText, stringify]))

it('writes lengths in rem, and leaves thin lines', () => {
  expect(
    styled('.a{font-size:14px;padding:4px 8.5px;border:1px solid red;outline-offset:-2px}'),
  ).toBe(
    '.a{font-size:0.875rem;padding:0.25rem 0.5313rem;border:1px solid red;outline-offset:-2px;}',
  )
})

it('keeps the sign and calculations', () => {
  expect(styled('.a{margin:-12px;width:calc(100% - 32px);flex:1 1 .5px}')).toBe(
    '.a{margin:-0.75rem;width:calc(100% - 2rem);flex:1 1 .5px;}',
  )
})

it('widens conditions, so that the layout for narrow windows comes earlier', () => {
  expect(styled('@media (max-width:949.98px){.a{gap:16px}}')).toBe(
    '@media (max-width:59.3738rem){.a{gap:1rem;}}',
  )
})

it('leaves names and addresses alone', () => {
  expect(inRem('url(a-16px.svg)')).toBe('url(a-16px.svg)')
  expect(inRem('var(--w16px)')).toBe('var(--w16px)')
  expect(inRem('0 0 16px var(--wl-10px)')).toBe('0 0 1rem var(--wl-10px)')
})
