// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react'
import { createElement, Suspense, startTransition } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { catalogue, onUntranslated, switchLanguage, useText } from './i18n'

const english = {
  rows_one: '{{count}} row',
  rows_other: '{{count}} rows',
  deep: { hello: 'Hello {{name}}' },
} as const

const unread = async () => ({ default: {} as never })
const others = { zh: unread, es: unread, fr: unread, it: unread }

const texts = catalogue('test', english, {
  ...others,
  ar: async () => ({
    default: {
      rows_zero: 'صفر',
      rows_one: 'واحد',
      rows_two: 'اثنان',
      rows_few: '{{count}} قليل',
      rows_many: '{{count}} كثير',
      rows_other: '{{count}} آخر',
      deep: { hello: 'مرحبًا {{name}}' },
    },
  }),
})

beforeEach(() => switchLanguage('en'))

it('counts in English and in the six forms of Arabic', async () => {
  expect([0, 1, 2, 10_001].map((count) => texts.t('rows', { count }))).toEqual([
    '0 rows',
    '1 row',
    '2 rows',
    '10,001 rows',
  ])

  await switchLanguage('ar')

  expect([0, 1, 2, 3, 11, 100].map((count) => texts.t('rows', { count }))).toEqual([
    'صفر',
    'واحد',
    'اثنان',
    '3 قليل',
    '11 كثير',
    '100 آخر',
  ])
})

it('turns the document round and remembers the choice', async () => {
  await switchLanguage('ar')
  expect(document.documentElement).toMatchObject({ lang: 'ar', dir: 'rtl' })
  expect(document.cookie).toContain('language=ar')
})

it('isolates a name that runs against the language', async () => {
  expect(texts.t('deep.hello', { name: 'شركة (1)' })).toBe('Hello \u2068شركة (1)\u2069')
  await switchLanguage('ar')
  expect(texts.t('deep.hello', { name: 'Ana (A)' })).toBe('مرحبًا \u2068Ana (A)\u2069')
  expect(texts.t('deep.hello', { name: 'نور' })).toBe('مرحبًا نور')
})

it('does not escape text, because React does', () => {
  expect(texts.t('deep.hello', { name: '<b>' })).toBe('Hello <b>')
})

it('falls back to English for a text that a language lacks', async () => {
  const partly = catalogue(
    'partly',
    { both: 'Both', rows_one: 'row', rows_other: 'rows' } as const,
    { ...others, ar: async () => ({ default: { both: 'كلاهما' } as never }) },
  )

  await switchLanguage('ar')
  expect([partly.t('both'), partly.t('rows', { count: 1 })]).toEqual(['كلاهما', 'row'])
})

const Hello = ({ of }: { of: ReturnType<typeof helloIn> }) => useText(of)('hello')

const helloIn = (area: string, load: () => Promise<{ default: { hello: string } }>) =>
  catalogue(area, { hello: 'Hello' } as const, { ...others, fr: load, ar: unread })

const shown = (of: ReturnType<typeof helloIn>) =>
  render(createElement(Suspense, { fallback: 'Waiting' }, createElement(Hello, { of })))

afterEach(() => vi.restoreAllMocks())

it('waits for its texts with one promise, which React does not complain of', async () => {
  const complaints = vi.spyOn(console, 'error')
  await switchLanguage('fr')
  const soon = helloIn('soon', async () => ({ default: { hello: 'Bonjour' } }))
  await act(async () => void startTransition(() => void shown(soon)))
  expect(screen.getAllByText('Bonjour')).toHaveLength(1)
  expect(complaints.mock.calls).toEqual([])
})

it('shows English and says so where texts could not be fetched, and asks again later', async () => {
  vi.useFakeTimers()
  await switchLanguage('fr')
  const tell = vi.fn()
  onUntranslated(tell)
  const load = vi.fn().mockRejectedValueOnce(new Error('offline'))
  load.mockResolvedValue({ default: { hello: 'Salut' } })
  const halved = helloIn('halved', load)
  await act(async () => void shown(halved))
  expect(screen.getAllByText('Hello')).toHaveLength(1)
  expect([load.mock.calls.length, tell.mock.calls.length]).toEqual([1, 1])

  vi.advanceTimersByTime(10_000)
  vi.useRealTimers()
  await act(async () => void shown(halved))
  expect(screen.getAllByText('Salut')).toHaveLength(1)
  expect([load.mock.calls.length, tell.mock.calls.length]).toEqual([2, 1])
})
