import { expect, it } from 'vitest'
import { supportLinks } from './support-links'

it('leads to what the variables of the build say, and nowhere without them', () => {
  const [VITE_KNOWLEDGE_URL, VITE_CONTACT_URL] = ['https://help.example', 'mailto:help@example.com']
  expect(supportLinks({ VITE_KNOWLEDGE_URL, VITE_CONTACT_URL }).map(({ id, to }) => [id, to])).toEqual([
    ['knowledge', VITE_KNOWLEDGE_URL],
    ['contact', VITE_CONTACT_URL],
  ])
  expect(supportLinks({ VITE_CONTACT_URL, VITE_KNOWLEDGE_URL: '' }).map(({ id }) => id)).toEqual(['contact'])
  expect(supportLinks({})).toEqual([])
})
