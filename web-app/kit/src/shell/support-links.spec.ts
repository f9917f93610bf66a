import { expect, it } from 'vitest'
import { supportLinks } from './support-links'

it('leads to the addresses of the installation, and nowhere without them', () => {
  const [knowledge, contact] = ['https://help.example', 'mailto:help@example.com']

  expect(supportLinks({ knowledge, contact }).map(({ id, to }) => [id, to])).toEqual([
    ['knowledge', knowledge],
    ['contact', contact],
  ])

  expect(supportLinks({ knowledge: null, contact }).map(({ id }) => id)).toEqual(['contact'])
  expect(supportLinks({ knowledge: null, contact: null })).toEqual([])
})
