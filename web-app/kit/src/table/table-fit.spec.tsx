// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { formFor, useTableFit } from './table-fit'

afterEach(cleanup)

it('draws a table while its columns fit', () => {
  expect(formFor({}, 900)).toBe('table')
  expect(formFor({ table: 900 }, 900)).toBe('table')
})

it('moves the columns closer together, then draws cards', () => {
  expect(formFor({ table: 1000 }, 900)).toBe('tight')
  expect(formFor({ table: 1000, tight: 940 }, 940)).toBe('tight')
  expect(formFor({ table: 1000, tight: 940 }, 939)).toBe('cards')
})

it('returns to the table in a wider container', () => {
  expect(formFor({ table: 1000, tight: 940 }, 1000)).toBe('table')
})

/** jsdom lays nothing out: widths of the container and, by form, of the content. */
let container = 0
let content: Record<string, number> = {}

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockImplementation(() => container)
  vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockImplementation(function (this: Element) {
    return Math.max(container, content[this.getAttribute('data-form') ?? ''] ?? 0)
  })
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

function Fitted({ columns }: { columns: string }) {
  const { box, form, roomy } = useTableFit(columns)
  return (
    <section ref={box}>
      {form !== 'cards' && <div data-scroller="" data-form={form} />}
      <output>{`${form} ${roomy}`}</output>
    </section>
  )
}

it.each([
  [1200, 'table false'],
  [950, 'tight false'],
  [900, 'cards true'],
  [600, 'cards false'],
])('measures the columns in a container of %i px', (width, expected) => {
  container = width
  content = { table: 1000, tight: 940 }
  render(<Fitted columns="name,status" />)
  expect(screen.getByRole('status').textContent).toBe(expected)
})

it('measures again when other columns are shown', () => {
  container = 900
  content = { table: 1000, tight: 940 }
  const { rerender } = render(<Fitted columns="name,reason,status" />)
  expect(screen.getByRole('status').textContent).toBe('cards true')

  content = { table: 800 }
  rerender(<Fitted columns="name,status" />)
  expect(screen.getByRole('status').textContent).toBe('table false')
})
