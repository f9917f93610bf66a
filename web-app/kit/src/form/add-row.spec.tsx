// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { AddRow } from './add-row'

// jsdom lays nothing out.
beforeEach(() => {
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList)
})

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

function Items() {
  const [items, setItems] = useState(['first'])

  return (
    <form>
      {items.map((item) => (
        <div key={item}>
          <input aria-label={`Name of ${item}`} />
          <input aria-label={`Price of ${item}`} />
        </div>
      ))}
      <AddRow add={() => setItems([...items, `item ${items.length + 1}`])}>Add item</AddRow>
      <input aria-label="Notes" />
    </form>
  )
}

it('moves the focus into the first field of the row that it adds', () => {
  render(<Items />)

  for (const row of ['item 2', 'item 3']) {
    fireEvent.click(screen.getByRole('button', { name: 'Add item' }))
    expect(document.activeElement).toBe(screen.getByLabelText(`Name of ${row}`))
  }
})
