// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { inForce } from '../shell/shortcuts-dialog'
import { useKeyboard } from '../ui/actions'
import { currentRow, useTableKeys } from './table-keys'
import type { DataTableProps } from './table-props'

afterEach(cleanup)

const people = ['Ana', 'Berta', 'Carl']

function People({ onOpen, onMenu }: { onOpen: (name: string) => void; onMenu: () => void }) {
  useKeyboard()
  const table = {
    name: 'people',
    label: 'People',
    list: { rows: people },
    onOpen,
    rowActions: () => null,
    chosen: [],
    search: true,
  } as unknown as DataTableProps<string>
  const root = useTableKeys(table)

  return (
    <section ref={root as React.RefObject<HTMLElement>}>
      <input type="search" aria-label="Search" />
      <ul>
        {people.map((name) => (
          <li key={name} data-row="" tabIndex={-1} aria-label={name}>
            <input type="checkbox" aria-label={`Select ${name}`} />
            <button type="button" aria-haspopup="menu" onClick={onMenu}>
              Actions
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

const setUp = () => {
  Element.prototype.scrollIntoView = () => {}
  const onOpen = vi.fn()
  const onMenu = vi.fn()
  render(<People onOpen={onOpen} onMenu={onMenu} />)
  return {
    onOpen,
    onMenu,
    press: (key: string) => fireEvent.keyDown(document.activeElement!, { key }),
  }
}

const focused = () => document.activeElement?.getAttribute('aria-label')

it('moves with J and K, and stays within the list', () => {
  const { press } = setUp()
  press('j')
  expect(focused()).toBe('Ana')
  press('j')
  press('j')
  press('j')
  expect(focused()).toBe('Carl')
  press('k')
  expect(focused()).toBe('Berta')
})

it('opens with O, selects with X and opens the menu with M or a full stop', () => {
  const { press, onOpen, onMenu } = setUp()
  press('j')
  press('j')
  press('o')
  expect(onOpen).toHaveBeenCalledExactlyOnceWith('Berta')
  press('x')
  expect((screen.getByLabelText('Select Berta') as HTMLInputElement).checked).toBe(true)
  press('m')
  press('.')
  expect(onMenu).toHaveBeenCalledTimes(2)
})

it('moves on from a checkbox that was pressed', () => {
  const { press } = setUp()
  screen.getByLabelText('Select Ana').focus()
  press('j')
  expect(focused()).toBe('Berta')
})

it('focuses the search with /, where letters are text', () => {
  const { press, onOpen } = setUp()
  press('j')
  press('/')
  expect(focused()).toBe('Search')
  press('o')
  expect(onOpen).not.toHaveBeenCalled()
})

it('acts on the row with the focus before the one that the page marks', () => {
  const row = (marked: boolean) => {
    const element = document.createElement('li')
    if (marked) element.setAttribute('aria-current', 'true')
    return element
  }
  const rows = [row(false), row(true), row(false)]
  expect(currentRow(rows, rows[2]!, -1)).toBe(2)
  expect(currentRow(rows, null, 0)).toBe(1)
  expect(currentRow([row(false)], null, 5)).toBe(0)
  expect(currentRow([row(false)], null, -1)).toBe(-1)
})

it('lists a key once, with the action that it reaches', () => {
  const run = () => {}
  const table = { id: 'table-next', label: 'Next row', keys: 'j', run }
  const inbox = { id: 'inbox-next', label: 'Next request', keys: 'j', run }
  const search = { id: 'table-search', label: 'Search this list', keys: '/', run }
  expect(inForce([table, search, inbox])).toEqual([search, inbox])
})
